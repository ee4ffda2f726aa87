import type { Account } from '../../db/accounts.ts'
import type { Repositories, Store } from '../../db/database.ts'
import type { Key, KeyHolder } from '../../db/keys.ts'
import type { Plan } from '../../db/plans.ts'
import { keyQuotaExceeded, manageKeyRequired, notFound, planFeatureRequired, unauthorized } from '../../errors.ts'
import { hashApiKey, isApiKey, newApiKey } from '../../lib/api-key.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { cliCommand, sandboxCommand, serverCommand } from '../../lib/cli-command.ts'
import { findAccount } from './accounts.ts'
import { apiProduct, isActive } from './plans.ts'
import type { WrongKeys } from './wrong-keys.ts'

/** The authenticated caller: an API key, its account, and the account's active API plan. */
export interface Principal {
  keyId: string
  accountId: string
  /** `true` if the operator marked the key `manage`, so that it may manage its account. */
  manage: boolean
  /** `null` if no API plan is active. */
  plan: Plan | null
  startedAt: string | null
}

/**
 * Time for which principals are cached, in milliseconds. After this time, a revoked key or a changed plan has taken
 * effect in every process.
 */
const cacheMs = 2_000
const maxCached = 10_000
/** Largest number of key hashes in one query. */
const maxPerQuery = 500

interface KeyParts {
  database: Store
  clock: Clock
  mode: 'live' | 'test'
  /** Limit of wrong keys by client address. Default: no limit. */
  wrongKeys?: WrongKeys
}

export type Keys = ReturnType<typeof createKeys>

export function createKeys({ database, clock, mode, wrongKeys }: KeyParts) {
  const loadHolder = createBatchLoader(hashes => database.keys.findHolders(hashes), maxPerQuery)
  const cache = new Map<string, { principal: Principal, until: number }>()

  async function read(hash: string): Promise<Principal | undefined> {
    // a key that was valid before is looked up alone, so that it does not wait for the shared query of unknown keys
    const wasValid = cache.has(hash)
    const holder = wasValid ? (await database.keys.findHolders([hash])).get(hash) : await loadHolder(hash)
    return holder && toPrincipal(holder)
  }

  async function lookUp(key: string, hash: string, now: number, clientAddress: string): Promise<Principal> {
    const principal = isApiKey(key) && isForMode(mode, key) ? await read(hash) : undefined
    if (principal === undefined) {
      cache.delete(hash)
      await wrongKeys?.count(clientAddress)
      throw unauthorizedFor(mode)
    }
    if (cache.size >= maxCached) cache.clear()
    cache.set(hash, { principal, until: now + cacheMs })
    return principal
  }

  async function findRevoked(keyIds: readonly string[]): Promise<string[]> {
    const revoked: string[] = []
    for (let from = 0; from < keyIds.length; from += maxPerQuery) {
      const ids = keyIds.slice(from, from + maxPerQuery)
      const active = await database.keys.listActive(ids)
      revoked.push(...ids.filter(id => !active.has(id)))
    }
    if (revoked.length > 0) {
      for (const [hash, { principal }] of cache) if (revoked.includes(principal.keyId)) cache.delete(hash)
    }
    return revoked
  }

  return {
    /**
     * Returns the caller that an `Authorization` header identifies. Throws UNAUTHORIZED if the key is missing or wrong,
     * and RATE_LIMIT_RPM_EXCEEDED if the client address has sent too many wrong keys.
     *
     * A valid key is accepted even if other clients at the same address send wrong keys. Every key is therefore looked
     * up, even after too many wrong keys. Keys that were not seen before share a query, so that guesses cost little. A
     * key has 190 random bits, so guessing does not succeed.
     *
     * Returns a promise only if it reads the database, so that most requests wait for nothing.
     */
    authenticate(header: string | undefined, clientAddress: string): Promise<Principal> | Principal {
      const key = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
      if (key === undefined) return Promise.reject(unauthorizedFor(mode))
      const hash = hashApiKey(key)
      const now = clock.now().getTime()
      const cached = cache.get(hash)
      // The second comparison ignores cache entries from the future, which exist after the system clock was set back.
      if (cached && cached.until > now && cached.until <= now + cacheMs) return cached.principal
      return lookUp(key, hash, now, clientAddress)
    },

    /** Returns the caller behind a key, without the cache. Returns `undefined` if the key is revoked. */
    async find(keyId: string): Promise<Principal | undefined> {
      const holder = await database.keys.findHolder(keyId)
      return holder && toPrincipal(holder)
    },

    /** Reads the state of the caller's key, without the cache. Throws UNAUTHORIZED if the key is revoked. */
    async requireActive({ keyId }: Principal): Promise<void> {
      if ((await findRevoked([keyId])).length > 0) throw unauthorizedFor(mode)
    },

    /** Returns those of the keys that are revoked or removed. From then on, this process does not accept them. */
    findRevoked,

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

const toPrincipal = ({ keyId, accountId, manage, startedAt, plan, termsAccepted }: KeyHolder): Principal => ({
  keyId,
  accountId,
  manage,
  startedAt,
  plan: plan && isActive(plan, termsAccepted) ? plan : null,
})

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

/** The keys of a sandbox are public. A live server refuses them, even if its database contains them. */
const isForMode = (mode: 'live' | 'test', key: string): boolean => mode === 'test' || key.startsWith('tw_live_')

const unauthorizedFor = (mode: 'live' | 'test') =>
  unauthorized({
    message: 'The API key is missing or not valid. Send one in the header "Authorization: Bearer <key>". '
      + (mode === 'test'
        ? `"${sandboxCommand}" prints its keys at every start, "${serverCommand}" only at the first; for another: ${
          cliCommand('keys create <account>')}`
        : `The operator of this server creates a key with: ${cliCommand('keys create <account>')}`),
    headers: { 'WWW-Authenticate': 'Bearer realm="tracewell"' },
  })
