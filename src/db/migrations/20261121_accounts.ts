import type { Knex } from 'knex'

/** Accounts, plans, subscriptions, API keys, usage and the blocklist. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('accounts', table => {
    table.text('id').primary()
    table.text('email').notNullable().unique()
    table.text('created_at').notNullable()
    table.text('terms_version')
    table.text('terms_accepted_at')
  })
  await db.schema.createTable('plans', table => {
    table.text('id').primary()
    table.text('product').notNullable()
    table.text('name').notNullable()
    table.text('features').notNullable()
    table.integer('requests_per_minute')
    table.integer('concurrency').notNullable()
    table.integer('daily').notNullable()
    table.integer('monthly').notNullable()
    table.integer('key_quota').notNullable()
  })
  await db.schema.createTable('subscriptions', table => {
    table.text('account_id').notNullable().references('accounts.id')
    table.text('product').notNullable()
    table.text('plan_id').notNullable().references('plans.id')
    table.text('started_at').notNullable()
    table.primary(['account_id', 'product'])
  })
  await db.schema.createTable('api_keys', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('hash').notNullable().unique()
    table.text('hint').notNullable()
    table.text('label').notNullable()
    table.text('state').notNullable()
    table.text('created_at').notNullable()
    table.text('revoked_at')
    table.index(['account_id', 'created_at'])
  })
  await db.schema.createTable('usage_windows', table => {
    table.text('account_id').notNullable().references('accounts.id')
    table.text('period').notNullable()
    table.text('starts_at').notNullable()
    table.integer('used').notNullable()
    table.primary(['account_id', 'period', 'starts_at'])
  })
  await db.schema.createTable('usage_records', table => {
    table.text('id').primary()
    table.text('account_id').notNullable().references('accounts.id')
    table.text('key_id').notNullable().references('api_keys.id')
    table.text('operation').notNullable()
    table.text('query_type').notNullable()
    table.text('leak_sources').notNullable()
    table.integer('core_searches').notNullable()
    table.text('created_at').notNullable()
    table.index(['account_id', 'created_at'])
  })
  await db.schema.createTable('blocklist', table => {
    table.text('kind').notNullable()
    table.text('value').notNullable()
    table.text('note').notNullable()
    table.text('created_at').notNullable()
    table.primary(['kind', 'value'])
  })

  const plan = (id: string, name: string, features: string[], limits: Array<number | null>) => {
    const [requests_per_minute, concurrency, daily, monthly, key_quota] = limits
    return {
      id,
      product: 'api',
      name,
      features: JSON.stringify(features),
      requests_per_minute,
      concurrency,
      daily,
      monthly,
      key_quota,
    }
  }
  await db('plans').insert([
    plan('free', 'Free', ['radar'], [null, 0, 0, 0, 1]),
    plan('starter', 'Starter', ['radar', 'search'], [30, 2, 200, 2_000, 2]),
    plan('pro', 'Pro', ['radar', 'search', 'tools'], [120, 5, 2_000, 30_000, 5]),
    plan('business', 'Business', ['radar', 'search', 'tools', 'secrets'], [600, 20, 20_000, 500_000, 20]),
  ])
}

export async function down(db: Knex): Promise<void> {
  for (
    const table of ['blocklist', 'usage_records', 'usage_windows', 'api_keys', 'subscriptions', 'plans', 'accounts']
  ) {
    await db.schema.dropTable(table)
  }
}
