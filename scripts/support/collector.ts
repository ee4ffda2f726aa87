import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Json } from './start.ts'

export interface CollectedSpan {
  name: string
  spanId: string
  /** Empty for a root span. */
  parentSpanId: string
  attributes: Record<string, string | number | boolean>
  failed: boolean
  /** Every other field of the span, as JSON. */
  json: string
}

type Answer = (response: ServerResponse) => void

export const accepts: Answer = response => { response.writeHead(200, { 'content-type': 'application/json' }).end('{}') }

/**
 * An OTLP collector on loopback that keeps the traces it receives. Spans are parsed if they come as JSON.
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export async function createCollector(answer: Answer = accepts) {
  const received: Array<{ path: string, headers: IncomingHttpHeaders, bytes: Buffer }> = []
  const spans: CollectedSpan[] = []
  const resources: Array<Record<string, unknown>> = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece)).on('end', () => {
      const bytes = Buffer.concat(pieces)
      received.push({ path: request.url ?? '', headers: request.headers, bytes })
      if (request.headers['content-type'] === 'application/json') collect(JSON.parse(bytes.toString()))
      answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  function collect({ resourceSpans }: Json): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(valuesOf(resource.attributes))
      for (const { spans: found } of scopeSpans) for (const span of found) spans.push(toSpan(span))
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans,
    resources,
    /** Every byte received, as text. */
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

function toSpan(span: Json): CollectedSpan {
  return {
    name: span.name,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId ?? '',
    attributes: valuesOf(span.attributes) as CollectedSpan['attributes'],
    failed: span.status?.code === 2,
    json: JSON.stringify(span),
  }
}

const valuesOf = (attributes: Json[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }: Json) => [key, Object.values(value as object)[0]]))
