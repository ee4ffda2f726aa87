import type { Repositories, Store } from '../../db/database.ts'
import type { Plan } from '../../db/plans.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { findAccount } from './accounts.ts'

/**
 * Version of the terms and ethics policy in `TERMS.md`. The free plan requires that the account accepts them; the
 * accepted version is stored.
 */
export const termsVersion = '2026-11'
export const apiProduct = 'api'
export const freePlan = 'free'

export interface PlanChange {
  accountId: string
  plan: Plan
  /** Id of the plan that the change replaced. `null` if the account had no plan or keeps its plan. */
  previousPlan: string | null
  /**
   * Ids of the keys that the change revoked. If the account has more active keys than the new plan allows, its newest
   * keys are revoked.
   */
  revokedKeys: string[]
}

/** `true` if the plan is active. The free plan needs accepted terms, a paid plan does not. */
export const isActive = (plan: Plan, termsAccepted: boolean): boolean => plan.id !== freePlan || termsAccepted

export function createPlans({ database, clock }: { database: Store, clock: Clock }) {
  async function change(idOrEmail: string, planId: string, acceptTerms: boolean): Promise<PlanChange> {
    return database.inTransaction(async tx => {
      const account = await findAccount(tx, idOrEmail)
      const plan = await tx.plans.get(planId)
      if (plan === undefined) throw noPlan(await tx.plans.list())
      await tx.accounts.lock(account.id)
      const now = clock.now().toISOString()
      if (acceptTerms) await tx.accounts.acceptTerms(account.id, termsVersion, now)
      const current = await tx.plans.getSubscription(account.id, plan.product)
      const isChanged = current?.planId !== plan.id
      if (isChanged) {
        const { id, product } = plan
        // the start stays, so that a change of plan does not give the month of usage a new start
        const startedAt = current?.startedAt ?? now
        await tx.plans.setSubscription({ accountId: account.id, product, planId: id, startedAt })
      }
      const revokedKeys = plan.product === apiProduct ? await revokeSurplus(tx, account.id, plan.keyQuota, now) : []
      return { accountId: account.id, plan, previousPlan: isChanged ? current?.planId ?? null : null, revokedKeys }
    })
  }

  return {
    list: () => database.plans.list(),

    /** Claims the free plan. Throws VALIDATION_ERROR for another plan, or if the terms are not accepted. */
    async claim(idOrEmail: string, planId: string, acceptTerms: boolean): Promise<PlanChange> {
      if (planId !== freePlan) {
        throw validationError({
          message: `plan: only "${freePlan}" can be claimed. To set a paid plan: ${
            cliCommand(`plans set ${idOrEmail} ${planId}`)
          }`,
        })
      }
      if (!acceptTerms) {
        throw validationError({
          message: `Accept the terms and ethics policy of the free plan (version ${termsVersion}, in TERMS.md): ${
            cliCommand(`plans claim ${idOrEmail} ${freePlan} --accept-terms`)
          }`,
        })
      }
      return change(idOrEmail, planId, true)
    },

    set: (idOrEmail: string, planId: string): Promise<PlanChange> => change(idOrEmail, planId, false),

    /** Replaces the account's plan with the free plan at once. */
    cancel: (idOrEmail: string): Promise<PlanChange> => change(idOrEmail, freePlan, false),
  }
}

/** Returns NOT_FOUND with the ids that there are. */
export const noPlan = (all: readonly Plan[]) =>
  notFound({
    message: `No plan has this id. The plans are ${all.map(({ id }) => id).join(', ')}. For details: ${
      cliCommand('plans list')
    }`,
  })

/** Revokes the newest active keys of an account beyond the quota. Returns their ids. */
export async function revokeSurplus(
  tx: Repositories, accountId: string, quota: number, now: string,
): Promise<string[]> {
  const active = (await tx.keys.list(accountId)).filter(key => key.state === 'active')
  const surplus = active.slice(quota).reverse()
  for (const key of surplus) await tx.keys.setState(key.id, 'revoked', now)
  return surplus.map(key => key.id)
}
