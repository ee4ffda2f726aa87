import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/**
 * Lets PostgreSQL keep blocks of leak records of up to 8 kB in the rows of their table. A block has 2 to 3 kB, and
 * PostgreSQL moves rows of more than 2 kB to the table's TOAST table by default, so that each look-up had to search two
 * indexes. Blocks that are already stored stay where they are.
 * https://www.postgresql.org/docs/current/sql-createtable.html#RELOPTION-TOAST-TUPLE-TARGET
 */
export async function up(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.raw('alter table leak_blocks set (toast_tuple_target = 8160)')
}

export async function down(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.raw('alter table leak_blocks reset (toast_tuple_target)')
}
