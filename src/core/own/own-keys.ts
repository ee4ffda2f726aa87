import type { Database, Repositories } from '../../db/database.ts'
import type { Key, KeyRules } from '../../db/keys.ts'
import { keyQuotaExceeded, notFound, ownKey } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { recordDone } from '../audit/audit.ts'
import { claimKey, Repeated, type IdempotencyKey } from '../admission/idempotency.ts'
import { readRules, requireAllowed, requireNoWider, type GivenRules } from '../access/key-rules.ts'
import {
  insertKey, lockAsManager, requireKeyQuota, rotateKey, type Keys, type CreatedKey, type Principal, type Rotation,
} from '../access/keys.ts'
import { pageOfList, type Page } from '../paging/list-position.ts'

/**
 * Maximum number of keys of an account, revoked ones included, for keys that the account holder creates. Keys are never
 * removed, so a program that creates and revokes keys in a loop would fill the database.
 */
const maxKeys = 1_000

interface OwnKeyParts {
  database: Database
  clock: Clock
  mode: 'live' | 'test'
  keys: Pick<Keys, 'forget'>
  /** Replaces the maximum number of keys in tests. */
  keyLimit?: number
}

interface OperationId {
  readonly id: string
}

/** A new key, or the key that an earlier request with the same Idempotency-Key created. */
export interface OwnCreatedKey {
  key: Key
  /** `null` if the request repeats an earlier one. */
  secret: string | null
  isRepeated?: true
}

const forHolder = () => ({
  withoutPlan: 'claim the free plan (POST /account/free-plan), or ask the operator for a paid one',
  full: 'revoke a key (POST /account/keys/{id}/revoke)',
})

/**
 * Creates the service with which a key that may manage its account manages the keys of this account. Each change checks
 * the caller's key in its transaction, because a principal is cached for two seconds. Each change is audited.
 *
 * Every method that changes something throws UNAUTHORIZED if the caller's key is revoked, and MANAGE_KEY_REQUIRED if it
 * has lost its mark. Every method with an id throws NOT_FOUND if the account has no key with this id.
 */
