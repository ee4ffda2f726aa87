import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import { validSince } from './standing.ts'

interface HoldingParts {
  database: Pick<Database, 'accountDomains'>
  clock: Clock
}

/** Returns whether an account has proved a domain. `domain` has the normal form of a search. */
export type HoldsDomain = (accountId: string, domain: string) => Promise<boolean>

/**
 * Creates the check of what an account has proved to hold. A proof of a domain is one of the domains below it too. It
 * is not one of names that others register below it, such as those below a suffix of the domain.
 */
export function createHoldings({ database, clock }: HoldingParts): HoldsDomain {
  return async (accountId, domain) =>
    database.accountDomains.isAnyProved(accountId, provingDomains(domain), validSince(clock.now()))
}

/** Returns the domain and those above it, up to the one that is registered. */
export function provingDomains(domain: string): string[] {
  const registrable = registrableDomain(domain)
  if (registrable === null) return []
  const labels = domain.split('.')
  const above = labels.length - registrable.split('.').length
  return Array.from({ length: above + 1 }, (_, index) => labels.slice(index).join('.'))
}
