import type { Account } from '../db/accounts.ts'
import type { Database, Repositories } from '../db/database.ts'
import type { Plan } from '../db/plans.ts'
import { findAccount } from './accounts.ts'
import type { Principal } from './keys.ts'
import { apiProduct, isActive, termsVersion } from './plans.ts'

/** The account of a caller, as the caller may see it. */
export interface OwnAccount {
  account: Account
  /** `null` if the account has no API plan. */
  plan: Plan & { active: boolean, startedAt: string } | null
  /** Version of the terms of the free plan that this server has. */
  currentTerms: string
  keys: { active: number, revoked: number }
  /** Stored and temporary searches that have not ended. */
  runningSearches: number
}

/** Reads the account of a caller. */
export async function readOwnAccount(tx: Repositories, { accountId }: Principal): Promise<OwnAccount> {
  const account = await findAccount(tx, accountId)
  const subscription = await tx.plans.getSubscription(accountId, apiProduct)
  const plan = subscription && await tx.plans.get(subscription.planId)
  return {
    account,
    plan: subscription && plan
      ? { ...plan, active: isActive(plan, account.termsAcceptedAt !== null), startedAt: subscription.startedAt }
      : null,
    currentTerms: termsVersion,
    keys: await tx.keys.countByState(accountId),
    runningSearches: await tx.searches.countActive(accountId) + await tx.temporaryRuns.count(accountId),
  }
}

/** Creates the service with which the holder of an account manages it. */
export const createOwnAccount = ({ database }: { database: Database }) => ({
  get: (principal: Principal): Promise<OwnAccount> => readOwnAccount(database, principal),
})

export type OwnAccountService = ReturnType<typeof createOwnAccount>
