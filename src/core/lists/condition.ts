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

/** Returns `true` if downloads of a list failed for 30 days: not after one failure of a list that is not used since. */
export const isUnavailable = ({ failingSince, failedAt }: Pick<ListState, 'failingSince' | 'failedAt'>): boolean =>
  failingSince !== null && failedAt !== null && Date.parse(failedAt) - Date.parse(failingSince) >= leavesAfterMs

/** Returns the fault of a list, or `undefined` if it has none. */
export function faultOf(list: Pick<ListSource, 'mustBeWhole'>, copy: ListState): Fault | undefined {
  const { failure, failingSince } = copy
  if (failure && isUnavailable(copy)) {
    const day = failingSince!.slice(0, 10)
    return { state: 'unavailable', reason: `no download succeeded since ${day}: ${failure.message}` }
  }
  if (failure) return { state: 'failed', reason: failure.message }
  const unread = copy.revision === null ? undefined : unreadText(list, copy)
  return unread === undefined ? undefined : { state: 'incomplete', reason: unread }
}
