import { randomUUID } from 'node:crypto'
import type { components } from '../../../generated/api.ts'
import type { SandboxName } from '../../../src/sandbox/accounts.ts'
import { startsFromSearch, type Caller, type SandboxOperation } from '../caller.ts'
import {
  beginInvestigation, beginSearch, endedInvestigation, newWatch, onSearch, onWatch, retryableInvestigation,
  retryableSearch, runningSearch, streamOf,
} from '../searches.ts'

/** Sends a request about one of the keys that `GET /account/keys` lists. */
export async function onListedKey(
  caller: Caller, operation: SandboxOperation, key: SandboxName, isMeant: (key: Listed) => boolean,
): Promise<Response> {
  const { data } = await (await caller.send('GET', '/account/keys', { key })).json() as { data: { keys: Listed[] } }
  return caller.ask(operation, { key, params: { id: data.keys.find(isMeant)?.id ?? 'none' } })
}

type Listed = components['schemas']['AccountKey']

/** Sends a request twice at once. The one that comes second is answered first, because the other one takes long. */
export async function twiceAtOnce(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [1, 2].map(() => caller.ask(operation, { outcome: 'hang', headers }))
  const first = await Promise.race(answers)
  for (const answer of answers) {
    void answer.then(late => late === first ? undefined : late.body?.cancel(), () => undefined)
  }
  return first
}

export async function withUsedKey(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const headers = { 'idempotency-key': randomUUID() }
  const params = startsFromSearch(operation) ? { id: await retryableSearch(caller) }
    : operation.id === 'followInvestigation' ? await endedInvestigation(caller)
      : operation.id === 'retryInvestigation' ? await retryableInvestigation(caller) : {}
  await (await caller.ask(operation, { outcome: 'none', headers, params })).arrayBuffer()
  return caller.ask(operation, { headers })
}

export async function withoutFailure(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const id = await beginSearch(caller, { query: { type: 'Pseudonym', value: 'tw-success' } })
  await streamOf(caller, id)
  return caller.ask(operation, { params: { id } })
}

/** Least time for which a search for `tw-hang` runs, in milliseconds. */
const runsMs = 9_000

/**
 * Opens more streams than one key may have. What they stream runs for ten seconds: on a busy machine it may end before
 * the last one opens, and is then begun again.
 *
 * @param more times that it may be begun again
 */
export async function manyStreams(caller: Caller, operation: SandboxOperation, more = 3): Promise<Response> {
  const params = onWatch(operation) ? await newWatch(caller)
    : { id: await (onSearch(operation) ? runningSearch(caller) : beginInvestigation(caller, 'hang')) }
  const leave = new AbortController()
  const beginMs = performance.now()
  await Promise.all(Array.from({ length: 200 }, () => caller.ask(operation, { params, signal: leave.signal })))
  const response = await caller.ask(operation, { params })
  leave.abort()
  if (response.status === 409 || performance.now() - beginMs < runsMs || more === 0) return response
  await response.body?.cancel()
  return manyStreams(caller, operation, more - 1)
}

/**
 * Requests many small flags, until the limit for new images is reached. Each width of each flag is a separate image.
 */
export async function manyImages(caller: Caller, operation: SandboxOperation): Promise<Response> {
  const names = 'fr de it be nl at ie pl lu ee lv lt hu ro bg ru ua ng ml td ci'.split(' ')
  const paths = names.flatMap(name => Array.from({ length: 48 }, (_, width) => `/flags/${name}.png?w=${16 + width}`))
  const load = (path: string) => fetch(`${caller.imagesUrl}${path}`).then(answer => answer.arrayBuffer())
  for (let from = 0; from < 1_000; from += 50) await Promise.all(paths.slice(from, from + 50).map(load))
  return caller.ask(operation, { params: { file: 'jp.png', domain: 'delta.example' } })
}