export function createOwnKeys({ database, clock, mode, keys, keyLimit = maxKeys }: OwnKeyParts) {
  /** Runs `work` and records it, in one transaction that holds the lock of the account. */
  function change<Result extends { key: Key }>(
    principal: Principal, operation: OperationId, work: (tx: Repositories, now: Date) => Promise<Result>,
  ): Promise<Result> {
    return database.inTransaction(async tx => {
      const now = clock.now()
      await lockAsManager(tx, mode, principal, now)
      const result = await work(tx, now)
      await recordDone(tx, principal, now, operation.id, [result.key.id])
      return result
    })
  }

  async function changeKey(
    principal: Principal,
    operation: OperationId,
    id: string,
    work: (tx: Repositories, key: Key, now: Date) => Promise<void>,
  ): Promise<Key> {
    const { key } = await change(principal, operation, async (tx, now) => {
      const before = await requireOwn(tx, principal, id)
      await work(tx, before, now)
      return { key: await requireOwn(tx, principal, before.id) }
    })
    keys.forget([key.id])
    return key
  }

  return {
    /** Returns one page of the account's keys, newest first. Throws VALIDATION_ERROR if the cursor is invalid. */
    list: (
      { accountId }: Principal, page: { limit: number, cursor?: string | undefined },
    ): Promise<Page<Key>> => pageOfList({ list: 'keys' }, page, range =>
      database.keys.listPage(accountId, range)),

    get: (principal: Principal, id: string): Promise<Key> => requireOwn(database, principal, id),

    /**
     * Creates a key without the mark `manage`. Only this call returns its secret: a request that repeats an
     * Idempotency-Key gets the same key with `null`. Rules that are not given are those of the caller.
     * Throws VALIDATION_ERROR, SCOPE_REQUIRED, ADDRESS_NOT_ALLOWED, PLAN_FEATURE_REQUIRED, KEY_QUOTA_EXCEEDED and
     * IDEMPOTENCY_KEY_REUSED.
     */
    async create(
      principal: Principal,
      operation: OperationId,
      { label, ...rules }: { label: string } & GivenRules,
      idempotencyKey: IdempotencyKey | undefined,
    ): Promise<OwnCreatedKey> {
      const { accountId } = principal
      const given = readRules(rules, clock.now())
      requireNoWider(principal, given)
      try {
        return await change(principal, operation, async (tx, now) => {
          const id = newId()
          if (idempotencyKey) await claimKey(tx, accountId, { key: idempotencyKey, kind: 'key', resourceId: id })
          await requireRoom(tx, accountId)
          return insertKey(tx, mode, {
            id,
            accountId,
            label,
            manage: false,
            rules: { ...rulesOf(await requireOwn(tx, principal, principal.keyId)), ...given },
            now,
          })
        })
      } catch (error) {
        if (!(error instanceof Repeated)) throw error
        return { key: await requireOwn(database, principal, error.resourceId), secret: null, isRepeated: true }
      }
    },

    /**
     * Changes the label and the rules of a key. Throws VALIDATION_ERROR, also if the caller would lock itself out, and
     * SCOPE_REQUIRED or ADDRESS_NOT_ALLOWED if the key could then do what the caller cannot.
     */
    update(
      principal: Principal, operation: OperationId, id: string,
      { label, ...rules }: { label?: string | undefined } & GivenRules,
      clientAddress: string,
    ): Promise<Key> {
      const given = readRules(rules, clock.now())
      return changeKey(principal, operation, id, async (tx, key) => {
        requireNoWider(principal, given, key.scopes)
        if (key.id === principal.keyId) requireAllowed(clientAddress, given)
        await tx.keys.update(key.id, { ...label !== undefined && { label }, ...given })
      })
    },

    /**
     * Gives a key a new secret, which only this call returns. Throws SCOPE_REQUIRED or ADDRESS_NOT_ALLOWED if the key
     * can do what the caller cannot, as the caller gets its secret. Throws KEY_NOT_ACTIVE if the key is revoked.
     */
    async rotate(principal: Principal, operation: OperationId, id: string, rotation: Rotation): Promise<CreatedKey> {
      const rotated = await change(principal, operation, async (tx, now) => {
        const key = await requireOwn(tx, principal, id)
        requireNoWider(principal, { ...key.id !== principal.keyId && rulesOf(key), ...readRules(rotation, now) })
        return rotateKey(tx, mode, key, rotation, now)
      })
      keys.forget([rotated.key.id]) // without an overlap, this process refuses the earlier secret at once
      return rotated
    },

    /** Revokes a key. Throws OWN_KEY if it is the key of the caller, unless `allowOwn` is `true`. */
    revoke: (principal: Principal, operation: OperationId, id: string, allowOwn: boolean): Promise<Key> =>
      changeKey(principal, operation, id, async (tx, { id: keyId, state }, now) => {
        if (keyId === principal.keyId && !allowOwn) throw ownKey()
        if (state !== 'revoked') await tx.keys.setState(keyId, 'revoked', now.toISOString())
      }),

    /** Makes a revoked key active again. Throws PLAN_FEATURE_REQUIRED and KEY_QUOTA_EXCEEDED. */
    restore: (principal: Principal, operation: OperationId, id: string): Promise<Key> =>
      changeKey(principal, operation, id, async (tx, { id: keyId, state }, now) => {
        if (state === 'active') return
        await requireKeyQuota(tx, principal.accountId, forHolder)
        await tx.keys.setState(keyId, 'active', now.toISOString())
      }),
  }

  async function requireRoom(tx: Repositories, accountId: string): Promise<void> {
    await requireKeyQuota(tx, accountId, forHolder)
    const { active, revoked } = await tx.keys.countByState(accountId)
    if (active + revoked < keyLimit) return
    throw keyQuotaExceeded({ message: `The account has ${keyLimit} keys, revoked ones included. Restore one of them` })
  }
}

const rulesOf = ({ scopes, allowedAddresses, expiresAt }: Key): KeyRules => ({ scopes, allowedAddresses, expiresAt })

export type OwnKeys = ReturnType<typeof createOwnKeys>

async function requireOwn(tx: Repositories, { accountId }: Principal, id: string): Promise<Key> {
  const key = await tx.keys.get(id.toLowerCase())
  if (key?.accountId === accountId) return key
  throw notFound({ message: 'The account has no key with this id' })
}
