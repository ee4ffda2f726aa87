import type { Repositories } from '../../db/database.ts'
import { maxConcurrencyExceeded } from '../../errors.ts'
import type { Principal } from '../access/keys.ts'

/** Number of unfinished investigations that an account may have for each concurrent search of its plan. */
const unfinishedPerSlot = 10

/**
 * Throws MAX_CONCURRENCY_EXCEEDED if the account may not have another unfinished investigation. Must run in a
 * transaction that holds the lock of the account.
 */
export async function requireRoom(tx: Repositories, { accountId, plan }: Principal): Promise<void> {
  const unfinished = await tx.investigations.countUnfinished(accountId)
  if (unfinished < unfinishedPerSlot * (plan?.concurrency ?? 0)) return
  throw maxConcurrencyExceeded({ message: 'Too many investigations of this account are unfinished' })
}
