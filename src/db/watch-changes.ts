import type { Knex } from 'knex'
import { jsonText } from './driver/dialect.ts'
import { lastWithin } from './parts.ts'

interface ChangeFilter {
  /** Only changes with a lower number. */
  before?: number | undefined
  kinds?: readonly string[] | undefined
  /** Times in ISO 8601. The first is inclusive, the second exclusive. */
  foundSince?: string | undefined
  foundBefore?: string | undefined
  limit: number
}

/**
 * Repository of the tables `watch_baselines` and `watch_changes`: what the runs of a watch have found. The watcher
 * writes both, and they are removed with their watch.
 */
export function createWatchChangeRepository(db: Knex) {
  return {
    /** Returns what the next run is compared with, as JSON. `undefined` before the first run. */
    async getBaseline(id: string): Promise<string | undefined> {
      return (await db('watch_baselines').where({ watch_id: id }).first('facts'))?.facts
    },

    async setBaseline(id: string, facts: string): Promise<void> {
      await db('watch_baselines').insert({ watch_id: id, facts }).onConflict('watch_id').merge()
    },

    /** Adds changes with their numbers. Must run in a transaction that holds the lock of the watch. */
    async add(id: string, changes: ReadonlyArray<{ number: number }>): Promise<void> {
      const rows = changes.map(change => ({ watch_id: id, number: change.number, data: JSON.stringify(change) }))
      if (rows.length > 0) await db.batchInsert('watch_changes', rows, 100)
    },

    /** Returns changes as JSON, newest first. Filters read the changes of the watch one after another. */
    async list(
      id: string, { before, kinds, foundSince, foundBefore, limit }: ChangeFilter,
    ): Promise<Array<{ number: number, data: string }>> {
      const query = db('watch_changes').where({ watch_id: id })
      if (before !== undefined) query.where('number', '<', before)
      if (kinds !== undefined) {
        query.where(one => { for (const kind of kinds) one.orWhere(jsonText(db, 'data', 'kind'), '=', kind) })
      }
      if (foundSince !== undefined) query.where(jsonText(db, 'data', 'found_at'), '>=', foundSince)
      if (foundBefore !== undefined) query.where(jsonText(db, 'data', 'found_at'), '<', foundBefore)
      return query.orderBy('number', 'desc').limit(limit).select('number', 'data')
    },

    /**
     * Returns the changes after a number as JSON, oldest first, at most `limit`. If their data exceeds `maxLength`
     * bytes, the change that exceeds it is the last one. At least two changes are returned if there are as many.
     */
    async listAfter(
      id: string, number: number, limit: number, maxLength = Infinity,
    ): Promise<Array<{ number: number, data: string }>> {
      const following = () => db('watch_changes').where({ watch_id: id }).where('number', '>', number).orderBy('number')
      const lengths: Array<{ number: number, length: number }> = await following().limit(limit)
        .select('number', { length: db.raw('octet_length(data)') })
      const last = lastWithin(lengths, maxLength)?.number
      return last === undefined ? [] : following().where('number', '<=', last).select('number', 'data')
    },

    /** Returns the number of the last change of each of these watches, 0 if it has none. Deleted ones are missing. */
    async listLatest(ids: readonly string[]): Promise<Map<string, number>> {
      const rows: Array<{ id: string, changes: number }> = await db('watches').whereNull('deleted_at')
        .whereIn('id', ids).select('id', 'changes')
      return new Map(rows.map(({ id, changes }) => [id, changes]))
    },

    /** Removes up to `limit` changes of a watch, the oldest ones first. Returns their number. */
    async remove(id: string, limit: number): Promise<number> {
      const oldest = db('watch_changes').where({ watch_id: id }).orderBy('number').limit(limit).select('number')
      return db('watch_changes').where({ watch_id: id }).whereIn('number', oldest).delete()
    },
  }
}
