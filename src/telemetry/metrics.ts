import prometheus from 'prom-client'
import type { Gauges } from '../core/gauges.ts'
import type { Telemetry, WorkFacts } from '../lib/telemetry.ts'

export interface Metrics {
  telemetry: Telemetry
  /** Everything, in Prometheus' text format. */
  scrape(): Promise<{ contentType: string, text: string }>
}

interface MetricsParts {
  version: string
  /** The names of sources that come with the service. Others are an operator's or a pack's, and are counted as one. */
  sources: ReadonlySet<string>
  /** What is read at each scrape; undefined where the store does not answer. */
  read(): Promise<Gauges | undefined>
  /** Where tasks run in this process. */
  slots: { size: number, readonly free: number } | undefined
}

const requestSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const outsideSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]
const otherSource = 'other'
/** Of the default ones: gauges with the name of a counter, which promtool complains of. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** Names and units as https://prometheus.io/docs/practices/naming has them. Labels take words from our own lists only. */
export function createMetrics({ version, sources, read, slots }: MetricsParts): Metrics {
  const registry = new prometheus.Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new prometheus.Counter({ name: `tracewell_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new prometheus.Gauge({ name: `tracewell_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new prometheus.Histogram({
    name: `tracewell_${name}`,
    help,
    labelNames,
    buckets,
    registers,
  })

  prometheus.collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  for (const name of misnamed) registry.removeSingleMetric(name)
  gauge('build_info', 'The version that runs, always 1', ['version', 'node']).set({ version, node: process.version }, 1)

  const requests = counter('http_requests_total', 'Requests answered, by operation and class of status', ['service',
    'operation', 'status'])
  const requestDuration = histogram(
    'http_request_duration_seconds',
    'Until the answer, or the beginning of an event stream',
    ['service', 'operation'],
    requestSeconds,
  )
  const streams = gauge('stream_clients', 'Event streams that are being read from this process')

  const searches = gauge('searches', 'Stored searches by state, of all processes', ['state'])
  const temporarySearches = gauge('temporary_searches', 'Temporary searches that run, of all processes')
  const searchesEnded = counter('searches_ended_total', 'Searches ended by this process, by status', ['mode', 'status'])
  const shardsWaiting = gauge('shards_waiting', 'Shards of searches that no runner has taken yet, of all processes')
  const shardsRunning = gauge('shards_running', 'Shards that this process runs')
  const shards = counter('shards_total', 'Shards that this process has let go of, by outcome', ['outcome'])

  const sourceRuns = counter('source_runs_total', 'Sources asked, by outcome', ['kind', 'source', 'outcome', 'cached'])
  const sourceFailures = counter('source_failures_total', 'Sources that failed, by reason', ['kind', 'source', 'code'])
  const sourceDuration = histogram('source_duration_seconds', 'How long a source took, cached answers left out', [
    'kind',
    'source',
  ], outsideSeconds)

  const deliveries = gauge(
    'webhook_deliveries',
    'Webhooks to be delivered, of all processes: due now, or scheduled for later',
    ['state'],
  )
  const attempts = counter('webhook_attempts_total', 'Attempts to deliver a webhook, by outcome and class of status', [
    'outcome',
    'status',
  ])
  const attemptDuration = histogram(
    'webhook_attempt_duration_seconds',
    'How long an attempt to deliver a webhook took',
    ['outcome'],
    outsideSeconds,
  )

  const outgoing = counter('egress_requests_total', 'Requests to the outside world, by outcome and class of status', [
    'purpose',
    'outcome',
    'status',
  ])
  const outgoingDuration = histogram(
    'egress_request_duration_seconds',
    'How long a request to the outside world took',
    ['purpose', 'outcome'],
    outsideSeconds,
  )

  const storeUp = gauge('store_up', 'Whether the store answered this scrape')
  for (const mode of ['stored', 'temporary'] as const) {
    for (const status of ['finished', 'error'] as const) searchesEnded.inc({ mode, status }, 0)
  }
  if (slots) {
    gauge('runner_places', 'Sources that this process can ask at a time').set(slots.size)
    new prometheus.Gauge({
      name: 'tracewell_runner_places_free',
      help: 'Those of them that are free',
      registers,
      collect() {
        this.set(slots.free)
      },
    })
  }

  const begun: { [Kind in keyof WorkFacts]?: () => void } = {
    stream: () => streams.inc(),
    shard: () => shardsRunning.inc(),
  }
  const ended: { [Kind in keyof WorkFacts]: (facts: WorkFacts[Kind], seconds: number | undefined) => void } = {
    request({ service, operation = 'none', status }, seconds = 0) {
      requests.inc({ service, operation, status: classOf(status) })
      requestDuration.observe({ service, operation }, seconds)
    },
    stream: () => streams.dec(),
    shard({ outcome }) {
      shardsRunning.dec()
      shards.inc({ outcome })
    },
    search: ({ mode, status }) => searchesEnded.inc({ mode, status }),
    source({ kind, slug, outcome, cached, code }, seconds) {
      const source = sources.has(slug) ? slug : otherSource
      sourceRuns.inc({ kind, source, outcome, cached: String(cached) })
      if (code !== undefined && outcome !== 'skipped') sourceFailures.inc({ kind, source, code })
      if (seconds !== undefined && !cached && outcome !== 'skipped') sourceDuration.observe({ kind, source }, seconds)
    },
    webhook({ outcome, status }, seconds = 0) {
      attempts.inc({ outcome, status: classOf(status) })
      attemptDuration.observe({ outcome }, seconds)
    },
    egress({ purpose, outcome, status }, seconds = 0) {
      outgoing.inc({ purpose, outcome, status: classOf(status) })
      outgoingDuration.observe({ purpose, outcome }, seconds)
    },
  }

  function show(gauges: Gauges | undefined): void {
    storeUp.set(gauges ? 1 : 0)
    for (const one of [searches, temporarySearches, shardsWaiting, deliveries]) one.reset()
    if (!gauges) return
    for (const [state, count] of Object.entries(gauges.searches)) searches.set({ state }, count)
    for (const [state, count] of Object.entries(gauges.deliveries)) deliveries.set({ state }, count)
    temporarySearches.set(gauges.temporarySearches)
    shardsWaiting.set(gauges.shardsWaiting)
  }

  return {
    telemetry: {
      begin(kind) {
        const startMs = performance.now()
        let over = false
        begun[kind]?.()
        return {
          within: run => run(),
          end(facts) {
            if (over) return
            over = true
            ended[kind](facts, (performance.now() - startMs) / 1_000)
          },
        }
      },
      report: (kind, facts) => ended[kind](facts, undefined),
    },

    async scrape() {
      show(await read())
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

const classOf = (status: number | undefined): string => status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
