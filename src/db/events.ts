import type { Knex } from 'knex'
import { insertRows } from './driver/insert-rows.ts'
import { appendSearchPart } from './investigation-event-parts.ts'
import { inParts, lastWithin } from './parts.ts'
import { createStatement } from './driver/statement.ts'

export interface StoredEvent {
  seq: number
  name: string
  /** The data of the event as JSON. */
  data: string
}

export interface NewEvent extends Omit<StoredEvent, 'seq'> {
  /** Time of the event, as ISO 8601 text. */
  at: string
}

/** Numbered events of one kind of thing, such as searches, that streams read. */
export interface EventLog {
  /** Name of the event after which nothing follows. `undefined` if there may always be another event. */
  lastEvent: string | undefined
  /**
   * Returns the number of the last event of each of these things. Those that do not exist, or that are deleted, are
   * missing from the result.
   */
  listLatest(ids: readonly string[]): Promise<Map<string, number>>
  /**
   * Returns the events after number `seq`, at most `limit`. If their data exceeds `maxLength` bytes, the event that
   * exceeds it is the last one. At least two events are returned if there are as many.
   */
  listAfter(id: string, seq: number, limit: number, maxLength?: number): Promise<StoredEvent[]>
}

export type EventRepository = ReturnType<typeof createEventRepository>

/** Repository of the table `search_events`: the events of each search, numbered from 1. Written by the journal. */
export function createEventRepository(db: Knex) {
  async function insertEvents(
    searchId: string, firstSeq: number, investigationId: string | null, events: readonly NewEvent[],
  ): Promise<void> {
    const rows = events.map(({ name, data }, index) => ({ search_id: searchId, seq: firstSeq + index, name, data }))
    await inParts(rows, ({ data }) => data.length, part => insertRows(db, 'search_events', part))
    if (investigationId !== null && events.length > 0) {
      await appendSearchPart(db, investigationId, { searchId, firstSeq, count: events.length })
    }
  }

  return {
    lastEvent: 'search.finished',

    /**
     * Appends events in order and returns the number of the last one. The numbers have no gaps, because they come from
     * a counter in the search's row, which a rollback also resets. A database sequence would leave gaps:
     * https://www.postgresql.org/docs/current/functions-sequence.html
     * Also adds them to the search's investigation, and stores the time of the last event in the search's row (column
     * `last_event_at`). Throws if the search does not exist.
     */
    async append(searchId: string, events: readonly NewEvent[]): Promise<number> {
      const [row] = await counted(db, events.length, events.at(-1)?.at ?? null, searchId)
      if (row === undefined) throw new Error('there is no search with this id')
      await insertEvents(searchId, row.last_seq - events.length + 1, row.investigation_id, events)
      return row.last_seq
    },

    /**
     * Appends the first events of a search that was inserted with their number as `lastSeq`, in the same transaction.
     * Spares `append` a statement that changes the new row.
     */
    async appendFirst(
      { id, investigationId }: { id: string, investigationId: string | null }, events: readonly NewEvent[],
    ): Promise<void> {
      await insertEvents(id, 1, investigationId, events)
    },

    /** Removes up to `limit` events of a search, the oldest first. Returns the number of removed events. */
    async remove(searchId: string, limit: number): Promise<number> {
      const oldest = db('search_events').where({ search_id: searchId }).orderBy('seq').limit(limit).select('seq')
      return db('search_events').where({ search_id: searchId }).whereIn('seq', oldest).delete()
    },

    /**
     * Returns the number of the last event of each of these searches. Searches that do not exist, or that are deleted,
     * are missing from the result.
     */
    async listLatest(searchIds: readonly string[]): Promise<Map<string, number>> {
      const latest = new Map<string, number>()
      for (let at = 0; at < searchIds.length; at += maxIds) {
        const rows = await latestOf(db, JSON.stringify(searchIds.slice(at, at + maxIds)))
        for (const { id, last_seq } of rows) latest.set(id, last_seq)
      }
      return latest
    },

    /**
     * Returns the events after number `seq`, at most `limit`. If their data exceeds `maxLength` bytes, the event that
     * exceeds it is the last one. At least two events are returned if there are as many.
     */
    async listAfter(searchId: string, seq: number, limit: number, maxLength = Infinity): Promise<StoredEvent[]> {
      const last = lastWithin(await lengthsAfter(db, searchId, seq, limit), maxLength)?.seq
      return last === undefined ? [] : eventsBetween(db, searchId, seq, last)
    },

    /** Returns the events with these names after number `seq`, at most `limit`. */
    async listNamed(searchId: string, names: readonly string[], seq: number, limit: number): Promise<StoredEvent[]> {
      return db('search_events').where({ search_id: searchId }).where('seq', '>', seq).whereIn('name', names)
        .orderBy('seq').limit(limit).select('seq', 'name', 'data')
    },
  }
}

const counted = createStatement<{ last_seq: number, investigation_id: string | null }>(`
  update searches set last_seq = last_seq + ?, last_event_at = coalesce(?, last_event_at) where id = ?
  returning last_seq, investigation_id`)

const latestOf = createStatement<{ id: string, last_seq: number }>(({ among }) => `
  select id, last_seq from searches where id ${among} and deleted_at is null`)

/** Neither database reads the data for this, because it stores the length of each value. */
const lengthsAfter = createStatement<{ seq: number, length: number }>(`
  select seq, octet_length(data) as length from search_events where search_id = ? and seq > ? order by seq limit ?`)

const eventsBetween = createStatement<StoredEvent>(`
  select seq, name, data from search_events where search_id = ? and seq > ? and seq <= ? order by seq`)

/** Maximum number of searches in one query. */
const maxIds = 1_000
