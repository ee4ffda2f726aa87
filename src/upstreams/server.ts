import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { authorityOf } from '../lib/listen.ts'
import { notSimulated } from '../lib/not-simulated.ts'
import { magicSystems } from './magic-systems.ts'
import { failsPartially, isRequiredHost, magicValues, outcomeOf } from './outcomes.ts'
import type { Outcome } from './outcomes.ts'
import { magicVins } from './vpic.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

const maxBodyBytes = 1_048_576
const json = 'application/json; charset=utf-8'
const captchaPage = `<!doctype html><html lang="en"><title>Attention Required</title>
<h1>Access denied</h1><p>Please complete the CAPTCHA to show that you are not a robot.</p></html>`

/** Path at any host that the upstream of `https://*` has (`addresses.ts`). */
const wellKnown = '/.well-known'

const lateOutcomes: ReadonlySet<Outcome> = new Set(['late', 'lost', 'lacking'])

export interface UpstreamServerOptions {
  upstreams: readonly Upstream[]
  /** Returns the outcome for a searched value. Default: `outcomeOf`. */
  outcomes?: (subject: string) => Outcome
  /** Delay of the outcome `slow`, in milliseconds. */
  slowMs?: number
  /** Resolves when an answer with the outcome `slow` may be sent. Default: after `slowMs`. */
  slow?: () => Promise<unknown>
  /**
   * Delay of the outcomes `late`, `lost` and `lacking`, in milliseconds. In the sandbox, this delay is longer than the
   * time after which a tool answers 504, and shorter than the deadline of a source.
   */
  lateMs?: number
}

export interface UpstreamServer {
  /** Base URL without a trailing slash: `http://127.0.0.1:9100`. Empty before `listen`. */
  readonly url: string
  /** Egress routes that send every request, and every question to a WHOIS server, to this simulator. */
  readonly routes: string
  /** Number of requests so far, by host. Requests without a response count too. */
  readonly requests: ReadonlyMap<string, number>
  /** Starts listening and resolves with `url`. Port 0 selects a free port. */
  listen(port: number, host?: string): Promise<string>
  /** Closes the server and breaks all open connections. */
  close(): Promise<void>
}

/**
 * Creates a server that simulates all upstreams on one port: `/{host}/{path}` stands for `https://{host}/{path}`. The
 * port also answers the questions of WHOIS, which are no HTTP: those without a dot as IANA, the others as a registry.
 */
