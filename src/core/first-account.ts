import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { createKeys } from './keys.ts'
import { createPlans } from './plans.ts'

const email = 'local@localhost'
const plan = 'business'

export interface FirstAccount {
  plan: string
  /** The API key, shown this once. */
  secret: string
}

/**
 * The account that the first start makes; undefined where there is one already. All of it or nothing: of processes that
 * start at once one makes it, and after one that was killed the next start is the first again.
 */
export function createFirstAccount(
  { database, clock, mode }: { database: Database, clock: Clock, mode: 'live' | 'test' },
): Promise<FirstAccount | undefined> {
  return database.inTransaction(async tx => {
    if ((await tx.accounts.list()).length > 0) return undefined
    const account = { id: newId(), email, createdAt: clock.now().toISOString() }
    if (!await tx.accounts.insert(account)) return undefined
    await createPlans({ database: tx, clock }).set(account.id, plan)
    const { secret } = await createKeys({ database: tx, clock, mode }).create(account.id, 'first start')
    return { plan, secret }
  })
}
