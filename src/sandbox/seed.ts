import type { Database, Repositories } from '../db/database.ts'
import { hashApiKey } from '../lib/api-key.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { Blocklist } from '../core/admission/blocklist.ts'
import { noRules } from '../core/access/key-rules.ts'
import { termsVersion } from '../core/access/plans.ts'
import {
  blockedValues,
  sandboxAccounts,
  sandboxKeys,
  sandboxNames,
  sandboxPlans,
  type SandboxAccount,
  type SandboxName,
} from './accounts.ts'

const emailOf = (name: string): string => `${name.toLowerCase()}@sandbox.example`

interface SeedParts {
  database: Database
  clock: Clock
  blocklist: Blocklist
}

/**
 * Inserts the accounts, keys, plans and blocklist entries of every sandbox, if they do not exist. Returns `true` if the
 * database had none of the accounts.
 */
export async function seedSandbox(
  { database, clock, blocklist }: SeedParts,
  keys: Readonly<Record<SandboxName, string>> = sandboxKeys,
): Promise<boolean> {
  const now = clock.now().toISOString()
  const isNew = await database.inTransaction(async tx => {
    for (const plan of sandboxPlans) if (await tx.plans.get(plan.id) === undefined) await tx.plans.insert(plan)
    const existing = new Map((await tx.accounts.list()).map(({ id, email }) => [email, id]))
    for (const name of sandboxNames) {
      await seedAccount(tx, { name, key: keys[name], id: existing.get(emailOf(name)), now })
    }
    return existing.size === 0
  })
  for (const value of Object.values(blockedValues)) {
    await blocklist.add(value.endsWith('.example') && !value.includes('@') ? 'domain' : 'exact', value, 'sandbox')
  }
  return isNew
}

async function seedAccount(
  tx: Repositories,
  { name, key, id, now }: { name: SandboxName, key: string, id: string | undefined, now: string },
): Promise<void> {
  const { plan, revoked = false, manage = true, rules, disabled = false }: SandboxAccount = sandboxAccounts[name]
  const accountId = id ?? newId()
  if (id === undefined) {
    await tx.accounts.insert({ id: accountId, email: emailOf(name), createdAt: now })
    await tx.accounts.acceptTerms(accountId, termsVersion, now)
    if (plan !== null) await tx.plans.setSubscription({ accountId, product: 'api', planId: plan, startedAt: now })
  }
  if (await tx.keys.hashExists(hashApiKey(key))) return
  const keyId = newId()
  await tx.keys.insert(
    {
      id: keyId,
      accountId,
      hint: `${key.slice(0, 12)}…`,
      label: name,
      manage,
      createdAt: now,
      ...noRules,
      ...rules,
    },
    hashApiKey(key),
  )
  if (disabled) await tx.accounts.setDisabled(accountId, now)
  if (revoked) await tx.keys.setState(keyId, 'revoked', now)
}
