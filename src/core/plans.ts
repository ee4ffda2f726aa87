import type { Repositories, Store } from '../db/database.ts'
import type { Plan } from '../db/plans.ts'
import { notFound, validationError } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { findAccount } from './accounts.ts'

/** The terms and ethics policy that the free plan asks for, as in `TERMS.md`; recorded with the time of acceptance. */
export const termsVersion = '2026-11'
export const apiProduct = 'api'
const freePlan = 'free'

export interface PlanChange {
  accountId: string
  plan: Plan
  /** Keys that the plan has no room for: revoked, newest first, never deleted. */
  revokedKeys: string[]
}

/** The free plan is active once its terms are accepted, any other at once. */
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
      const current = await tx.plans.subscription(account.id, plan.product)
      if (current?.planId !== plan.id) {
        await tx.plans.subscribe({ accountId: account.id, product: plan.product, planId: plan.id, startedAt: now })
      }
      const revokedKeys = plan.product === apiProduct ? await revokeSurplus(tx, account.id, plan.keyQuota, now) : []
      return { accountId: account.id, plan, revokedKeys }
    })
  }

  return {
    list: () => database.plans.list(),

    /** Takes the free plan; its terms and ethics policy have to be accepted. */
    async claim(idOrEmail: string, planId: string, acceptTerms: boolean): Promise<PlanChange> {
      if (planId !== freePlan) {
        throw validationError({
          message: `plan: only "${freePlan}" is claimed; for a paid plan: ${cliCommand(`plans set ${idOrEmail} ${planId}`)}`,
        })
      }
      if (!acceptTerms) {
        throw validationError({
          message: `The free plan needs its terms and ethics policy (version ${termsVersion}, in TERMS.md) accepted: ${
            cliCommand(`plans claim ${idOrEmail} ${freePlan} --accept-terms`)
          }`,
        })
      }
      return change(idOrEmail, planId, true)
    },

    set: (idOrEmail: string, planId: string): Promise<PlanChange> => change(idOrEmail, planId, false),

    /** Back to the free plan at once. */
    cancel: (idOrEmail: string): Promise<PlanChange> => change(idOrEmail, freePlan, false),
  }
}

const noPlan = (all: readonly Plan[]) =>
  notFound({
    message: `There is no plan with this id, but ${all.map(({ id }) => id).join(', ')}; this shows them: ${
      cliCommand('plans list')
    }`,
  })

async function revokeSurplus(tx: Repositories, accountId: string, quota: number, now: string): Promise<string[]> {
  const active = (await tx.keys.list(accountId)).filter(key => key.state === 'active')
  const surplus = active.slice(quota).reverse()
  for (const key of surplus) await tx.keys.setState(key.id, 'revoked', now)
  return surplus.map(key => key.id)
}
