import type { Knex } from 'knex'

/** The plan whose retention applies to accounts without a subscription. */
const defaultPlan = 'free'

/** Selects the rows of `table` that belong to accounts on this plan. */
export const onPlan = (
  db: Knex, table: 'searches' | 'investigations' | 'watches', planId: string,
): Knex.QueryBuilder =>
  db(table)
    .leftJoin('subscriptions', on => on.on('subscriptions.account_id', `${table}.account_id`).onVal('product', 'api'))
    .whereRaw('coalesce(plan_id, ?) = ?', [defaultPlan, planId])
