import type { Knex } from 'knex'

/** Webhook endpoints of accounts. A delivery to one of them has its id; that of a request has none. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('webhook_endpoints', table => {
    table.text('id').primary()
    table.text('account_id').notNullable()
    table.text('key_id').notNullable()
    table.text('url').notNullable()
    table.text('description').notNullable()
    table.text('events').notNullable()
    table.text('header_names').notNullable()
    for (const sealed of ['headers', 'earlier_secret']) table.text(sealed)
    table.text('secret').notNullable()
    for (const time of ['earlier_secret_until', 'rotated_at', 'failing_since', 'disabled_at']) table.text(time)
    table.text('disabled_reason')
    table.text('created_at').notNullable()
    table.index(['account_id', 'created_at', 'id'])
  })
  await db.schema.alterTable('webhook_deliveries', table => {
    table.text('endpoint_id')
    table.index(['endpoint_id', 'created_at', 'id'])
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('webhook_deliveries', table => {
    table.dropIndex(['endpoint_id', 'created_at', 'id'])
  })
  await db('webhook_deliveries').whereNotNull('endpoint_id').delete()
  // without knex, which copies the table on SQLite and then fails at its generated column
  await db.raw('alter table webhook_deliveries drop column endpoint_id')
  await db.schema.dropTable('webhook_endpoints')
}
