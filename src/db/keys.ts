import type { Knex } from 'knex'
import { columnsOf, flag, type Property } from './driver/columns.ts'
import { grantedScopes, type GrantedScope } from '../lib/key-scopes.ts'
import { onPage, type ListPage } from './list-page.ts'
import { planColumns, type Plan } from './plans.ts'
import { createStatement } from './driver/statement.ts'

/** Limits of a key: its end, its scopes and its addresses. */
export interface KeyRules {
  /** Time from which requests with the key are refused. `null` if it has no end. */
  expiresAt: string | null
  /** In the order of `grantedScopes`. */
  scopes: readonly GrantedScope[]
  /** Addresses and CIDR ranges from which the key may be used. Empty if all are allowed. */
  allowedAddresses: readonly string[]
}

export interface Key extends KeyRules {
  id: string
  accountId: string
  /** First characters of the key, by which people tell keys apart. The key itself is not stored. */
  hint: string
  label: string
  state: 'active' | 'revoked'
  /** `true` if the key may manage its account: its keys, its free plan, and the searches of its revoked keys. */
  manage: boolean
  createdAt: string
  revokedAt: string | null
  /** Minute of the last request. `null` if there was none. */
  lastUsedAt: string | null
  rotatedAt: string | null
  /** Time until which the secret before the last rotation works. `null` if there was no rotation. */
  earlierSecretUntil: string | null
}

/** The account behind an active key. `plan` and `startedAt` are `null` if the account has no subscription. */
export interface KeyHolder extends KeyRules {
  keyId: string
  accountId: string
  manage: boolean
  /** `true` if the operator has disabled the account. */
  disabled: boolean
  termsAccepted: boolean
  plan: Plan | null
  startedAt: string | null
}

/** `null` is stored for a list that permits everything, as in keys from before there were rules. */
const listOf = <Entry extends string>(column: string, all: readonly Entry[]): Property<readonly Entry[]> => ({
  columns: [column],
  read: ([stored]) => stored === null ? all : JSON.parse(stored as string) as Entry[],
  write: value => [value.length === all.length ? null : JSON.stringify(value)],
})

const ruleColumns = columnsOf<KeyRules>({
  expiresAt: 'expires_at',
  scopes: listOf('scopes', grantedScopes),
  allowedAddresses: listOf<string>('allowed_addresses', []),
})

const columns = columnsOf<Key>({
  id: 'id',
  accountId: 'account_id',
  hint: 'hint',
  label: 'label',
  state: 'state',
  manage: flag('manage'),
  createdAt: 'created_at',
  revokedAt: 'revoked_at',
  expiresAt: 'expires_at',
  scopes: listOf('scopes', grantedScopes),
  allowedAddresses: listOf<string>('allowed_addresses', []),
  lastUsedAt: 'last_used_at',
  rotatedAt: 'rotated_at',
  earlierSecretUntil: 'earlier_secret_until',
})

/** A key that is not stored yet. */
export type NewKey = Omit<Key, 'state' | 'revokedAt' | 'lastUsedAt' | 'rotatedAt' | 'earlierSecretUntil'>

const newColumns = columns.omit('state', 'revokedAt', 'lastUsedAt', 'rotatedAt', 'earlierSecretUntil')
const changeColumns = columns.pick('label', 'manage', 'expiresAt', 'scopes', 'allowedAddresses')
export type KeyChange = Partial<Pick<Key, 'label' | 'manage' | keyof KeyRules>>

/**
 * Repository of the table `api_keys`: hashes of the API keys of accounts. Written by the operator's `keys` and `plans`
 * commands, and by keys that may manage their account.
 */