export function createUpstreamServer(options: UpstreamServerOptions): UpstreamServer {
  const { upstreams, outcomes = outcomeOf, slowMs = 1_500, lateMs = 7_000 } = options
  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal })
  const { slow = () => pause(slowMs) } = options
  const byPlace = new Map(upstreams.map(upstream => [placeOf(new URL(upstream.origin)), upstream]))
  const hosts = [...new Set(upstreams.map(({ origin }) => new URL(origin).host))].sort()
  const requests = new Map<string, number>()
  /** Hosts and values of the outcome `recover` that were asked before. */
  const recovered = new Set<string>()
  /** Places and values of the outcome `watch` that the next request finds. */
  const found = new Set<string>()
  const closing = new AbortController()
  let url = ''

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, host = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(message.url ?? '') ?? []
    if (host === '') return send(response, { body: { hosts, magicValues, magicVins, magicSystems } })
    const place = placeOf(new URL(`https://${host}${rest}`))
    const path = place.replace(/\?.*$/, '') // a query can have a key
    const upstream = byPlace.get(place) ?? byPlace.get(path) ?? byPlace.get(host) ??
      byPlace.get(host.replace(/\..*$/, '.*')) ?? byPlace.get(`*${path.slice(host.length).slice(0, wellKnown.length)}`)
    if (!upstream) {
      return send(response, {
        status: 501,
        headers: { [notSimulated]: 'true' },
        body: { error: `no simulated provider for https://${host}` },
      })
    }
    requests.set(host, (requests.get(host) ?? 0) + 1)
    const request = await read(message, `${new URL(upstream.origin).protocol}//${host}${rest}`)
    if (!request) return send(response, { status: 413, body: { error: 'The body is too large' } })
    await answerAs(upstream, request, response)
  }

  async function answerAs(upstream: Upstream, request: UpstreamRequest, response: ServerResponse): Promise<void> {
    const subject = upstream.subject(request)
    const outcome = outcomes(subject)
    if (outcome === 'hang') return
    if (outcome === 'drop') {
      response.destroy()
      return
    }
    if (outcome === 'slow') await slow()
    if (lateOutcomes.has(outcome)) await pause(lateMs)
    if (outcome === 'recover' && isPartFailing(upstream, request)) {
      const asked = `${request.url.host} ${subject}`
      if (!recovered.has(asked)) {
        recovered.add(asked)
        return send(response, internalError)
      }
    }
    const isFound = outcome === 'watch' ? alternates(`${placeOf(request.url)} ${subject}`) : outcome !== 'none'
    const said = !isFound ? upstream.notFound(subject, request) : upstream.found(subject, request)
    send(response, upstream.failure?.(outcome) ?? commonFailure(outcome, upstream, request) ?? said)
  }

  /** Returns `false` for the first request, `true` for the second one, and so on. */
  function alternates(asked: string): boolean {
    if (found.delete(asked)) return true
    found.add(asked)
    return false
  }

  const server = createServer((message, response) => {
    answer(message, response).catch(() => {
      if (closing.signal.aborted || response.headersSent) response.destroy()
      else send(response, { status: 400, body: { error: 'The simulator cannot read this request' } })
    })
  })

  /** https://www.rfc-editor.org/rfc/rfc3912 */
  async function answerWhois(question: string, socket: Duplex): Promise<void> {
    const upstream = byPlace.get(whoisPlace)
    if (!upstream) return void socket.destroy()
    requests.set(whoisPlace, (requests.get(whoisPlace) ?? 0) + 1)
    const request = { method: 'GET', url: new URL(upstream.origin), headers: {}, body: question }
    const outcome = outcomes(upstream.subject(request))
    if (outcome === 'hang') return
    if (outcome === 'drop') return void socket.destroy()
    if (outcome === 'slow') await slow()
    if (lateOutcomes.has(outcome)) await pause(lateMs)
    const isFound = outcome === 'watch' ? alternates(`${whoisPlace} ${question}`) : outcome !== 'none'
    const { body } = upstream.failure?.(outcome)
      ?? (isFound ? upstream.found(question, request) : upstream.notFound(question, request))
    socket.end(typeof body === 'string' ? body : '')
  }

  server.on('clientError', (error, socket) => {
    const question = whoisQuestion(error)
    if (question === undefined) socket.destroy()
    else answerWhois(question, socket).catch(() => socket.destroy())
  })

  return {
    get url() { return url },
    get routes() { return `*=${url}/{host} whois=${new URL(url).host}` },
    requests,
    async listen(port, host = '127.0.0.1') {
      await once(server.listen(port, host), 'listening')
      const { address, port: taken } = server.address() as AddressInfo
      url = `http://${authorityOf({ host: address, port: taken })}`
      return url
    },
    async close() {
      closing.abort()
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Returns the line that a client sent in place of a request of HTTP, whose methods are in capitals. */
const whoisQuestion = (error: Error): string | undefined =>
  'rawPacket' in error ? /^[^A-Z][^\r\n]*(?=\r\n$)/.exec(String(error.rawPacket))?.[0] : undefined

/** Place of the upstream that answers questions of WHOIS. */
const whoisPlace = 'whois'

/** Returns the host, and the path and the query if there are any. */
const placeOf = ({ host, pathname, search }: URL): string => `${host}${pathname.replace(/\/$/, '')}${search}`

const internalError: UpstreamAnswer = { status: 500, body: { error: 'Internal Server Error' } }

/** Returns `true` if the upstream fails in a `partial` search. */
const isPartFailing = (upstream: Upstream, request: UpstreamRequest): boolean =>
  upstream.failsPartially?.(request) ?? failsPartially(request.url.host)

/**
 * Returns the response for a failure that looks the same for all upstreams. Returns `undefined` if the upstream itself
 * must create the response.
 */
function commonFailure(outcome: Outcome, upstream: Upstream, request: UpstreamRequest): UpstreamAnswer | undefined {
  const { host } = request.url
  const fails = outcome === 'failure' || outcome === 'lost' ||
    ((outcome === 'required' || outcome === 'lacking') && isRequiredHost(host))
    || (outcome === 'partial' && isPartFailing(upstream, request))
  if (fails) return internalError
  if (outcome === 'limited') {
    return { status: 429, headers: { 'retry-after': '60' }, body: { error: 'Too Many Requests' } }
  }
  if (outcome === 'blocked') {
    return { status: 403, headers: { 'content-type': 'text/html; charset=utf-8' }, body: captchaPage }
  }
  if (outcome === 'broken') return { headers: { 'content-type': json }, body: '{"data":[{"id":1,"name":"Sam Exa' }
  if (outcome === 'changed') return { body: { notice: 'This interface has moved', version: 2 } }
  return undefined
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: UpstreamAnswer): void {
  const type = typeof body === 'string'
    ? 'text/plain; charset=utf-8'
    : Buffer.isBuffer(body)
    ? 'application/octet-stream'
    : json
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
}

/** Returns the request as the real service would receive it. Returns `undefined` if the body exceeds `maxBodyBytes`. */
async function read(message: IncomingMessage, url: string): Promise<UpstreamRequest | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) return undefined
    chunks.push(chunk)
  }
  const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')] as const)
  return {
    method: message.method ?? 'GET',
    url: new URL(url),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
