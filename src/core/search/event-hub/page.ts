import type { EventLog } from '../../../db/events.ts'
import { encodeEvent } from '../../../lib/sse.ts'

/** Consecutive events of a search, encoded once for all subscribers. */
export interface EventPage {
  /** Number of the first event. */
  firstSeq: number
  /** Offset of each event in `bytes`, in the order of the events. */
  offsets: number[]
  bytes: Buffer
  /** `true` if the last event of this page is the last event of the search. */
  final: boolean
  /** `true` if the database may already hold events after this page. */
  more: boolean
}

/**
 * Maximum size of a page, in bytes. A longer event has a page of its own. The size is small, because each slow
 * subscriber holds one page in memory.
 */
const maxPageBytes = 32 * 1024
const maxRows = 500
/**
 * Number of rows to read for the first page, when the length of the events is not known yet. Later pages use
 * `rowsPerPage`.
 */
export const firstRows = 32

/** Reads the events after number `after`, at most `limit` rows. Returns `undefined` if there is no such event. */
export async function readPage(
  events: EventLog,
  searchId: string,
  after: number,
  limit: number,
): Promise<EventPage | undefined> {
  const rows = await events.listAfter(searchId, after, limit, maxPageBytes)
  if (rows.length === 0) return undefined
  const encoded: Buffer[] = []
  const offsets: number[] = []
  let bytes = 0
  for (const { name, data, seq } of rows) {
    const event = encodeEvent(name, data, seq)
    if (bytes > 0 && bytes + event.length > maxPageBytes) break
    offsets.push(bytes)
    bytes += event.length
    encoded.push(event)
    if (name === events.lastEvent) break // a stream closes there, even if an investigation went on
  }
  const count = encoded.length
  return {
    firstSeq: after + 1,
    offsets,
    bytes: Buffer.concat(encoded),
    final: rows[count - 1]!.name === events.lastEvent,
    more: count < rows.length || rows.length === limit,
  }
}

/**
 * Returns the number of rows to read for the next page. Assumes that the events of the next page are as long as the
 * events of this page.
 */
export const rowsPerPage = ({ offsets, bytes }: EventPage): number =>
  Math.min(maxRows, Math.ceil(maxPageBytes / (bytes.length / offsets.length)))

/** Returns the number of the first event after the page. */
export const seqAfter = ({ firstSeq, offsets }: EventPage): number => firstSeq + offsets.length

/** Returns the bytes of the page from event number `seq` to the end of the page. Does not copy the bytes. */
export const bytesFrom = ({ firstSeq, offsets, bytes }: EventPage, seq: number): Buffer =>
  seq === firstSeq ? bytes : bytes.subarray(offsets[seq - firstSeq])
