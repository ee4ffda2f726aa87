import type { Knex } from 'knex'
import { columnsOf, json } from './driver/columns.ts'
import type { Plan } from './plans.ts'

/** A change of a plan by a command of the operator. */
export interface PlanRevision {
  id: string
  planId: string
  changedAt: string
  /** User of the operating system and machine. */
  operator: string
  /** The plan after the change. */
  plan: Plan
}

const columns = columnsOf<PlanRevision>({
  id: 'id',
  planId: 'plan_id',
  changedAt: 'changed_at',
  operator: 'operator',
  plan: json('plan'),
})

/** Repository of the table `plan_changes`. Written by the operator's `plans` and `retention` commands. */
export function createPlanChangeRepository(db: Knex) {
  return {
    async insert(change: PlanRevision): Promise<void> {
      await db('plan_changes').insert(columns.toRow(change))
    },

    /** Returns the changes of a plan, oldest first. */
    async list(planId: string): Promise<PlanRevision[]> {
      const rows = await db('plan_changes').where({ plan_id: planId }).orderBy(['changed_at', 'id'])
        .select(columns.names)
      return rows.map(columns.fromRow)
    },
  }
}
