import type { Knex } from 'knex'

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

export interface PlanRow {
  id: string
  product: string
  name: string
  features: string
  requests_per_minute: number | null
  concurrency: number
  daily: number
  monthly: number
  key_quota: number
  retention_days: number | null
}

export const planColumns = [
  'plans.id', 'plans.product', 'plans.name', 'plans.features', 'plans.requests_per_minute', 'plans.concurrency',
  'plans.daily', 'plans.monthly', 'plans.key_quota', 'plans.retention_days',
]

const subscriptionColumns = { accountId: 'account_id', product: 'product', planId: 'plan_id', startedAt: 'started_at' }

/**
 * Repository of the tables `plans` (limits and features) and `subscriptions` (the plan of each account). Plans are
 * written by migrations and the sandbox, subscriptions by the operator's `plans` commands.
 */
export function createPlanRepository(db: Knex) {
  return {
    async list(): Promise<Plan[]> {
      const rows: PlanRow[] = await db('plans').orderBy([{ column: 'product' }, { column: 'monthly' }])
        .select(planColumns)
      return rows.map(toPlan)
    },

    async insert(plan: Plan): Promise<void> {
      await db('plans').insert({
        id: plan.id,
        product: plan.product,
        name: plan.name,
        features: JSON.stringify(plan.features),
        requests_per_minute: plan.requestsPerMinute,
        concurrency: plan.concurrency,
        daily: plan.daily,
        monthly: plan.monthly,
        key_quota: plan.keyQuota,
        retention_days: plan.retentionDays,
      })
    },

    async get(id: string): Promise<Plan | undefined> {
      const row: PlanRow | undefined = await db('plans').where({ id }).first(planColumns)
      return row && toPlan(row)
    },

    /** Returns `true` if the plan was updated, `false` if it does not exist. */
    async setRetention(id: string, days: number | null): Promise<boolean> {
      return await db('plans').where({ id }).update({ retention_days: days }) === 1
    },

    async getSubscription(accountId: string, product: string): Promise<Subscription | undefined> {
      return db('subscriptions').where({ account_id: accountId, product }).first(subscriptionColumns)
    },

    /** Returns the subscriptions of all accounts. */
    async listSubscriptions(): Promise<Subscription[]> {
      return db('subscriptions').orderBy('product').select(subscriptionColumns)
    },

    /**
     * Subscribes an account to a plan. Replaces the account's existing subscription to the same product, if there is
     * one.
     */
    async setSubscription({ accountId, product, planId, startedAt }: Subscription): Promise<void> {
      await db('subscriptions').insert({ account_id: accountId, product, plan_id: planId, started_at: startedAt })
        .onConflict(['account_id', 'product']).merge(['plan_id', 'started_at'])
    },
  }
}

export function toPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    product: row.product,
    name: row.name,
    features: JSON.parse(row.features),
    requestsPerMinute: row.requests_per_minute,
    concurrency: row.concurrency,
    daily: row.daily,
    monthly: row.monthly,
    keyQuota: row.key_quota,
    retentionDays: row.retention_days,
  }
}
