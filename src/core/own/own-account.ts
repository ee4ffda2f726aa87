import type { Account } from '../../db/accounts.ts'
import type { Database, Repositories } from '../../db/database.ts'
import type { Plan } from '../../db/plans.ts'
import type { StoredEndpoint } from '../../db/webhook-endpoints.ts'
import { validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { findAccount } from '../access/accounts.ts'
import { recordDone } from '../audit/audit.ts'
import { lockAsManager, type Principal } from '../access/keys.ts'
import { apiProduct, freePlan, isActive, termsVersion } from '../access/plans.ts'

/** The account of a caller, as the caller may see it. */
export interface OwnAccount {
  account: Account
  /** `null` if the account has no API plan. */
  plan: Plan & { active: boolean, startedAt: string } | null
  /** Version of the terms of the free plan that this server has. */
  currentTerms: string
  keys: { active: number, revoked: number }
  /** Webhook endpoints, oldest first. */
  webhookEndpoints: readonly StoredEndpoint[]
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
    webhookEndpoints: await tx.webhookEndpoints.list(accountId),
    runningSearches: await tx.searches.countActive(accountId) + await tx.temporaryRuns.count(accountId),
  }
}

/** Throws VALIDATION_ERROR if `version` is not the current version of the terms of the free plan. */
export function requireCurrentTerms(version: string): void {
  if (version === termsVersion) return
  const message = `is not the current version of the terms: ${termsVersion}`
  throw validationError({ details: [{ path: 'terms_version', message }] })
}

/** Creates the service with which a key that may manage its account reads the account and claims the free plan. */
export const createOwnAccount = (
  { database, clock, mode }: { database: Database, clock: Clock, mode: 'live' | 'test' },
) => ({
  get: (principal: Principal): Promise<OwnAccount> => readOwnAccount(database, principal),

  /**
   * Accepts the terms of the free plan, and puts an account without an API plan on it. An account with a plan keeps it.
   * A repeated claim changes nothing. Throws the errors of `requireCurrentTerms` and `lockAsManager`.
   */
  async claimFreePlan(principal: Principal, operation: { id: string }, version: string): Promise<OwnAccount> {
    requireCurrentTerms(version)
    return database.inTransaction(async tx => {
      await lockAsManager(tx, mode, principal, clock.now())
      const { accountId } = principal
      const { account, plan } = await readOwnAccount(tx, principal)
      const now = clock.now()
      const startedAt = now.toISOString()
      if (account.termsVersion !== version) await tx.accounts.acceptTerms(accountId, version, startedAt)
      if (plan === null) {
        await tx.plans.setSubscription({ accountId, product: apiProduct, planId: freePlan, startedAt })
      }
      await recordDone(tx, principal, now, operation.id, [freePlan])
      return readOwnAccount(tx, principal)
    })
  },
})

export type OwnAccountService = ReturnType<typeof createOwnAccount>
