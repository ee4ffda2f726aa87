import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import { isTerminal } from './state.ts'

/** Where a reader of a stream wants to begin, as it was sent: the first of these that is given counts. */
export interface ResumePoint {
  'Last-Event-ID'?: string | undefined
  cursor?: number | undefined
  start_index?: number | undefined
  from?: number | undefined
}

/**
 * The number of the first event to send, or undefined where nothing is left of a finished search (204).
 * `Last-Event-ID` and `cursor` name the last event seen, `start_index` and `from` the first one wanted.
 */
export function firstEvent(
  point: ResumePoint,
  { lastSeq, status }: Pick<StoredSearch, 'lastSeq' | 'status'>,
): number | undefined {
  const asked = read(point)
  if (asked === undefined) return 1
  if (asked.first > lastSeq + 1) {
    throw validationError({ details: [{ path: asked.path, message: `is past the end: the last event is ${lastSeq}` }] })
  }
  return asked.first === lastSeq + 1 && isTerminal(status) ? undefined : asked.first
}

function read(point: ResumePoint): { path: string, first: number } | undefined {
  const header = point['Last-Event-ID']
  if (header !== undefined) {
    if (!/^\d{1,15}$/.test(header)) {
      throw validationError({ details: [{ path: 'Last-Event-ID', message: 'must be the id of an event: a number' }] })
    }
    return { path: 'Last-Event-ID', first: Number(header) + 1 }
  }
  if (point.cursor !== undefined) return { path: 'cursor', first: point.cursor + 1 }
  if (point.start_index !== undefined) return { path: 'start_index', first: Math.max(1, point.start_index) }
  if (point.from !== undefined) return { path: 'from', first: Math.max(1, point.from) }
  return undefined
}
