import type { Account } from '../../db/accounts.ts'
import type { Repositories, Store } from '../../db/database.ts'
import type { Key, KeyRules } from '../../db/keys.ts'
import { keyNotActive, keyQuotaExceeded, manageKeyRequired, notFound, planFeatureRequired } from '../../errors.ts'
import { hashApiKey, newApiKey } from '../../lib/api-key.ts'
import { newId } from '../../lib/ids.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import { findAccount } from './accounts.ts'
import { createAuthentication, unauthorizedFor, type AuthenticationParts } from './authentication.ts'
import { expired, expiryOf, noRules, readRules, type GivenRules } from './key-rules.ts'
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
     * active keys as the plan allows. `manage` lets the key manage its account. Throws VALIDATION_ERROR if `rules` have
     * an end in the past or a faulty range.
     */
    async create(account: string, label = '', manage = false, rules: GivenRules = {}): Promise<CreatedKey> {
      const given = readRules(rules, clock.now())
      return database.inTransaction(async tx => {
        const { id: accountId } = await findAccount(tx, account)
        await requireKeyQuota(tx, accountId, forOperator)
        return insertKey(tx, mode, {
          id: newId(),
          accountId,
          label,
          manage,
          rules: { ...noRules, ...given },
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

    /**
     * Changes the label or the rules of a key, or whether it may manage its account. Throws NOT_FOUND if no key has
     * this id, and VALIDATION_ERROR if the end is past or a range is faulty.
     */
    update(id: string, { label, manage, ...rules }: Partial<Pick<Key, 'label' | 'manage'>> & GivenRules): Promise<Key> {
      const change = {
        ...label !== undefined && { label },
        ...manage !== undefined && { manage },
        ...readRules(rules, clock.now()),
      }
      return database.inTransaction(async tx => {
        await requireKey(tx, id)
        await tx.keys.update(id, change)
        return requireKey(tx, id)
      })
    },

    /**
     * Gives a key a new secret. The earlier one works for `overlapSeconds` more. Throws NOT_FOUND if no key has this
     * id, and KEY_NOT_ACTIVE if it is revoked.
     */
    rotate(id: string, rotation: Rotation): Promise<CreatedKey> {
      return database.inTransaction(async tx => rotateKey(tx, mode, await requireKey(tx, id), rotation, clock.now()))
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

/** A key with its new secret, which is stored nowhere. */
export interface CreatedKey {
  key: Key
  secret: string
}

export interface Rotation extends Pick<GivenRules, 'expiresAt'> {
  /** Seconds for which the present secret works beside the new one. 0 ends it, and those of all rotations, at once. */
  overlapSeconds: number
}

/** Gives a key a new secret. Throws KEY_NOT_ACTIVE if it is revoked, and VALIDATION_ERROR if its new end is past. */
export async function rotateKey(
  tx: Repositories, mode: 'live' | 'test', { id, state }: Key, { overlapSeconds, expiresAt }: Rotation, now: Date,
): Promise<CreatedKey> {
  if (state !== 'active') throw keyNotActive()
  const rules = readRules({ expiresAt }, now)
  const secret = newApiKey(mode)
  const until = new Date(now.getTime() + overlapSeconds * 1_000).toISOString()
  await tx.keys.rotate(id, { hash: hashApiKey(secret), hint: hintOf(secret), until, at: now.toISOString() })
  if (expiresAt !== undefined) await tx.keys.update(id, rules)
  return { key: await requireKey(tx, id), secret }
}

/** First characters of a key, by which people tell keys apart. */
const hintOf = (secret: string): string => `${secret.slice(0, 12)}…`

/** Stores a new key. The transaction must have checked the quota of the account. */
export async function insertKey(
  tx: Repositories,
  mode: 'live' | 'test',
  { id, accountId, label, manage, rules = noRules, now }: Pick<Key, 'id' | 'accountId' | 'label' | 'manage'> & {
    /** Default: all scopes, all addresses, no end. */
    rules?: KeyRules
    now: Date
  },
): Promise<CreatedKey> {
  const secret = newApiKey(mode)
  const key = {
    id,
    accountId,
    hint: hintOf(secret),
    label,
    manage,
    expiresAt: rules.expiresAt,
    scopes: rules.scopes,
    allowedAddresses: rules.allowedAddresses,
    createdAt: now.toISOString(),
  }
  await tx.keys.insert(key, hashApiKey(secret))
  const unused = { revokedAt: null, lastUsedAt: null, rotatedAt: null, earlierSecretUntil: null }
  return { key: { ...key, state: 'active', ...unused }, secret }
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
 * seconds. Throws UNAUTHORIZED if the key is revoked, KEY_EXPIRED if it has expired, and MANAGE_KEY_REQUIRED if it has
 * lost its mark.
 */
export async function lockAsManager(
  tx: Repositories, mode: 'live' | 'test', { accountId, keyId }: Principal, now: Date,
): Promise<void> {
  await tx.accounts.lock(accountId)
  const key = await tx.keys.get(keyId)
  if (key?.state !== 'active') throw unauthorizedFor(mode)
  if (expiryOf(key, now) === 'expired') throw expired()
  requireMark(key)
}
