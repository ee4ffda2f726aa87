import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import { isTerminal } from './state.ts'

/**
 * The event from which a client wants a stream to start. If several fields are set, the one declared first here is
 * used.
 */
export interface ResumePoint {
  'Last-Event-ID'?: string | undefined
  lastEventId?: string | undefined
  cursor?: number | undefined
  start_index?: number | undefined
  from?: number | undefined
}

/**
 * Returns the number of the first event to send. Returns `undefined` if the search has ended and has no later event;
 * the response is then 204. Throws as `requestedEvent`.
 */
export function firstEvent(
  point: ResumePoint,
  { lastSeq, status }: Pick<StoredSearch, 'lastSeq' | 'status'>,
): number | undefined {
  const first = requestedEvent(point, lastSeq)
  return first === lastSeq + 1 && isTerminal(status) ? undefined : first
}

/**
 * Returns the number of the first event to send, by default 1.
 * `Last-Event-ID`, `lastEventId` and `cursor` name the last event that the client received. `start_index` and
 * `from` name the first event to send. An empty `Last-Event-ID` counts as missing.
 * Throws VALIDATION_ERROR if the number is malformed or lies past the end.
 */
export function requestedEvent(point: ResumePoint, lastSeq: number): number {
  const requested = readResumePoint(point)
  if (requested === undefined) return 1
  if (requested.first > lastSeq + 1) {
    const message = `is past the end: the last event is ${lastSeq}`
    throw validationError({ details: [{ path: requested.path, message }] })
  }
  return requested.first
}

/** Returns the first event to send and the parameter that names it. Throws VALIDATION_ERROR if it is malformed. */
export function readResumePoint(point: ResumePoint): { path: string, first: number } | undefined {
  for (const path of ['Last-Event-ID', 'lastEventId'] as const) {
    const id = point[path]
    if (!id) continue
    if (!/^\d{1,15}$/.test(id)) {
      throw validationError({ details: [{ path, message: 'must be the id of an event: a number' }] })
    }
    return { path, first: Number(id) + 1 }
  }
  if (point.cursor !== undefined) return { path: 'cursor', first: point.cursor + 1 }
  if (point.start_index !== undefined) return { path: 'start_index', first: Math.max(1, point.start_index) }
  if (point.from !== undefined) return { path: 'from', first: Math.max(1, point.from) }
  return undefined
}
