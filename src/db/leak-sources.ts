import type { Knex } from 'knex'
import { bigInteger, columnsOf } from './driver/columns.ts'
import { createStatement } from './driver/statement.ts'

/** A data set of leaks that the operator imported. */
export interface StoredLeakSource {
  code: string
  name: string
  template: string
  /** JSON object that maps column names of the data set to fields of the shared vocabulary. */
  mapping: string
  /** JSON array of the observable types by which records can be found. */
  types: string
  /** Name of the breach in Radar that the data comes from. */
  breach: string | null
  /** Data key of the source, sealed with the service's secret. Empty as soon as the removal of the source has begun. */
  dataKey: string
  state: 'importing' | 'ready' | 'removing'
  recordCount: number
  /** Number of the batch whose pages are the current index. `null` until the first import ends. */
  indexBatch: number | null
  /** Progress of an unfinished import as JSON (`Unfinished`). `null` if there is none. */
  unfinished: string | null
  createdAt: string
  updatedAt: string
}

type Changes = Partial<Omit<StoredLeakSource, 'code' | 'createdAt'>>

const columns = columnsOf<StoredLeakSource>({
  code: 'code',
  name: 'name',
  template: 'template',
  mapping: 'mapping',
  types: 'types',
  breach: 'breach',
  dataKey: 'data_key',
  state: 'state',
  recordCount: bigInteger('record_count'),
  indexBatch: 'index_batch',
  unfinished: 'unfinished',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
})

/**
 * Repository of the table `leak_sources`: one row for each imported data set. Written by the operator's `leaks`
 * commands.
 */
export function createLeakSourceRepository(db: Knex) {
  return {
    /** Returns `true` if the source was stored, `false` if another source has this code. */
    async insert(source: StoredLeakSource): Promise<boolean> {
      const rows = await db('leak_sources').insert(columns.toRow(source)).onConflict('code').ignore().returning('code')
      return rows.length === 1
    },

    async get(code: string): Promise<StoredLeakSource | undefined> {
      const row = await db('leak_sources').where({ code }).first(columns.names)
      return row && columns.fromRow(row)
    },

    async list(): Promise<StoredLeakSource[]> {
      return (await allSources(db)).map(columns.fromRow)
    },

    /**
     * Updates a source only if its row has not changed since it was read. Returns `false` if another process changed
     * the row: the caller must then stop.
     */
    async update(
      { code, state, unfinished, indexBatch, dataKey }: StoredLeakSource,
      changes: Changes,
    ): Promise<boolean> {
      // A changed `indexBatch` means that another import has ended. A changed `dataKey` means that the source is being
      // removed.
      const expected = columns.toRow({ state, unfinished, indexBatch, dataKey })
      return await db('leak_sources').where({ code, ...expected }).update(columns.toRow(changes)) === 1
    },

    /** Deletes the data key, even during an import. No record of the source can be decrypted after that. */
    async dropDataKey(code: string, at: string): Promise<void> {
      await db('leak_sources').where({ code })
        .update(columns.toRow({
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

const allSources = createStatement(`select ${columns.names.join(', ')} from leak_sources order by code`)
