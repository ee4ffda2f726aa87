import type { ListState } from '../../db/lists.ts'
import type { ListSource } from '../../sources/kit/list-source.ts'
import { unreadText } from '../../sources/kit/lists.ts'

/**
 * Fault of a list and its reason. `unavailable`: all its downloads have failed for 30 days, and no search uses it
 * until one succeeds. `failed`: its last download failed. `incomplete`: a considerable part could not be read.
 */
interface Fault {
  state: 'unavailable' | 'failed' | 'incomplete'
  reason: string
}

/** Time of failed downloads after which a list leaves the catalogue, in milliseconds. */
const leavesAfterMs = 30 * 24 * 3_600_000

/** Returns `true` if all downloads of a list have failed for 30 days. */
export const isUnavailable = ({ failingSince }: Pick<ListState, 'failingSince'>, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= leavesAfterMs

/** Returns the fault of a list, or `undefined` if it has none. */
export function faultOf(list: Pick<ListSource, 'mustBeWhole'>, copy: ListState, now: Date): Fault | undefined {
  const { failure, failingSince } = copy
  if (failure && isUnavailable(copy, now)) {
    const day = failingSince!.slice(0, 10)
    return { state: 'unavailable', reason: `no download succeeded since ${day}: ${failure.message}` }
  }
  if (failure) return { state: 'failed', reason: failure.message }
  const unread = copy.revision === null ? undefined : unreadText(list, copy)
  return unread === undefined ? undefined : { state: 'incomplete', reason: unread }
}
