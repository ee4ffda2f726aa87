import type { Knex } from 'knex'
import type { ErasureKind } from './erasure-kind.ts'
import { createStoredValueRepository } from './stored-values.ts'
import { insertRows } from './driver/insert-rows.ts'

export interface Erasure {
  kind: ErasureKind
  id: string
}

const tables: Readonly<Record<ErasureKind, string>> = {
  search: 'searches', investigation: 'investigations', watch: 'watches',
}

/** Repository of the table `erasures`. Written by the operator; the erasure removes what it has hidden. */
export function createErasureRepository(db: Knex) {
  /** Rows of an account that are not hidden. Searches of an investigation are hidden with it. */
  const visible = (kind: ErasureKind, accountId: string) => {
    const query = db(tables[kind]).where({ account_id: accountId }).whereNull('deleted_at')
    return kind === 'search' ? query.whereNull('investigation_id') : query
  }

  return {
    ...createStoredValueRepository(db),

    /** Marks for erasure. What is marked already stays so. */
    async add(marked: readonly Erasure[], at: string): Promise<void> {
      const rows = marked.map(({ kind, id }) => ({ kind, subject_id: id, created_at: at }))
      await insertRows(db, 'erasures', rows, 'on conflict (kind, subject_id) do nothing')
    },

    /** Returns what is marked, at most `limit`, after another one in the order of kinds and ids. */
    async list(after: Erasure | undefined, limit: number): Promise<Erasure[]> {
      const query = db('erasures').orderBy(['kind', 'subject_id']).limit(limit)
      if (after) query.whereRaw('(kind, subject_id) > (?, ?)', [after.kind, after.id])
      const rows: Array<{ kind: ErasureKind, subject_id: string }> = await query.select('kind', 'subject_id')
      return rows.map(({ kind, subject_id: id }) => ({ kind, id }))
    },

    async remove({ kind, id }: Erasure): Promise<void> {
      await db('erasures').where({ kind, subject_id: id }).delete()
    },

    /** Returns the ids of searches of a watch that are not hidden, at most `limit`, after this id. */
    async listOfWatch(watchId: string, after: string, limit: number): Promise<string[]> {
      return db('searches').where({ watch_id: watchId }).whereNull('deleted_at').where('id', '>', after).orderBy('id')
        .limit(limit).pluck('id')
    },

    /** Returns what an account has that is not hidden, at most `limit`, after this id. */
    async listOfAccount(kind: ErasureKind, accountId: string, after: string, limit: number): Promise<Erasure[]> {
      const ids: string[] = await visible(kind, accountId).where('id', '>', after).orderBy('id').limit(limit)
        .pluck('id')
      return ids.map(id => ({ kind, id }))
    },
  }
}
