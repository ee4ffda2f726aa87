import type { Repositories } from '../../db/database.ts'
import type { Plan } from '../../db/plans.ts'
import type { Principal } from '../access/keys.ts'

/** Returns `true` if an account with this number of operations in progress may start another one. */
export const hasFreeSlot = ({ concurrency }: Plan, running: number): boolean => running < concurrency

/**
 * Returns `true` if the account has no free slot now. For work that waits for a slot: the transaction that starts it
 * checks again. Returns `false` on a plan without any slot, because the admission then has the reason.
 */
export async function isFull(
  { searches, temporaryRuns }: Pick<Repositories, 'searches' | 'temporaryRuns'>, { accountId, plan }: Principal,
): Promise<boolean> {
  if (plan === null || plan.concurrency === 0) return false
  return !hasFreeSlot(plan, await searches.countActive(accountId) + await temporaryRuns.count(accountId))
}
