import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'
import { partialIndex } from './partial-index.ts'

/**
 * The form of the searched value by which searches are found. `null` for searches of earlier versions, until a duty
 * sets it. It sorts by code points, so that a prefix is a range. Its index has the order of the pages.
 */
export async function up(db: Knex): Promise<void> {
  const type = isPostgres(db) ? 'text collate "C"' : 'text'
  await db.raw(`alter table searches add column match_key ${type}`)
  await db.raw(`create index searches_account_id_match_key_index
    on searches (account_id, match_key, created_at desc, id desc)`)
  await partialIndex(db, 'searches', ['id'], 'match_key is null')
}

export async function down(db: Knex): Promise<void> {
  for (const index of ['searches_account_id_match_key_index', 'searches_id_some']) await db.raw(`drop index ${index}`)
  await db.schema.alterTable('searches', table => table.dropColumn('match_key'))
}
