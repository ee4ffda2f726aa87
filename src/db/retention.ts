import type { Knex } from 'knex'

/** The plan whose retention applies to accounts without a subscription. */
const defaultPlan = 'free'

/** Selects the accounts on this plan for which the query finds a row. It gets the id of the account. */
export const accountsOnPlan = (
  db: Knex, planId: string, find: (accountId: Knex.Ref<string, object>) => Knex.QueryBuilder,
): Knex.QueryBuilder =>
  db('accounts')
    .leftJoin('subscriptions', on => on.on('subscriptions.account_id', 'accounts.id').onVal('product', 'api'))
    .whereRaw('coalesce(plan_id, ?) = ?', [defaultPlan, planId])
    // not EXISTS, for which PostgreSQL may read the whole table instead of one row of each account
    .whereRaw('(?) = 1', [find(db.ref('accounts.id')).limit(1).select(db.raw('1'))])

/** Selects the rows of `table` that belong to accounts on this plan. */
export const onPlan = (
  db: Knex, table: 'searches' | 'investigations' | 'watches', planId: string,
): Knex.QueryBuilder =>
  db(table)
    .leftJoin('subscriptions', on => on.on('subscriptions.account_id', `${table}.account_id`).onVal('product', 'api'))
    .whereRaw('coalesce(plan_id, ?) = ?', [defaultPlan, planId])
