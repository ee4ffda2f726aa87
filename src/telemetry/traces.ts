import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { within } from '../lib/abort.ts'
import type { Log } from '../lib/log.ts'
import { once } from '../lib/once.ts'
import type { Telemetry, WorkFacts } from '../lib/telemetry.ts'
import type { TraceConfig } from './trace-config.ts'

export interface Traces {
  telemetry: Telemetry
  /** Sends the remaining spans. Takes at most two seconds. */
  close(): Promise<void>
}

interface TracesParts {
  config: TraceConfig
  version: string
  environment: string
  log: Log
}

interface SpanFacts {
  name: string
  attributes: Attributes
  failed: boolean
}

/**
 * Time limit for sending one batch of spans, retries included. The spans of later batches wait in the queue meanwhile.
 */
const exportTimeoutMs = 5_000
const shutdownTimeoutMs = 2_000
const maxQueuedSpans = 2_048
const warnEveryMs = 60_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Sends spans to an OpenTelemetry collector. The `traceparent` of an incoming request is ignored. Otherwise, a caller
 * could put text into the traces and decide which traces are kept. Outgoing requests carry no `traceparent`, because
 * sources and webhook receivers are third parties.
 */
export async function createTraces({ config, version, environment, log }: TracesParts): Promise<Traces> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': version,
      'deployment.environment.name': environment,
      ...config.attributes,
      'service.name': config.serviceName,
    }),
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor({
      exporter: withWarnings(await createExporter(config), log),
      maxQueueSize: maxQueuedSpans,
      scheduledDelayMillis: 1_000,
      exportTimeoutMillis: exportTimeoutMs + 1_000,
    })],
  })
  const tracer = provider.getTracer('tracewell', version)
  const currentSpan = new AsyncLocalStorage<Span>()

  return {
    telemetry: {
      begin(kind) {
        // A stream needs no span: the request that opened it has one. A wait is part of an outgoing request.
        if (kind === 'stream' || kind === 'wait') return { within: run => run(), end: () => undefined }
        const parent = currentSpan.getStore()
        const span = tracer.startSpan(
          kind,
          { kind: spanKinds[kind] ?? SpanKind.INTERNAL },
          parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
        )
        return {
          within: run => currentSpan.run(span, run),
          end(facts) {
            if (!span.isRecording()) return
            const { name, attributes, failed } = describeSpan[kind](facts)
            span.updateName(name).setAttributes(attributes)
            // The status has no message, because a message could quote a searched value.
            if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        }
      },
      report: () => undefined,
    },

    close: once(async () => {
      await within(provider.shutdown(), shutdownTimeoutMs, () => new Error('the last traces were not sent in time'))
        .catch(() => undefined)
    }),
  }
}

const spanKinds: { [Kind in keyof WorkFacts]?: SpanKind } = { request: SpanKind.SERVER, egress: SpanKind.CLIENT }

/**
 * Describes the span of each kind of work. Spans have the names from
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/ if that document defines a name for them. Attributes do
 * not contain the host, because it may be the searched value.
 */
const describeSpan: { [Kind in keyof WorkFacts]: (facts: WorkFacts[Kind]) => SpanFacts } = {
  request: ({ service, operation, method, status, requestId }) => ({
    name: operation ?? 'unmatched', failed: status !== undefined && status >= 500,
    attributes: withoutUndefined({
      'tracewell.service': service,
      'tracewell.operation': operation,
      'tracewell.request_id': requestId,
      'http.request.method': methodOf(method),
      'http.response.status_code': status,
    }),
  }),
  stream: () => ({ name: 'stream', attributes: {}, failed: false }),
  leader: () => ({ name: 'leader', attributes: {}, failed: false }),
  wait: () => ({ name: 'wait', attributes: {}, failed: false }),
  shard: ({ attempt, outcome, searchId }) => ({
    name: 'search shard', failed: outcome === 'broken',
    attributes: { 'tracewell.outcome': outcome, 'tracewell.attempt': attempt, 'tracewell.search_id': searchId },
  }),
  search: ({ mode, status }) => ({
    name: `${mode} search`,
    failed: status === 'error',
    attributes: { 'tracewell.outcome': status },
  }),
  source: ({ kind, slug, outcome, cached, code }) => ({
    name: `${kind} ${slug}`, failed: outcome === 'failed' || outcome === 'timeout',
    attributes: withoutUndefined({
      'tracewell.source.kind': kind,
      'tracewell.source': slug,
      'tracewell.outcome': outcome,
      'tracewell.cached': cached,
      'error.type': code,
    }),
  }),
  webhook: ({ outcome, status, subject }) => ({
    name: 'webhook attempt',
    failed: outcome !== 'delivered',
    attributes: withoutUndefined({
      'tracewell.outcome': outcome,
      'http.response.status_code': status,
      [`tracewell.${subject.kind}_id`]: subject.id,
    }),
  }),
  egress: ({ purpose, method, outcome, status }) => ({
    name: methodOf(method), failed: outcome !== 'answered',
    attributes: withoutUndefined({
      'tracewell.purpose': purpose, 'http.request.method': methodOf(method), 'http.response.status_code': status,
      'error.type': outcome === 'answered' ? undefined : outcome,
    }),
  }),
}

const methodOf = (method = ''): string => methods.has(method) ? method : '_OTHER'

const withoutUndefined = (attributes: Record<string, string | number | boolean | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))

function createSampler({ sampler, ratio }: TraceConfig): Sampler {
  const [root, isParentBased] = [sampler.replace('parentbased_', ''), sampler.startsWith('parentbased_')]
  const rootSampler = root === 'always_on'
    ? new AlwaysOnSampler()
    : root === 'always_off'
    ? new AlwaysOffSampler()
    : new TraceIdRatioBasedSampler(ratio)
  return isParentBased ? new ParentBasedSampler({ root: rootSampler }) : rootSampler
}

async function createExporter({ protocol, url, headers }: TraceConfig): Promise<SpanExporter> {
  const { OTLPTraceExporter } = protocol === 'http/json'
    ? await import('@opentelemetry/exporter-trace-otlp-http')
    : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeoutMs })
}

/** Wraps an exporter to log failed deliveries, at most once a minute. The spans of a failed delivery are lost. */
function withWarnings(exporter: SpanExporter, log: Log): SpanExporter {
  let silentUntilMs = 0
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        if (Number(result.code) !== 0 && performance.now() >= silentUntilMs) {
          silentUntilMs = performance.now() + warnEveryMs
          log.warn(
            { err: result.error, count: spans.length },
            'spans could not be delivered: check OTEL_EXPORTER_OTLP_ENDPOINT',
          )
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
