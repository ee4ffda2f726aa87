import type { Knex } from 'knex'
import { inParts } from './parts.ts'

/**
 * Repository of the table `search_observables`: hashes of the observables that had an event, so that each has only one.
 * Written by the journal.
 */
export function createSearchObservableRepository(db: Knex) {
  return {
    /** Stores hashes. Returns those that the search did not have. */
    async insert(searchId: string, hashes: readonly string[]): Promise<Set<string>> {
      const added = new Set<string>()
      await inParts([...new Set(hashes)], ({ length }) => length, async part => {
        const rows: Array<{ hash: string }> = await db('search_observables')
          .insert(part.map(hash => ({ search_id: searchId, hash })))
          .onConflict(['search_id', 'hash']).ignore().returning('hash')
        for (const { hash } of rows) added.add(hash)
      })
      return added
    },
  }
}
