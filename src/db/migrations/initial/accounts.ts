import type { Part } from './part.ts'

/** Accounts with their plans, API keys and usage, and what they may not search. */
export const accounts: Part = {
  tables: ['accounts', 'plans', 'subscriptions', 'api_keys', 'usage_windows', 'idempotency_keys', 'blocklist'],

  async create(db) {
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
      table.integer('retention_days') // `null`: ended searches are kept forever
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
      table.boolean('manage').notNullable()
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
    // keys and requests are hashed
    await db.schema.createTable('idempotency_keys', table => {
      table.text('account_id').notNullable()
      table.text('key_hash').notNullable()
      table.text('request_hash').notNullable()
      table.text('kind').notNullable()
      table.text('resource_id').notNullable()
      table.text('expires_at').notNullable()
      table.primary(['account_id', 'key_hash'])
      table.index(['expires_at'])
    })
    await db.schema.createTable('blocklist', table => {
      table.text('kind').notNullable()
      table.text('value').notNullable()
      table.text('note').notNullable()
      table.text('created_at').notNullable()
      table.primary(['kind', 'value'])
    })
    await db('plans').insert([
      plan('free', 'Free', ['radar'], [null, 0, 0, 0, 1, 30]),
      plan('starter', 'Starter', ['radar', 'search'], [30, 2, 200, 2_000, 2, 30]),
      plan('pro', 'Pro', ['radar', 'search', 'tools'], [120, 5, 2_000, 30_000, 5, 90]),
      plan('business', 'Business', ['radar', 'search', 'tools', 'secrets'], [600, 20, 20_000, 500_000, 20, 365]),
    ])
  },
}

type Limits = [
  requestsPerMinute: number | null, concurrency: number, daily: number, monthly: number, keyQuota: number,
  retentionDays: number,
]

const plan = (
  id: string, name: string, features: string[],
  [requests_per_minute, concurrency, daily, monthly, key_quota, retention_days]: Limits,
) => ({
  id,
  product: 'api',
  name,
  features: JSON.stringify(features),
  requests_per_minute,
  concurrency,
  daily,
  monthly,
  key_quota,
  retention_days,
})
