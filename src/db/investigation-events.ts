import type { Knex } from 'knex'
import type { EventLog, NewEvent, StoredEvent } from './events.ts'
import { reserve } from './investigation-event-parts.ts'
import { inParts, lastWithin } from './parts.ts'

/**
 * Repository of the table `investigation_events`: the events of investigations and of their searches.
 * investigation-event-parts.ts describes its rows.
 */
export function createInvestigationEventRepository(db: Knex) {
  const log = {
    lastEvent: 'investigation.finished',

    async listLatest(ids) {
      const rows: Array<{ id: string, last_seq: number }> = await db('investigations')
        .whereIn('id', ids).whereNull('deleted_at').select('id', 'last_seq')
      return new Map(rows.map(({ id, last_seq }) => [id, last_seq]))
    },

    async listAfter(id, seq, limit, maxLength = Infinity) {
      const number = 'p.seq + coalesce(e.seq - p.search_seq, 0)'
      const first = () =>
        db('investigation_events').where({ investigation_id: id }).where('seq', '<=', seq + 1).max('seq')
      const following = () => db({ p: 'investigation_events' })
        .leftJoin({ e: 'search_events' }, join => {
          join.on('e.search_id', 'p.search_id').andOn('e.seq', '>=', 'p.search_seq')
            .andOn('e.seq', '<', db.raw('p.search_seq + p.count'))
        })
        .where('p.investigation_id', id)
        .where('p.seq', '>=', first()) // the row with the first event, so that earlier ones are not read
        .whereRaw(`${number} > ?`, [seq])
        .orderBy(['p.seq', 'e.seq'])
      // Neither database reads the data for this, because it stores the length of each value.
      const lengths: Array<{ seq: number, length: number }> = await following().limit(limit)
        .select({ seq: db.raw(number), length: db.raw('octet_length(coalesce(e.data, p.data))') })
      const last = lastWithin(lengths, maxLength)?.seq
      if (last === undefined) return []
      const rows: StoredEvent[] = await following().whereRaw(`${number} <= ?`, [last]).select({
        seq: db.raw(number),
        name: db.raw('coalesce(e.name, p.name)'),
        data: db.raw('coalesce(e.data, p.data)'),
      })
      return rows
    },
  } satisfies EventLog

  return {
    ...log,

    /** Appends events of the investigation itself. Must run in a transaction that holds its lock. */
    async append(investigationId: string, events: ReadonlyArray<Pick<NewEvent, 'name' | 'data'>>): Promise<void> {
      const first = await reserve(db, investigationId, events.length)
      const rows = events.map(({ name, data }, index) => ({
        investigation_id: investigationId,
        seq: first + index,
        count: 1,
        name,
        data,
      }))
      await inParts(rows, ({ data }) => data.length, part => db('investigation_events').insert(part))
    },

    /** Removes up to `limit` rows of an investigation. Returns their number. */
    async remove(investigationId: string, limit: number): Promise<number> {
      const oldest = db('investigation_events').where({ investigation_id: investigationId })
        .orderBy('seq').limit(limit).select('seq')
      return db('investigation_events').where({ investigation_id: investigationId }).whereIn('seq', oldest).delete()
    },
  }
}
