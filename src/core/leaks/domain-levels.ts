import { mailProviders } from '../../facts/mail/mail-providers.ts'
import { registrableDomain } from '../observables/normal-form.ts'

/** Maximum number of names for one host. Longer chains of labels are made by programs. */
const maxLevels = 8

/**
 * Lists the domains by which a host is found: the host, its registrable domain, and those in between.
 * `login.eu.corp.example` is found by `eu.corp.example` and `corp.example` too, but not by `example`.
 */
export function levelsOf(host: string): string[] {
  const domain = registrableDomain(host)
  if (domain === null || !host.endsWith(`.${domain}`)) return [host]
  const labels = host.slice(0, -domain.length - 1).split('.')
  const between = labels.map((_, index) => [...labels.slice(index), domain].join('.'))
  return [...new Set([host, ...between.slice(2 - maxLevels), domain])]
}

/**
 * `true` if addresses at a domain are found by the domain. Those at a provider of mailboxes are not: they belong to
 * millions of strangers, and would double the index of most data sets.
 */
export const isFoundByDomain = (mailDomain: string): boolean => !mailProviders.has(mailDomain)
