import { parseAsNumber } from '../../lib/as-number.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { parseIpAddress } from '../../lib/ip-address.ts'
import { parseNetwork, shortestPrefix } from '../../lib/ip-network.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { notPublic } from '../../sources/kit/scope.ts'
import type { QueryType, Subject } from '../../sources/kit/source.ts'
import { parseSearched } from '../observables/observable.ts'
import type { Input, ParsedInput } from './operation.ts'

/** Reads a domain name. A URL is accepted too; its host is used. */
export const hostName: Input<'domain', { domain: string }> = {
  field: 'domain',
  read(text) {
    const host = readHost(text)
    return 'fault' in host ? host : { query: { domain: host.name }, subject: domain(host.name) }
  },
}

/**
 * Reads a domain name or URL, and converts it to its registered domain: `www.example.com` becomes `example.com`.
 * https://publicsuffix.org
 */
export const registeredDomain: Input<'domain', { domain: string }> = {
  field: 'domain',
  read(text) {
    const host = readHost(text)
    if ('fault' in host) return host
    const name = registeredOf(host.name)
    if (name === null) return { fault: 'This is a public suffix, such as co.uk: give a domain below it' }
    return { query: { domain: name }, subject: domain(name), named: domain(host.name) }
  },
}

export const ipAddress = observable('ip', 'IP Address', text => text.replace(/^\s*\[(.*)\]\s*$/, '$1'))
export const emailAddress = observable('email', 'Email Address', text => text.replace(/^\s*mailto:/i, ''))
export const pseudonym = observable('pseudonym', 'Pseudonym')

/** Reads the number of an autonomous system. A number that no public network has is refused. */
export const systemNumber: Input<'asn', { asn: string }> = {
  field: 'asn',
  read(text) {
    const parsed = parseAsNumber(text)
    if ('fault' in parsed) return parsed
    const asn = `AS${parsed.number}`
    return publicOnly({ query: { asn }, subject: { type: 'Autonomous System', value: asn } })
  },
}

/** Reads a network of IP addresses. One that is private, or larger than any that a registry has, is refused. */
export const ipNetwork: Input<'network', { network: string }> = {
  field: 'network',
  read(text) {
    if ('address' in parseIpAddress(text)) {
      return {
        fault: 'This is one IP address: give a network, or ask `POST /tools/ip-intelligence/lookup`, in a terminal ' +
          '`ip-lookup`, about the address',
      }
    }
    const parsed = parseNetwork(text)
    if ('fault' in parsed) return parsed
    const { network, version, bits } = parsed
    const read = publicOnly({ query: { network }, subject: { type: 'Network', value: network } })
    const shortest = shortestPrefix[version]
    return 'fault' in read || bits >= shortest
      ? read
      : { fault: `This network is too large: the shortest prefix of IPv${version} is /${shortest}` }
  },
}

const publicOnly = <Query>(input: ParsedInput<Query>): ParsedInput<Query> | { fault: string } => {
  const fault = notPublic(input.subject)
  return fault === undefined ? input : { fault }
}

/** Creates an input that reads an observable. It normalises the value in the same way as a search. */
function observable<Field extends string>(
  field: Field,
  type: QueryType,
  plain = (text: string) => text,
): Input<Field, Record<Field, string>> {
  return {
    field,
    read(text) {
      const parsed = parseSearched(type, plain(text))
      if ('fault' in parsed) return parsed
      return { query: { [field]: parsed.value } as Record<Field, string>, subject: { type, value: parsed.value } }
    },
  }
}

const domain = (value: string): Subject => ({ type: 'Domain Name', value })

/**
 * Returns the registered domain of a name, or `null` if the name is a public suffix. Private suffixes such as
 * `github.io` count as public suffixes: `a.b.github.io` becomes `b.github.io`. Exception: if the name is itself a
 * private suffix, private suffixes are ignored, and `github.io` stays `github.io`.
 */
const registeredOf = (name: string): string | null =>
  publicSuffixes().getDomain(name, { validateHostname: false, allowPrivateDomains: true }) ??
    publicSuffixes().getDomain(name, { validateHostname: false })

function readHost(text: string): { name: string } | { fault: string } {
  if (!text.isWellFormed()) return { fault: 'This is not valid Unicode text' }
  const trimmed = text.trim()
  if (trimmed === '') return { fault: 'A domain name is missing' }
  const isUrl = /^([a-z][a-z0-9+.-]*:)?\/\//i.test(trimmed)
  if (!isUrl && trimmed.includes('@')) return { fault: 'This is an e-mail address, not a domain name' }
  const host = isUrl
    ? URL.parse(trimmed.replace(/^([a-z][a-z0-9+.-]*:)?\/\//i, 'http://'))?.hostname
    : trimmed.replace(/[/?#].*$/s, '').replace(/:\d{0,5}$/, '')
  return host === undefined ? { fault: 'This URL has no host that is a domain name' } : parseDomainName(host)
}
