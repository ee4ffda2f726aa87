import type { Knex } from 'knex'
import { columnsOf, flag } from './driver/columns.ts'
import { onPage, type ListPage } from './list-page.ts'
import { planColumns, type Plan } from './plans.ts'
import { createStatement } from './driver/statement.ts'

export interface Key {
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
}

/** The account behind an active key. `plan` and `startedAt` are `null` if the account has no subscription. */
export interface KeyHolder {
  keyId: string
  accountId: string
  manage: boolean
  termsAccepted: boolean
  plan: Plan | null
  startedAt: string | null
}

const columns = columnsOf<Key>({
  id: 'id',
  accountId: 'account_id',
  hint: 'hint',
  label: 'label',
  state: 'state',
  manage: flag('manage'),
  createdAt: 'created_at',
  revokedAt: 'revoked_at',
})

const newColumns = columns.omit('state', 'revokedAt')

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
      started_at: 'subscriptions.started_at',
    }, ...planColumns.in('plans'))

  return {
    async insert(key: Omit<Key, 'state' | 'revokedAt'>, hash: string): Promise<void> {
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

    /** Changes the label of a key, and whether it may manage its account. */
    async update(id: string, change: Partial<Pick<Key, 'label' | 'manage'>>): Promise<void> {
      await db('api_keys').where({ id }).update(change)
    },

    /** Returns those of the ids that belong to active keys. */
    async listActive(ids: readonly string[]): Promise<Set<string>> {
      return new Set((await activeOf(db, JSON.stringify(ids))).map(({ id }) => id))
    },

    async setState(id: string, state: Key['state'], at: string): Promise<void> {
      await db('api_keys').where({ id }).update(columns.toRow({ state, revokedAt: state === 'revoked' ? at : null }))
    },

    /**
     * Returns the accounts behind the active keys with these hashes, by hash. The map has no entry for a hash without
     * an active key.
     */
    async findHolders(hashes: readonly string[]): Promise<Map<string, KeyHolder>> {
      const rows = await holders().whereIn('api_keys.hash', hashes)
      return new Map(rows.map(row => [row.hash, toHolder(row)]))
    },

    /** Returns the account behind an active key. */
    async findHolder(id: string): Promise<KeyHolder | undefined> {
      const row = await holders().where('api_keys.id', id).first()
      return row && toHolder(row)
    },
  }
}

interface HolderRow {
  /** Id of the plan. */
  id: string | null
  key_id: string
  account_id: string
  manage: boolean | number
  terms_version: string | null
  started_at: string | null
}

function toHolder(row: HolderRow): KeyHolder {
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    manage: Boolean(row.manage),
    termsAccepted: row.terms_version !== null,
    plan: row.id === null ? null : planColumns.fromRow(row),
    startedAt: row.started_at,
  }
}

const activeOf = createStatement<{ id: string }>(({ among }) => `
  select id from api_keys where id ${among} and state = 'active'`)
