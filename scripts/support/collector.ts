import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  name: string
  spanId: string
  /** Empty for a root span. */
  parentSpanId: string
  attributes: Record<string, string | number | boolean>
  failed: boolean
  /** The whole span, as JSON. */
  json: string
}

interface OtlpAttribute {
  key: string
  value: Record<string, string | number | boolean>
}

interface OtlpSpan {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: OtlpAttribute[]
  status?: { code?: number }
}

/** The parts of an export request that the collector reads. */
interface OtlpTraces {
  resourceSpans: Array<{ resource: { attributes: OtlpAttribute[] }, scopeSpans: Array<{ spans: OtlpSpan[] }> }>
}

type Answer = (response: ServerResponse) => void

export const accepts: Answer = response => { response.writeHead(200, { 'content-type': 'application/json' }).end('{}') }

/**
 * Starts an OTLP collector on `host`. It keeps the traces that it receives, and parses the spans of JSON requests.
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export async function createCollector(answer: Answer = accepts, host = '127.0.0.1') {
  const received: Array<{ path: string, headers: IncomingHttpHeaders, bytes: Buffer }> = []
  const spans: CollectedSpan[] = []
  const resources: Array<CollectedSpan['attributes']> = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => {
      const bytes = Buffer.concat(pieces)
      received.push({ path: request.url ?? '', headers: request.headers, bytes })
      if (request.headers['content-type'] === 'application/json') collect(JSON.parse(bytes.toString()) as OtlpTraces)
      answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, host, resolve))

  function collect({ resourceSpans }: OtlpTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(valuesOf(resource.attributes))
      for (const { spans: found } of scopeSpans) for (const span of found) spans.push(toSpan(span))
    }
  }

  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    received,
    spans,
    resources,
    /** Headers and bodies of all requests, as text. */
    get text() {
      return received.map(({ bytes, headers }) => JSON.stringify(headers) + bytes.toString('latin1')).join('\n')
    },
    named: (name: string) => spans.filter(span => span.name === name),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function toSpan(span: OtlpSpan): CollectedSpan {
  return {
    name: span.name,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId ?? '',
    attributes: valuesOf(span.attributes),
    failed: span.status?.code === 2,
    json: JSON.stringify(span),
  }
}

const valuesOf = (attributes: readonly OtlpAttribute[]): CollectedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]!]))
