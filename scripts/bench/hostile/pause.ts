import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, type Child } from '../../support/child.ts'
import { temporaryFolder } from '../product.ts'
import { atMost, type Row } from '../report.ts'
import type { Pause, Started } from './server.ts'

/** The product, and an upstream that gives hostile answers for all of its sources. Both end with the object. */
export interface Hostile extends Started, AsyncDisposable {
  server: Child
  upstream: Child
}

const mostMs = 50
/** Number of measurements of which the shortest counts: other work of the machine only lengthens a pause. */
const rounds = 3
export const restMs = 60
const maxCallMs = 30_000

/** @param upstreamScript path of the upstream, relative to `scripts/` */
export async function startHostile(upstreamScript: string): Promise<Hostile> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(temporaryFolder())
  const upstream = stack.use(startChild(upstreamScript))
  const server = stack.use(startChild('bench/hostile/server.ts', ['--max-semi-space-size=4']))
  const upstreamPort = await upstream.ask<number>('listen')
  const started = await server.ask<Started>('start', { dataDir: folder.path, upstreamPort })
  const owned = stack.move()
  return { ...started, server, upstream, [Symbol.asyncDispose]: () => owned.disposeAsync() }
}

/** Returns the longest pause of the event loop while `work` runs, with an empty cache of answers. */
export async function longestPause({ server }: Hostile, work: () => Promise<unknown>): Promise<Pause> {
  await server.ask('prepare')
  await sleep(restMs)
  await server.ask('reset')
  // A call that takes too long is cut off. The pause is measured all the same.
  await work().catch((error: unknown) => { if (!isTimeout(error)) throw error })
  await sleep(restMs)
  return server.ask<Pause>('longest')
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

/** Measures up to three times, and stops as soon as a pause is not longer than `enoughMs`. Returns the shortest. */
export async function shortest(measure: () => Promise<Pause>, enoughMs: number = mostMs): Promise<Pause> {
  let best = await measure()
  for (let round = 1; round < rounds && best.cpuMs > enoughMs; round++) {
    const next = await measure()
    if (next.cpuMs < best.cpuMs) best = next
  }
  return best
}

export const toRow = (what: string, { cpuMs, wallMs }: Pause): Row =>
  atMost({ what, unit: 'ms', measured: cpuMs, baseline: { what: 'ms on the clock', value: wallMs } }, mostMs)

export function request({ url, key }: Started, path: string, body?: object): Promise<Response> {
  return fetch(`${url}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(maxCallMs),
  })
}
