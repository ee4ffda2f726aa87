/*
 * Lists that are matched here
 *
 * A list is downloaded as a whole, so that no searched value leaves the host. Its copy goes through these stages:
 *
 * 1. missing: no search has used the list. Nothing is downloaded.
 * 2. downloading: the first search that uses the list downloads it, and waits until the deadline of its task. One
 *    process at a time downloads a list, under a lease; the others wait for the stored result.
 * 3. current: searches read the copy. The duty `lists` asks the publisher again, with the validators of the last
 *    answer, as often as the list allows. A list that no search has used for two weeks is left alone.
 * 4. overdue: the copy is older than twice its interval, since the duty does not run or the publisher does not answer.
 *    A search then tries to download the list, and otherwise uses the old copy. The card has the age of the copy.
 * 5. unavailable: all downloads have failed for 30 days. No search uses the list, and the duty tries once a day. The
 *    first download that succeeds brings it back.
 *
 * The compressed copy is in the database, where each process reads it. A folder would have to be shared by machines.
 * A copy that cannot be read, such as after a fault of the disk, is discarded and downloaded again.
 * A download that is not complete, not readable, empty or much smaller than the copy does not replace the copy.
 */
import type { ListState, ListStorage } from '../../db/lists.ts'
import { untilAborted } from '../../lib/abort.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure, type FailureCode } from '../../sources/failures.ts'
import { matchesOf } from '../../sources/kit/entry-key.ts'
import type { ListSource } from '../../sources/kit/list-source.ts'
import type { ListAnswer, Lists } from '../../sources/kit/lists.ts'
import { isUnavailable } from './condition.ts'
import { createCopies } from './copies.ts'
import { layoutOf } from './download.ts'
import { createListRefresh, type RefreshOptions } from './refresh.ts'

export interface ListsParts {
  storage: ListStorage
  client: Pick<Client, 'send'>
  clock: Clock
  log: Log
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Time after a failure in which a list is not downloaded again for a search, in milliseconds. */
const pauseAfterFailureMs = 10 * 60_000
/** Time for which a list is refreshed after its last use, in milliseconds. */
const unusedMs = 14 * 24 * hourMs
const maxDownloads = 4

export function createLists({ storage, client, clock, log }: ListsParts) {
  const copies = createCopies(storage)
  const { refresh, close } = createListRefresh({
    storage,
    copies,
    client,
    clock,
    log,
  })
  const now = () => clock.now().toISOString()
  /** Returns the age of a time. One that lies far ahead is from a wrong clock, and counts as long ago. */
  function ageMs(time: string | null): number {
    const age = time === null ? Infinity : clock.now().getTime() - Date.parse(time)
    return age < -hourMs ? Infinity : age
  }
  const hasJustFailed = (state: ListState | undefined, pauseMs = pauseAfterFailureMs) =>
    ageMs(state?.failedAt ?? null) < pauseMs

  /** Returns `true` if a copy is older than `times` its interval, or was read in another way. */
  const isOlder = (list: ListSource, state: ListState, times: number) =>
    ageMs(state.fetchedAt) >= times * list.everyHours * hourMs || state.layout !== layoutOf(list)

  /** Returns the state of a list that has a copy. */
  async function readyState(list: ListSource, signal: AbortSignal): Promise<ListState & { revision: string }> {
    const { slug } = list
    const state = await copies.state(slug)
    if (state?.failure && isUnavailable(state) && hasJustFailed(state, dayMs)) throw failureOf(state.failure)
    const isMissing = (state?.revision ?? null) === null
    if (state?.failure && isMissing && hasJustFailed(state)) throw failureOf(state.failure)
    if (isMissing) {
      await untilAborted(refresh(list, { isNeeded: state => (state?.revision ?? null) === null }), signal)
    } else if (isOlder(list, state!, 2) && !hasJustFailed(state)) {
      const isNeeded = (state: ListState | undefined) => state === undefined || isOlder(list, state, 2)
      await untilAborted(refresh(list, { isNeeded }), signal).catch(() => signal.throwIfAborted())
    }
    const ready = await copies.state(slug)
    if (ready?.failure && isUnavailable(ready)) throw failureOf(ready.failure)
    if (ready && ready.revision !== null) return { ...ready, revision: ready.revision }
    if (ready?.failure) throw failureOf(ready.failure)
    throw new SourceFailure('UPSTREAM_UNREACHABLE', 'the list is not downloaded yet')
  }

  /** Searches a copy. Returns `undefined` if it cannot be read, and discards it. */
  async function search(
    list: ListSource, value: string, state: ListState & { revision: string },
  ): Promise<ListAnswer | undefined> {
    const { usedAt, revision, fetchedAt, publishedAt, unread, failure } = state
    if (ageMs(usedAt) > hourMs) await copies.markUsed(list.slug, now())
    const packed = await copies.open(list.slug, revision)
    return packed && {
      matches: matchesOf(list, packed, value),
      fetchedAt: fetchedAt!,
      publishedAt,
      entries: packed.count,
      unread,
      ...failure && { failure: failure.message },
    }
  }

  async function refreshDue(lists: readonly ListSource[], signal: AbortSignal): Promise<void> {
    const states = new Map((await storage.states()).map(state => [state.slug, state]))
    const slots = createSemaphore(maxDownloads)
    function isDue(list: ListSource, state: ListState | undefined): boolean {
      if (state === undefined) return false
      if (isUnavailable(state)) return !hasJustFailed(state, dayMs)
      return ageMs(state.usedAt) < unusedMs && isOlder(list, state, 1)
        && !hasJustFailed(state, Math.min(hourMs, list.everyHours * hourMs))
    }
    await Promise.all(lists.filter(list => isDue(list, states.get(list.slug))).map(async list => {
      const release = await slots.acquire(signal)
      try {
        await untilAborted(refresh(list, { isNeeded: state => isDue(list, state) }), signal)
      } catch {
        signal.throwIfAborted() // any other failure is logged and stored
      } finally {
        release()
      }
    }))
  }

  return {
    async find(list, value, signal) {
      const found = await search(list, value, await readyState(list, signal))
        ?? await search(list, value, await readyState(list, signal))
      if (!found) throw new SourceFailure('UPSTREAM_ERROR', 'the stored copy of the list cannot be read')
      return found
    },

    async findInCopy(list, value) {
      const state = await copies.state(list.slug)
      const isReadable = state && state.revision !== null && state.layout === layoutOf(list)
      return isReadable ? search(list, value, { ...state, revision: state.revision! }) : undefined
    },

    /** Downloads a list, even if it is not due. Throws a `SourceFailure` if that fails. */
    refresh: (list: ListSource, options: Pick<RefreshOptions, 'acceptsShrunken'> = {}) => refresh(list, options),

    /** Downloads the lists that are in use and due. A list that fails is logged, and does not stop the others. */
    refreshDue,

    /** Aborts all downloads. */
    close,
  } satisfies Lists & Record<string, unknown>
}

const failureOf = ({ code, message }: NonNullable<ListState['failure']>): SourceFailure =>
  new SourceFailure(code as FailureCode, message)
