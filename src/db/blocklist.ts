import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'
import { createStatement } from './driver/statement.ts'

export interface BlocklistEntry {
  /**
   * Kind of comparison with a searched value. If it is `hashed`, `value` is a keyed hash of the original kind and
   * value.
   */
  kind: 'exact' | 'domain' | 'network' | 'hashed'
  value: string
  note: string
  createdAt: string
}

const columns = columnsOf<BlocklistEntry>({
  kind: 'kind',
  value: 'value',
  note: 'note',
  createdAt: 'created_at',
})

/**
 * Repository of the table `blocklist`: values that may not be searched. Written by the operator's `blocklist` commands.
 */
export function createBlocklistRepository(db: Knex) {
  return {
    /** Returns `true` if the entry was stored, `false` if it already exists. */
    async insert(entry: BlocklistEntry): Promise<boolean> {
      const rows = await db('blocklist').insert(columns.toRow(entry))
        .onConflict(['kind', 'value']).ignore().returning('value')
      return rows.length === 1
    },

    async remove(kind: BlocklistEntry['kind'], value: string): Promise<boolean> {
      return await db('blocklist').where({ kind, value }).delete() > 0
    },

    /** Removes all hashed entries. Returns their number. */
    async removeHashed(): Promise<number> {
      return db('blocklist').where({ kind: 'hashed' }).delete()
    },

    async list(): Promise<BlocklistEntry[]> {
      return (await db('blocklist').orderBy(['kind', 'value']).select(columns.names)).map(columns.fromRow)
    },

    async hasHashed(): Promise<boolean> {
      return await db('blocklist').where({ kind: 'hashed' }).first('kind') !== undefined
    },

    /** Returns `true` if the list contains at least one of the candidates. */
    async hasAny(candidates: ReadonlyArray<Pick<BlocklistEntry, 'kind' | 'value'>>): Promise<boolean> {
      const rows = await anyOf(db, JSON.stringify(candidates.map(({ kind, value }) => [kind, value])))
      return rows.length > 0
    },
  }
}

/** A count, not `exists`, for which PostgreSQL would read the whole list. */
const anyOf = createStatement(({ elements }) => `
  select 1 as found from ${elements} where (
    select count(*) from blocklist where kind = element.value ->> 0 and blocklist.value = element.value ->> 1) > 0
  limit 1`)
