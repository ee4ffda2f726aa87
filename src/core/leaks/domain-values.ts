import type { Query } from '../../sources/kit/source.ts'
import { isFoundByDomain, levelsOf } from './domain-levels.ts'
import { indexText, type IndexedValue } from './index-text.ts'

/** A domain by which an address is found. */
interface FoundDomain {
  query: Query
  values: readonly IndexedValue[]
}

/** Maximum number of domains whose values are kept. */
const maxKept = 20_000

/**
 * Creates functions that return the values of domains. They keep them, because most records have one of a few domains:
 * the same domain has the same objects.
 */
export function createDomainValues() {
  const hosts = new Map<string, readonly IndexedValue[]>()
  const mailDomains = new Map<string, FoundDomain | undefined>()

  /** Returns the value of a host, and those of the domains above it. */
  function ofHost(host: string): readonly IndexedValue[] {
    const known = hosts.get(host)
    if (known !== undefined) return known
    if (hosts.size >= maxKept) hosts.clear()
    const type = 'Domain Name'
    const values = levelsOf(host).map(value => ({ type, text: indexText({ type, value }) }) as const)
    hosts.set(copyOf(host), values)
    return values
  }

  return {
    ofHost,

    /** Returns the domain by which an address is found. `undefined` for that of a provider of mailboxes. */
    ofAddress(address: string): FoundDomain | undefined {
      const domain = address.slice(address.lastIndexOf('@') + 1)
      const known = mailDomains.get(domain)
      if (known !== undefined || mailDomains.has(domain)) return known
      if (mailDomains.size >= maxKept) mailDomains.clear()
      const value = copyOf(domain)
      const found = isFoundByDomain(value) ? { query: { type: 'Domain Name', value }, values: ofHost(value) } as const
        : undefined
      mailDomains.set(value, found)
      return found
    },
  }
}

/** Copies a text: a substring keeps the whole text of the piece in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString()
