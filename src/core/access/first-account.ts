import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { createKeys } from './keys.ts'
import { createPlans } from './plans.ts'

const email = 'local@localhost'
const plan = 'business'

export interface FirstAccount {
  email: string
  plan: string
  /** The API key. No other function returns it, because the database stores only its hash. */
  secret: string
}

/**
 * Creates the account of the first start, with its plan and API key, in one transaction. The key may manage the
 * account, because its only reader is the operator who started the service. Returns `undefined` if an
 * account exists already. If several processes start at the same time, only one of them creates the account.
 */
export function createFirstAccount(
  { database, clock, mode }: { database: Database, clock: Clock, mode: 'live' | 'test' },
): Promise<FirstAccount | undefined> {
  return database.inTransaction(async tx => {
    if ((await tx.accounts.list()).length > 0) return undefined
    const account = { id: newId(), email, createdAt: clock.now().toISOString() }
    if (!await tx.accounts.insert(account)) return undefined
    await createPlans({ database: tx, clock }).set(account.id, plan)
    const { secret } = await createKeys({ database: tx, clock, mode }).create(account.id, 'first start', true)
    return { email, plan, secret }
  })
}
