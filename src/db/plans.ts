import type { Knex } from 'knex'
import { columnsOf, json } from './driver/columns.ts'

export type Feature = 'radar' | 'search' | 'tools' | 'secrets'

export interface Plan {
  id: string
  product: string
  name: string
  features: Feature[]
  /** Maximum number of requests of an account per minute. `null` if not limited. */
  requestsPerMinute: number | null
  /** Maximum number of searches in progress at once. */
  concurrency: number
  /** Maximum number of core searches in a UTC day. */
  daily: number
  /** Maximum number of core searches in a month, counted from the start of the subscription. */
  monthly: number
  /** Maximum number of active API keys of an account. */
  keyQuota: number
  /** Number of days after which an ended search is deleted. `null` if it is never deleted. */
  retentionDays: number | null
}

export interface Subscription {
  accountId: string
  product: string
  planId: string
  startedAt: string
}

export const planColumns = columnsOf<Plan>({
  id: 'id',
  product: 'product',
  name: 'name',
  features: json('features'),
  requestsPerMinute: 'requests_per_minute',
  concurrency: 'concurrency',
  daily: 'daily',
  monthly: 'monthly',
  keyQuota: 'key_quota',
  retentionDays: 'retention_days',
})

const subscriptionColumns = columnsOf<Subscription>({
  accountId: 'account_id',
  product: 'product',
  planId: 'plan_id',
  startedAt: 'started_at',
})

/**
 * Repository of the tables `plans` (limits and features) and `subscriptions` (the plan of each account). Plans are
 * written by migrations, the sandbox and the operator's `plans` commands, subscriptions by these commands.
 */
export function createPlanRepository(db: Knex) {
  return {
    async list(): Promise<Plan[]> {
      const rows = await db('plans').orderBy([{ column: 'product' }, { column: 'monthly' }]).select(planColumns.names)
      return rows.map(planColumns.fromRow)
    },

    async insert(plan: Plan): Promise<void> {
      await db('plans').insert(planColumns.toRow(plan))
    },

    async get(id: string): Promise<Plan | undefined> {
      const row = await db('plans').where({ id }).first(planColumns.names)
      return row && planColumns.fromRow(row)
    },

    async update(plan: Plan): Promise<void> {
      await db('plans').where({ id: plan.id }).update(planColumns.toRow(plan))
    },

    /** Returns the accounts on a plan. */
    async listAccounts(id: string): Promise<string[]> {
      return db('subscriptions').where({ plan_id: id }).orderBy('account_id').pluck('account_id')
    },

    /** Returns `true` if the plan was updated, `false` if it does not exist. */
    async setRetention(id: string, days: number | null): Promise<boolean> {
      return await db('plans').where({ id }).update({ retention_days: days }) === 1
    },

    async getSubscription(accountId: string, product: string): Promise<Subscription | undefined> {
      const row = await db('subscriptions').where({ account_id: accountId, product }).first(subscriptionColumns.names)
      return row && subscriptionColumns.fromRow(row)
    },

    /** Returns the subscriptions of all accounts. */
    async listSubscriptions(): Promise<Subscription[]> {
      const rows = await db('subscriptions').orderBy('product').select(subscriptionColumns.names)
      return rows.map(subscriptionColumns.fromRow)
    },

    /**
     * Subscribes an account to a plan. Replaces the account's existing subscription to the same product, if there is
     * one.
     */
    async setSubscription(subscription: Subscription): Promise<void> {
      await db('subscriptions').insert(subscriptionColumns.toRow(subscription))
        .onConflict(['account_id', 'product']).merge(['plan_id', 'started_at'])
    },
  }
}
