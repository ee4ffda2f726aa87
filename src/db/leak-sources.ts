import type { Knex } from 'knex'

/** A data set of leaks that the operator imported. */
export interface StoredLeakSource {
  code: string
  name: string
  template: string
  /** JSON object: column names of the data set to fields of the shared vocabulary. */
  mapping: string
  /** JSON array: the types of observable that find its records. */
  types: string
  /** Radar name of the breach that the data comes from. */
  breach: string | null
  /** Key of the data, encrypted with the service's secret; empty once the data is to be removed. */
  dataKey: string
  state: 'importing' | 'ready' | 'removing'
  recordCount: number
  /** The batch whose pages are the index; `null` before the first import ends. */
  indexBatch: number | null
  /** JSON: progress of an import that has not ended. */
  unfinished: string | null
  createdAt: string
  updatedAt: string
}

type Changes = Partial<Omit<StoredLeakSource, 'code' | 'createdAt'>>

const columns = {
  code: 'code',
  name: 'name',
  template: 'template',
  mapping: 'mapping',
  types: 'types',
  breach: 'breach',
  dataKey: 'data_key',
  state: 'state',
  recordCount: 'record_count',
  indexBatch: 'index_batch',
  unfinished: 'unfinished',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof StoredLeakSource, string>

/** Table `leak_sources`: one row for each imported data set. Written by the operator's `leaks` commands. */
export function createLeakSourceRepository(db: Knex) {
  return {
    /** Returns `false` if another source has this code. */
    async insert(source: StoredLeakSource): Promise<boolean> {
      const rows = await db('leak_sources').insert(toRow(source)).onConflict('code').ignore().returning('code')
      return rows.length === 1
    },

    async get(code: string): Promise<StoredLeakSource | undefined> {
      const row = await db('leak_sources').where({ code }).first(columns)
      return row && toSource(row)
    },

    async list(): Promise<StoredLeakSource[]> {
      return (await db('leak_sources').orderBy('code').select(columns)).map(toSource)
    },

    /** Returns `false` if another process changed the source since it was read: the caller must then stop. */
    async update(
      { code, state, unfinished, indexBatch, dataKey }: StoredLeakSource,
      changes: Changes,
    ): Promise<boolean> {
      // `indexBatch` and `dataKey` detect a complete import or a removal since the read.
      const expected = toRow({ state, unfinished, indexBatch, dataKey })
      return await db('leak_sources').where({ code, ...expected }).update(toRow(changes)) === 1
    },

    /** Drops the key of the data, even during an import. Its records cannot be decrypted after that. */
    async dropDataKey(code: string, at: string): Promise<void> {
      await db('leak_sources').where({ code })
        .update(toRow({
          state: 'removing',
          dataKey: '',
          unfinished: null,
          indexBatch: null,
          updatedAt: at,
        }))
    },

    async remove(code: string): Promise<void> {
      await db('leak_sources').where({ code }).delete()
    },
  }
}

const toRow = (source: Changes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [columns[name as keyof typeof columns], value]))

/** PostgreSQL's driver returns a bigint as text. */
const toSource = (row: StoredLeakSource): StoredLeakSource => ({ ...row, recordCount: Number(row.recordCount) })
