import type { AccountDomain } from '../../db/account-domains.ts'
import type { Database, Repositories } from '../../db/database.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Client } from '../../sources/egress/client.ts'
import { lockAsManager, type Principal } from '../access/keys.ts'
import { recordDone } from '../audit/audit.ts'
import { normalForm } from '../observables/normal-form.ts'
import { findProof } from './proof.ts'

/** Maximum number of domains of an account. */
const maxDomains = 100

interface OwnDomainParts {
  database: Database
  clock: Clock
  mode: 'live' | 'test'
  client: Pick<Client, 'send'>
  /** Returns the token of a new claim. */
  newToken: (domain: string) => string
}

interface OperationId {
  readonly id: string
}

export type OwnDomains = ReturnType<typeof createOwnDomains>

/**
 * Creates the service with which a key that may manage its account proves which domains the account holds. Each change
 * is audited, without the domain. Every method with an id throws NOT_FOUND if the account has no domain with this id.
 */
export function createOwnDomains({ database, clock, mode, client, newToken }: OwnDomainParts) {
  /** Runs `work` and records it, in one transaction that holds the lock of the account. */
  const change = (
    principal: Principal,
    operation: OperationId,
    work: (tx: Repositories, now: string) => Promise<AccountDomain>,
  ): Promise<AccountDomain> => database.inTransaction(async tx => {
    const now = clock.now()
    await lockAsManager(tx, mode, principal, now)
    const domain = await work(tx, now.toISOString())
    await recordDone(tx, principal, now, operation.id, [domain.id])
    return domain
  })

  return {
    /** Returns the domains of the account, by name. */
    list: ({ accountId }: Principal): Promise<AccountDomain[]> => database.accountDomains.list(accountId),

    /**
     * Adds a domain to the account. Returns the one that it has if the claim is repeated. Throws VALIDATION_ERROR if
     * the text is not a public domain below a public suffix, and if the account has 100 domains.
     */
    claim(principal: Principal, operation: OperationId, text: string): Promise<AccountDomain> {
      const domain = normalForm('Domain Name', text)
      if (domain === undefined) throw faultAtDomain('must be a public domain that can be registered')
      const { accountId } = principal
      return change(principal, operation, async (tx, now) => {
        const known = await tx.accountDomains.find(accountId, domain)
        if (known) return known
        if ((await tx.accountDomains.list(accountId)).length >= maxDomains) {
          throw faultAtDomain(`cannot be added: the account has ${maxDomains} domains. Remove one first`)
        }
        const claimed: AccountDomain = {
          id: newId(),
          accountId,
          domain,
          token: newToken(domain),
          lastCheck: null,
          createdAt: now,
          checkedAt: null,
          seenAt: null,
        }
        await tx.accountDomains.insert(claimed)
        return claimed
      })
    },

    /** Looks for the proof of a domain, for at most 10 seconds, and stores what was found. */
    async check(principal: Principal, operation: OperationId, id: string, signal: AbortSignal): Promise<AccountDomain> {
      const { domain, token } = await requireOwn(database, principal, id)
      const found = await findProof(domain, token, { client, now: clock.now(), signal })
      return change(principal, operation, async (tx, now) => {
        const own = await requireOwn(tx, principal, id)
        await tx.accountDomains.storeCheck(own.id, found, now)
        return requireOwn(tx, principal, id)
      })
    },

    /** Removes a domain, and returns it. */
    remove: (principal: Principal, operation: OperationId, id: string): Promise<AccountDomain> =>
      change(principal, operation, async tx => {
        const own = await requireOwn(tx, principal, id)
        await tx.accountDomains.remove(own.id)
        return own
      }),
  }
}

const faultAtDomain = (message: string) => validationError({ details: [{ path: 'domain', message }] })

async function requireOwn(tx: Repositories, { accountId }: Principal, id: string): Promise<AccountDomain> {
  const found = await tx.accountDomains.get(id.toLowerCase())
  if (found?.accountId === accountId) return found
  throw notFound({ message: 'The account has no domain with this id' })
}
