import type { Knex } from 'knex'

/** A set of leak data that was imported here. */
export interface StoredLeakSource {
  code: string
  name: string
  template: string
  /** JSON: names of the data set to fields of the shared vocabulary. */
  mapping: string
  /** JSON: the types of observable that its records are found by. */
  types: string
  /** The Radar name of the breach that it comes from. */
  breach: string | null
  /** Encrypted with the secret of the service; empty once its data is to be removed. */
  dataKey: string
  state: 'importing' | 'ready' | 'removing'
  recordCount: number
  /** The batch whose pages are the index; null before the first import ends. */
  indexBatch: number | null
  /** JSON: how far an import came that has not ended. */
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

export function createLeakSourceRepository(db: Knex) {
  return {
    /** False where the code is taken. */
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

    /** False where another process has worked on the source since it was read: whoever gets that has to stop. */
    async change(
      { code, state, unfinished, indexBatch, dataKey }: StoredLeakSource,
      changes: Changes,
    ): Promise<boolean> {
      const seen = toRow({ state, unfinished, indexBatch, dataKey }) // a whole import may have come and gone: the last two tell
      return await db('leak_sources').where({ code, ...seen }).update(toRow(changes)) === 1
    },

    /** Drops the key of its data, whoever works on it: from then on nothing of it can be read. */
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

    async delete(code: string): Promise<void> {
      await db('leak_sources').where({ code }).delete()
    },
  }
}

const toRow = (source: Changes): Record<string, unknown> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [columns[name as keyof typeof columns], value]))

/** PostgreSQL's driver gives a bigint as text. */
const toSource = (row: StoredLeakSource): StoredLeakSource => ({ ...row, recordCount: Number(row.recordCount) })
