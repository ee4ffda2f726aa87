import type { Knex } from 'knex'
import { partialIndex } from './partial-index.ts'

/** The search that a search runs again. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('searches', one => one.text('rerun_of'))
  await partialIndex(db, 'searches', ['rerun_of'], 'rerun_of is not null')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index searches_rerun_of_some')
  await db.schema.alterTable('searches', one => one.dropColumn('rerun_of'))
}
