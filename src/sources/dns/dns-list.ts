import { isIP } from 'node:net'
import { reverseName } from '../../lib/ip-address.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import type { RowHead } from '../kit/row.ts'
import type { QueryType } from '../kit/source.ts'
import { emailHash } from './email-hash.ts'

/** Kind of value that a list has. */
type ListSubject = 'ip4' | 'ip6' | 'domain' | 'email'

/**
 * A DNS zone that lists IP addresses, domains or e-mail addresses. A row of this type is a module; its simulated
 * answers come from its codes and its test entries. A listed value has an A record in 127.0.0.0/8 in the zone.
 * https://www.rfc-editor.org/rfc/rfc5782
 */
export interface DnsList extends Omit<RowHead, 'slug' | 'description'> {
  zone: string
  /** Content of the list, for the catalogue: "Sources of spam that hit spam traps". */
  lists: string
  subjects: readonly ListSubject[]
  /**
   * Meaning of each address in an answer. `*` stands for every code from 127.0.0.2 to 127.0.0.253, for lists that
   * document none; it stands alone. Any other code is a failure that names it: a further code of a list that documents
   * its codes can be harmless.
   */
  codes: Readonly<Record<string, string>>
  /** Addresses in answers for values that are not listed, such as a neutral reputation. */
  unlisted?: readonly string[]
  /** Addresses with which the list refuses a resolver, besides 127.255.0.0/16. */
  refused?: readonly string[]
  /**
   * A value that is always listed, and one that is never listed. Default: the test entries of RFC 5782. A list without
   * a test entry has `listed: null`, and names a value for its example.
   */
  test?: { listed: string, clean: string } | { listed: null, clean: string, example: string }
  /** Kind under which the tool `ip-intelligence` reports this list. Missing if the tool does not ask it. */
  tool?: 'abuse' | 'spam' | 'tor_exit'
}

/** Returns the values of a list's self-test. https://www.rfc-editor.org/rfc/rfc5782#section-5 */
export const testOf = ({ test, subjects }: DnsList): NonNullable<DnsList['test']> =>
  test ?? (subjects.includes('domain')
    ? { listed: 'TEST', clean: 'INVALID' }
    : { listed: '127.0.0.2', clean: '127.0.0.1' })

/** Returns the types of observables that a list can have. */
export const typesOf = ({ subjects }: DnsList): QueryType[] =>
  subjects.includes('domain') ? ['Domain Name'] : subjects.includes('email') ? ['Email Address'] : ['IP Address']

/** Returns the reason why a list cannot have a value, or `undefined` if it can. */
export function unsupported({ subjects }: DnsList, value: string): string | undefined {
  const version = isIP(value)
  if (version === 4 && !subjects.includes('ip4')) return 'This list has no IPv4 addresses'
  return version === 6 && !subjects.includes('ip6') ? 'This list has no IPv6 addresses' : undefined
}

/**
 * Returns the DNS name that asks a list about a value. Lists have registered domains, so a host name is asked about by
 * the domain that it is registered under. Lists of e-mail addresses are asked about a hash; a hash is used unchanged.
 */
export function listName({ zone, subjects }: DnsList, value: string): string {
  if (subjects.includes('email')) return `${value.includes('@') ? emailHash(value) : value}.${zone}`
  if (isIP(value) !== 0) return reverseName(value).replace(/(?:in-addr|ip6)\.arpa$/, zone)
  const domain = publicSuffixes().getDomain(value, { validateHostname: false, allowPrivateDomains: true })
  return `${domain ?? value}.${zone}`
}
