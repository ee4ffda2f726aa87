import type { Account } from '../../db/accounts.ts'
import type { Repositories, Store } from '../../db/database.ts'
import type { Key } from '../../db/keys.ts'
import { keyQuotaExceeded, manageKeyRequired, notFound, planFeatureRequired } from '../../errors.ts'
import { hashApiKey, newApiKey } from '../../lib/api-key.ts'
import { newId } from '../../lib/ids.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { findAccount } from './accounts.ts'
import { createAuthentication, unauthorizedFor, type AuthenticationParts } from './authentication.ts'
import { apiProduct, isActive } from './plans.ts'
import type { Principal } from './principal.ts'

export type { Principal }

interface KeyParts extends AuthenticationParts {
  database: Store
}

export type Keys = ReturnType<typeof createKeys>

/** Creates the service for keys: their authentication, and what operators change. */
export function createKeys(parts: KeyParts) {
  const { database, clock, mode } = parts

  return {
    ...createAuthentication(parts),

    /**
     * Creates a key. Only this call returns `secret`; the database stores its hash. Throws NOT_FOUND if the account
     * does not exist, PLAN_FEATURE_REQUIRED if it has no active API plan, and KEY_QUOTA_EXCEEDED if it has as many
     * active keys as the plan allows. `manage` lets the key manage its account.
     */
    async create(account: string, label = '', manage = false): Promise<CreatedKey> {
      return database.inTransaction(async tx => {
        const { id: accountId } = await findAccount(tx, account)
        await requireKeyQuota(tx, accountId, forOperator)
        return insertKey(tx, mode, {
          id: newId(),
          accountId,
          label,
          manage,
          now: clock.now(),
        })
      })
    },

    /** Returns the keys of an account. Without `account`, returns the keys of all accounts. */
    async list(account?: string): Promise<Key[]> {
      return database.keys.list(account === undefined ? undefined : (await findAccount(database, account)).id)
    },

    revoke: (id: string): Promise<Key> => change(id, 'revoked'),
    restore: (id: string): Promise<Key> => change(id, 'active'),

    /** Changes the label of a key, or whether it may manage its account. Throws NOT_FOUND if no key has this id. */
    update(id: string, change: Partial<Pick<Key, 'label' | 'manage'>>): Promise<Key> {
      return database.inTransaction(async tx => {
        await requireKey(tx, id)
        await tx.keys.update(id, change)
        return requireKey(tx, id)
      })
    },
  }

  function change(id: string, state: Key['state']): Promise<Key> {
    return database.inTransaction(async tx => {
      const key = await requireKey(tx, id)
      if (key.state === state) return key
      if (state === 'active') await requireKeyQuota(tx, key.accountId, forOperator)
      await tx.keys.setState(id, state, clock.now().toISOString())
      return (await tx.keys.get(id))!
    })
  }
}

/** Returns the key with this id. Throws NOT_FOUND if there is none. */
export async function requireKey(tx: Repositories, id: string): Promise<Key> {
  const key = await tx.keys.get(id)
  if (key !== undefined) return key
  throw notFound({ message: `No key has this id. To list all keys: ${cliCommand('keys list')}` })
}

/** A new key with its secret, which is stored nowhere. */
export interface CreatedKey {
  key: Key
  secret: string
}

/** Stores a new key. The transaction must have checked the quota of the account. */
export async function insertKey(
  tx: Repositories,
  mode: 'live' | 'test',
  { id, accountId, label, manage, now }: Pick<Key, 'id' | 'accountId' | 'label' | 'manage'> & { now: Date },
): Promise<CreatedKey> {
  const secret = newApiKey(mode)
  const key = {
    id,
    accountId,
    hint: `${secret.slice(0, 12)}…`,
    label,
    manage,
    createdAt: now.toISOString(),
  }
  await tx.keys.insert(key, hashApiKey(secret))
  return { key: { ...key, state: 'active', revokedAt: null }, secret }
}

/** Advice to the person who is refused. It completes a sentence that begins with "First". */
type QuotaAdvice = (account: Account) => { withoutPlan: string, full: string }

const forOperator: QuotaAdvice = ({ email }) => ({
  withoutPlan: `claim the free plan or set a paid plan: ${cliCommand(`plans set ${email} pro`)}`,
  full: `revoke a key; to list them: ${cliCommand(`keys list ${email}`)}`,
})

/**
 * Locks the account until the transaction ends. Throws PLAN_FEATURE_REQUIRED if it has no active API plan, and
 * KEY_QUOTA_EXCEEDED if it has as many active keys as the plan allows.
 */
export async function requireKeyQuota(tx: Repositories, accountId: string, advice: QuotaAdvice): Promise<void> {
  await tx.accounts.lock(accountId)
  const account = await findAccount(tx, accountId)
  const subscription = await tx.plans.getSubscription(accountId, apiProduct)
  const plan = subscription && await tx.plans.get(subscription.planId)
  const { withoutPlan, full } = advice(account)
  if (!plan || !isActive(plan, account.termsAcceptedAt !== null)) {
    throw planFeatureRequired({ message: `The account has no active API plan. First ${withoutPlan}` })
  }
  if ((await tx.keys.countByState(accountId)).active >= plan.keyQuota) {
    throw keyQuotaExceeded({ message: `The plan of this account allows no further active key. First ${full}` })
  }
}

/** Throws MANAGE_KEY_REQUIRED if the operator did not mark the key of the caller. */
export function requireMark({ manage }: Pick<Principal, 'manage'>): void {
  if (!manage) throw manageKeyRequired()
}

/**
 * Locks the account of the caller until the transaction ends, and reads the caller's key: a principal is cached for two
 * seconds. Throws UNAUTHORIZED if the key is revoked, and MANAGE_KEY_REQUIRED if it has lost its mark.
 */
export async function lockAsManager(
  tx: Repositories, mode: 'live' | 'test', { accountId, keyId }: Principal,
): Promise<void> {
  await tx.accounts.lock(accountId)
  const key = await tx.keys.get(keyId)
  if (key?.state !== 'active') throw unauthorizedFor(mode)
  requireMark(key)
}
