import type { Knex } from 'knex'

/** Adds the display name of a task's source. It is null for tasks of earlier versions. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table search_tasks add column name text')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table search_tasks drop column name')
}
