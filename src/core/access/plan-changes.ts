import type { Repositories, Store } from '../../db/database.ts'
import type { PlanRevision } from '../../db/plan-changes.ts'
import type { Plan } from '../../db/plans.ts'
import { conflict, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { apiProduct, noPlan, revokeSurplus } from './plans.ts'

/** Parts of a plan that the operator can change. */
export type PlanLimits = Omit<Plan, 'id' | 'product'>

export interface ChangedPlan {
  plan: Plan
  /** Ids of the keys that the change revoked, because the plan allows fewer. */
  revokedKeys: string[]
}

/**
 * Creates the service with which the operator creates and changes plans. Each change is kept in the history of the
 * plan. The windows of usage stay as they are: they begin at the start of a subscription, which no change of a plan
 * moves.
 */
export function createPlanChanges({ database, clock }: { database: Store, clock: Clock }) {
  async function record(tx: Repositories, plan: Plan, operator: string, at: string): Promise<void> {
    await tx.planChanges.insert({
      id: newId(),
      planId: plan.id,
      changedAt: at,
      operator,
      plan,
    })
  }

  return {
    /** Creates a plan. Throws VALIDATION_ERROR for a faulty id, and CONFLICT if there is one with this id. */
    create(id: string, limits: PlanLimits, operator: string): Promise<ChangedPlan> {
      if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) {
        throw validationError({ message: 'plan: give lower-case letters, digits and -, at most 40' })
      }
      return database.inTransaction(async tx => {
        if (await tx.plans.get(id) !== undefined) throw conflict({ message: 'A plan with this id already exists' })
        const plan: Plan = { id, product: apiProduct, ...limits }
        await tx.plans.insert(plan)
        await record(tx, plan, operator, clock.now().toISOString())
        return { plan, revokedKeys: [] }
      })
    },

    /**
     * Changes a plan for all its accounts. Revokes the newest surplus keys of accounts that have more than the plan
     * then allows. Throws NOT_FOUND if there is no such plan.
     */
    change(id: string, changes: Partial<PlanLimits>, operator: string): Promise<ChangedPlan> {
      return database.inTransaction(async tx => {
        const before = await tx.plans.get(id)
        if (before === undefined) throw noPlan(await tx.plans.list())
        const plan = { ...before, ...changes }
        const now = clock.now().toISOString()
        if (await isFirst(tx, id)) await record(tx, before, 'before the first change', now)
        await tx.plans.update(plan)
        await record(tx, plan, operator, now)
        const revokedKeys: string[] = []
        if (plan.keyQuota < before.keyQuota) {
          for (const accountId of await tx.plans.listAccounts(id)) {
            await tx.accounts.lock(accountId)
            revokedKeys.push(...await revokeSurplus(tx, accountId, plan.keyQuota, now))
          }
        }
        return { plan, revokedKeys }
      })
    },

    /** Returns the changes of a plan, oldest first. Throws NOT_FOUND if there is no such plan. */
    async history(id: string): Promise<PlanRevision[]> {
      if (await database.plans.get(id) === undefined) throw noPlan(await database.plans.list())
      return database.planChanges.list(id)
    },
  }
}

const isFirst = async (tx: Repositories, id: string): Promise<boolean> => (await tx.planChanges.list(id)).length === 0
