import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'

/** Result of a check. `dns` and `file`: the proof was found there. */
export type DomainCheck = 'dns' | 'file' | 'missing' | 'shared' | 'unreachable'

/** A domain that an account claims to hold. Times are in ISO 8601, UTC. */
export interface AccountDomain {
  id: string
  accountId: string
  /** Normal form of the domain. */
  domain: string
  /** Random part of the text that proves the domain. It is public once it is published. */
  token: string
  /** `null` before the first check. */
  lastCheck: DomainCheck | null
  createdAt: string
  checkedAt: string | null
  /** Time at which the proof was last found. `null` if it never was. */
  seenAt: string | null
}

const columns = columnsOf<AccountDomain>({
  id: 'id',
  accountId: 'account_id',
  domain: 'domain',
  token: 'token',
  lastCheck: 'last_check',
  createdAt: 'created_at',
  checkedAt: 'checked_at',
  seenAt: 'seen_at',
})

/** Repository of the table `account_domains`. */
export function createAccountDomainRepository(db: Knex) {
  const first = async (where: object): Promise<AccountDomain | undefined> => {
    const row = await db('account_domains').where(where).first(columns.names)
    return row && columns.fromRow(row)
  }

  return {
    insert: async (domain: AccountDomain): Promise<void> => db('account_domains').insert(columns.toRow(domain)),

    get: (id: string): Promise<AccountDomain | undefined> => first({ id }),

    find: (accountId: string, domain: string): Promise<AccountDomain | undefined> =>
      first({ account_id: accountId, domain }),

    /** Returns the domains of an account, by name. */
    async list(accountId: string): Promise<AccountDomain[]> {
      const rows = await db('account_domains').where({ account_id: accountId }).orderBy('domain').select(columns.names)
      return rows.map(columns.fromRow)
    },

    /** Returns whether the account has one of these domains, and its proof was found after `seenSince`. */
    async isAnyProved(accountId: string, domains: readonly string[], seenSince: string): Promise<boolean> {
      const row = await db('account_domains').where({ account_id: accountId }).whereIn('domain', domains)
        .where('seen_at', '>', seenSince).first('id')
      return row !== undefined
    },

    /** Returns up to `limit` domains whose proof was found since `seenSince`, and that no check saw since `before`. */
    async listDue(seenSince: string, before: string, limit: number): Promise<AccountDomain[]> {
      const rows = await db('account_domains').where('checked_at', '<=', before).where('seen_at', '>', seenSince)
        .orderBy('checked_at').limit(limit).select(columns.names)
      return rows.map(columns.fromRow)
    },

    /** Stores the result of a check. The time of the proof stays if the check did not find one. */
    async storeCheck(id: string, lastCheck: DomainCheck, now: string): Promise<void> {
      const isProof = lastCheck === 'dns' || lastCheck === 'file'
      await db('account_domains').where({ id }).update({
        last_check: lastCheck,
        checked_at: now,
        ...isProof && { seen_at: now },
      })
    },

    async remove(id: string): Promise<void> {
      await db('account_domains').where({ id }).delete()
    },
  }
}
