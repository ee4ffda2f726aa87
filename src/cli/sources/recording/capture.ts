import type { Client, Request, Response } from '../../../sources/egress/client.ts'
import type { Exchange } from '../../../upstreams/recordings.ts'
import { parsedJson, type Minimiser } from './minimise.ts'

/** Headers of an answer that a source, or the recognition of block pages, reads. Cookies are never among them. */
const keptHeaders = [
  'content-type', 'last-modified', 'location', 'retry-after', 'x-ratelimit-remaining', 'cf-mitigated',
  'x-amzn-waf-action',
]
/** Maximum number of exchanges of an example: a source that reads many pages sends the same request again and again. */
const maxExchanges = 20
/** Maximum size of an answer that is read as JSON, in bytes. Of a larger one, the beginning is kept. */
const maxJsonBytes = 4 * 1024 * 1024
/** Number of bytes from which the kept beginning of a text is taken. No key is that long, so none is cut in two. */
const beginningBytes = 16 * 1024

/** Wraps a client, so that the requests that it sends, and the answers, can be read afterwards. */
export function captureExchanges(client: Client) {
  const sent: Array<{ request: Request, response?: Response }> = []
  return {
    client: {
      ...client,
      async send(request, signal) {
        const place: { request: Request, response?: Response } = { request }
        if (sent.length < maxExchanges) sent.push(place)
        return place.response = await client.send(request, signal)
      },
    } satisfies Client,
    /**
     * Returns the answered requests, in the order in which they were sent and without their headers. If a request was
     * repeated, only its last exchange is returned.
     */
    exchanges(minimiser: Minimiser): Exchange[] {
      const byRequest = new Map<string, Exchange>()
      for (const { request, response } of sent) {
        if (response === undefined) continue
        const written = requestOf(request, minimiser)
        byRequest.set(JSON.stringify(written), { request: written, response: responseOf(response, minimiser) })
      }
      return [...byRequest.values()]
    },
  }
}

function requestOf({ url, method = 'GET', body }: Request, { whole }: Minimiser): Exchange['request'] {
  const sent = body === undefined ? undefined : whole(body)
  return {
    url: whole(url),
    ...method !== 'GET' && { method },
    ...sent !== undefined && { body: parsedJson(sent) ?? sent },
  }
}

function responseOf({ status, headers, body }: Response, minimiser: Minimiser): Exchange['response'] {
  const kept = keptHeaders.flatMap(name => headers[name] === undefined ? [] : [[name, minimiser.text(headers[name])]])
  return {
    status,
    ...kept.length > 0 && { headers: Object.fromEntries(kept) as Record<string, string> },
    ...body.length > 0 && { body: bodyOf(body, minimiser) },
  }
}

function bodyOf(body: Buffer, minimiser: Minimiser): unknown {
  const start = body.subarray(0, beginningBytes)
  if (start.includes(0)) return minimiser.binary(body.length)
  const value = body.length > maxJsonBytes ? undefined : parsedJson(body.toString())
  return value === undefined ? minimiser.page(start.toString(), body.length) : minimiser.json(value)
}
