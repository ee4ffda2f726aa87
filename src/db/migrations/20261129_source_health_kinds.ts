import type { Knex } from 'knex'

/**
 * Keys the health of sources by kind and slug, because sources of different kinds may have the same slug. The stored
 * health is that of modules. Without a time for the next self-test, calls decide the health.
 */
export async function up(db: Knex): Promise<void> {
  const rows = await db('source_health').select()
  await recreate(db, table => {
    table.text('kind').notNullable()
    table.primary(['kind', 'slug'])
  })
  await db.batchInsert('source_health', rows.map((row: object) => ({ ...row, kind: 'module' })), 100)
}

export async function down(db: Knex): Promise<void> {
  const rows = await db('source_health').where({ kind: 'module' }).whereNotNull('due_at')
  await recreate(db, table => { table.primary(['slug']) })
  await db.batchInsert('source_health', rows.map(({ kind: _, ...row }: { kind: string }) => row), 100)
}

async function recreate(db: Knex, key: (table: Knex.CreateTableBuilder) => void): Promise<void> {
  await db.schema.dropTable('source_health')
  await db.schema.createTable('source_health', table => {
    table.text('slug').notNullable()
    table.text('state').notNullable()
    table.text('since').notNullable()
    table.text('reason')
    table.integer('failures').notNullable()
    table.text('checked_at')
    table.text('due_at')
    table.index(['due_at'])
    key(table)
  })
}
