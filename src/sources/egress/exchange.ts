import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { untilAborted } from '../../lib/abort.ts'
import { wasBusy, watchLateness } from '../../lib/lateness.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { RequestOutcome } from '../governor/budgets.ts'
import type { Governor } from '../governor/governor.ts'
import { limitOf, type OriginLimit } from '../governor/origin-limits.ts'
import { acceptedCodings, readBody, readStart } from './body.ts'
import { exchangeFailure, machineBusy } from './failure.ts'
import { readPage, type PageSearch } from './page.ts'
import { readRedirect, type Hop } from './redirect.ts'
import { budgetFailure, budgetOutcome } from './request-outcome.ts'
import { reportSending } from './sending.ts'
import type { Transport } from './transport.ts'
import type { WhoisTransport } from './whois.ts'
import { isWhois, originOf } from '../../lib/whois-url.ts'

export interface Response {
  status: number
  /**
   * Header names are in lower case. Repeated headers are joined with a comma. `content-encoding` is kept, although
   * `body` is decoded.
   */
  headers: Record<string, string>
  body: Buffer
  /**
   * URL of the response after redirects. It is always the public URL of the source, even if the request went through a
   * route or a proxy.
   */
  url: string
  /** `true` if `body` is only a part of the body (`Request.search`). */
  isPart?: boolean
}

/** End of one hop: the response, or the hop to which it redirects. */
type HopResult = Response | { next: Hop, status: number, headers: Record<string, string> }

/** Options of a request that apply to each of its hops. */
export interface HopOptions {
  maxBytes: number
  mayTruncate: boolean
  search: PageSearch | undefined
  follows: boolean
  timeoutMs: number | undefined
}

interface ExchangeParts {
  governor: Governor
  /** Limits the concurrent requests to all origins. */
  slots: Semaphore
  openTransport(): Transport
  whois: WhoisTransport
  originLimits: Readonly<Record<string, OriginLimit>>
}

/** Creates the function that sends one hop, when the governor and a free slot allow it, and reads its response. */
export function createExchange({ governor, slots, openTransport, whois, originLimits }: ExchangeParts) {
  async function requestHop(
    hop: Hop,
    { maxBytes, mayTruncate, search, follows, timeoutMs }: HopOptions,
    signal: AbortSignal,
  ): Promise<HopResult> {
    const { url, method, body } = hop
    if (isWhois(url)) {
      const answer = whois.ask(url, signal, timeoutMs)
      const text = await (mayTruncate ? readStart : readBody)(answer, '', maxBytes)
      return { status: 200, headers: {}, url: url.href, body: text }
    }
    const timeouts = timeoutMs === undefined ? {} : { headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
    const response = await openTransport().request(url, {
      method,
      headers: { ...hop.headers, 'accept-encoding': acceptedCodings },
      signal,
      ...timeouts,
      ...(body === undefined ? {} : { body }),
    })
    const headers = joinHeaders(response.headers)
    const next = follows ? await readRedirect(hop, response, headers.location) : undefined
    if (next) return { next, status: response.statusCode, headers }
    const coding = (headers['content-encoding'] ?? '').trim().toLowerCase()
    const facts = { status: response.statusCode, headers, url: url.href }
    const read = search
      ? await readPage(response.body, coding, maxBytes, search)
      : { body: await (mayTruncate ? readStart : readBody)(response.body, coding, maxBytes) }
    // Undici reuses a connection one turn after its response. A request that follows at once would open another one.
    await nextTurn()
    return { ...facts, ...read }
  }

  return async function exchange(hop: Hop, options: HopOptions, signal: AbortSignal): Promise<HopResult> {
    reportSending(signal, 'waiting')
    const pass = await governor.pass(originOf(hop.url), signal)
    const release = await slots.acquire(signal).catch((reason: unknown) => {
      pass.report({ kind: 'not_sent' })
      throw reason
    })
    reportSending(signal, 'sent')
    const startMs = performance.now()
    const lateness = watchLateness()
    const end = (outcome: RequestOutcome) => {
      lateness[Symbol.dispose]()
      release()
      pass.report(outcome)
    }
    // If a request is aborted while it connects, Undici rejects only after connecting. The caller gets the rejection at
    // once, but the slot stays in use until Undici ends the request.
    const result = requestHop(hop, options, signal).catch((thrown: unknown) => {
      const isLate = wasBusy(lateness.ms, performance.now() - startMs)
      throw isLate && exchangeFailure(thrown).code === 'UPSTREAM_TIMEOUT' ? machineBusy() : thrown
    })
    result.then(
      answer => end(budgetOutcome(answer, limitOf(originLimits, originOf(hop.url))?.pause)),
      thrown => end(budgetFailure(thrown, signal, performance.now() - startMs)),
    )
    return untilAborted(result, signal)
  }
}

function joinHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))
}
