import type { Knex } from 'knex'
import { isPostgres } from '../driver/dialect.ts'

/** Adds the cause of the first failure and the time at which the circuit breaker opened. */
export async function up(db: Knex): Promise<void> {
  if (!isPostgres(db)) return
  await db.schema.alterTable('source_budgets', table => {
    table.specificType('opened_at', 'float8').notNullable().defaultTo(0)
    table.text('cause').notNullable().defaultTo('')
  })
}

export async function down(db: Knex): Promise<void> {
  if (isPostgres(db)) await db.schema.alterTable('source_budgets', table => table.dropColumns('opened_at', 'cause'))
}