export function createKeyRepository(db: Knex) {
  const holders = () => db('api_keys')
    .join('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('subscriptions', join => {
      join.on('subscriptions.account_id', 'api_keys.account_id').andOnVal('subscriptions.product', 'api')
    })
    .leftJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .where({ 'api_keys.state': 'active' })
    .select({
      hash: 'api_keys.hash',
      key_id: 'api_keys.id',
      account_id: 'accounts.id',
      manage: 'api_keys.manage',
      terms_version: 'accounts.terms_version',
      disabled_at: 'accounts.disabled_at',
      started_at: 'subscriptions.started_at',
    }, ...ruleColumns.in('api_keys'), ...planColumns.in('plans'))

  return {
    async insert(key: NewKey, hash: string): Promise<void> {
      await db('api_keys').insert({ hash, state: 'active', ...newColumns.toRow(key) })
    },

    async get(id: string): Promise<Key | undefined> {
      const row = await db('api_keys').where({ id }).first(columns.names)
      return row && columns.fromRow(row)
    },

    /** Returns `true` if a key with this hash exists, active or revoked. */
    async hashExists(hash: string): Promise<boolean> {
      return await db('api_keys').where({ hash }).first('id') !== undefined
    },

    /** Returns the keys of an account, oldest first. Returns the keys of all accounts if `accountId` is missing. */
    async list(accountId?: string): Promise<Key[]> {
      const rows = await db('api_keys').where(accountId === undefined ? {} : { account_id: accountId })
        .orderBy([{ column: 'created_at' }, { column: 'id' }]).select(columns.names)
      return rows.map(columns.fromRow)
    },

    /** Returns the keys of an account, newest first. */
    async listPage(accountId: string, page: ListPage): Promise<Key[]> {
      const rows = await onPage(db('api_keys').where({ account_id: accountId }), page).select(columns.names)
      return rows.map(columns.fromRow)
    },

    async countByState(accountId: string): Promise<Record<Key['state'], number>> {
      const counts: Record<Key['state'], number> = { active: 0, revoked: 0 }
      const rows: Array<{ state: Key['state'], count: number | string }> = await db('api_keys')
        .where({ account_id: accountId }).groupBy('state').select('state').count({ count: '*' })
      for (const { state, count } of rows) counts[state] = Number(count)
      return counts
    },

    async update(id: string, change: KeyChange): Promise<void> {
      const row = changeColumns.toRow(change)
      if (Object.keys(row).length > 0) await db('api_keys').where({ id }).update(row)
    },

    /** Returns those of the ids that belong to keys that may be used at `now`: active, not expired, not disabled. */
    async listActive(ids: readonly string[], now: string): Promise<Set<string>> {
      return new Set((await activeOf(db, JSON.stringify(ids), now)).map(({ id }) => id))
    },

    /** Stores the minute of the last request of some keys. */
    async setLastUsed(ids: readonly string[], minute: string): Promise<void> {
      await db('api_keys').whereIn('id', ids)
        .where(own => own.whereNull('last_used_at').orWhere('last_used_at', '<', minute))
        .update({ last_used_at: minute })
    },

    /**
     * Gives a key a new secret. The present one, and those of earlier rotations, work until `until` at the latest.
     * Removes those that work no more, and the oldest of too many.
     */
    async rotate(id: string, { hash, hint, until, at }: Rotation): Promise<void> {
      await db('earlier_secrets').where({ key_id: id }).where('until', '>', until).update({ until })
      await db('earlier_secrets').where({ key_id: id }).where('until', '<=', at).delete()
      if (until > at) {
        const present = await db('api_keys').where({ id }).first('hash')
        await db('earlier_secrets').insert({ hash: present.hash, key_id: id, until })
        const others = () => db('earlier_secrets').where({ key_id: id }).whereNot({ hash: present.hash })
        const kept = others().orderBy('until', 'desc').limit(maxEarlier - 1).select('hash')
        await others().whereNotIn('hash', kept).delete()
      }
      await db('api_keys').where({ id }).update({ hash, hint, rotated_at: at, earlier_secret_until: until })
    },

    async setState(id: string, state: Key['state'], at: string): Promise<void> {
      await db('api_keys').where({ id }).update(columns.toRow({ state, revokedAt: state === 'revoked' ? at : null }))
    },

    /**
     * Returns the accounts behind the active keys with these hashes, by hash. The map has no entry for a hash without
     * an active key. The holder of an earlier secret expires when that secret does.
     */
    async findHolders(hashes: readonly string[]): Promise<Map<string, KeyHolder>> {
      const found = new Map((await holders().whereIn('api_keys.hash', hashes)).map(row => [row.hash, toHolder(row)]))
      const others = hashes.filter(hash => !found.has(hash))
      if (others.length === 0) return found
      const rows = await holders().join('earlier_secrets', 'earlier_secrets.key_id', 'api_keys.id')
        .whereIn('earlier_secrets.hash', others)
        .select({ earlier_hash: 'earlier_secrets.hash', until: 'earlier_secrets.until' })
      for (const { earlier_hash: hash, until, ...row } of rows) {
        const holder = toHolder(row)
        const { expiresAt } = holder
        found.set(hash, { ...holder, expiresAt: expiresAt !== null && expiresAt < until ? expiresAt : until })
      }
      return found
    },

    /** Returns the account behind an active key. */
    async findHolder(id: string): Promise<KeyHolder | undefined> {
      const row = await holders().where('api_keys.id', id).first()
      return row && toHolder(row)
    },
  }
}

/** Largest number of earlier secrets of a key that work at the same time. */
const maxEarlier = 5

interface Rotation {
  /** Hash of the new secret. */
  hash: string
  hint: string
  /** Time until which the present secret works. */
  until: string
  at: string
}

interface HolderRow {
  /** Id of the plan. */
  id: string | null
  key_id: string
  account_id: string
  manage: boolean | number
  terms_version: string | null
  disabled_at: string | null
  started_at: string | null
}

function toHolder(row: HolderRow): KeyHolder {
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    manage: Boolean(row.manage),
    disabled: row.disabled_at !== null,
    ...ruleColumns.fromRow(row),
    termsAccepted: row.terms_version !== null,
    plan: row.id === null ? null : planColumns.fromRow(row),
    startedAt: row.started_at,
  }
}

const activeOf = createStatement<{ id: string }>(({ among }) => `
  select api_keys.id from api_keys join accounts on accounts.id = account_id
  where api_keys.id ${among} and state = 'active' and disabled_at is null
    and (expires_at is null or expires_at > ?)`)
