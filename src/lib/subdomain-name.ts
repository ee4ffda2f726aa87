import { isIP } from 'node:net'
import { parseDomainName } from './domain-name.ts'

/**
 * Lower-case labels, separated by dots. The pattern has no special rule for the last label, because the last label
 * belongs to the parent domain, which is already known to be valid.
 */
const domainPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/

/**
 * Returns a function that reads a name below `domain` as certificates, archives and passive DNS write it: with
 * capitals, a trailing dot, a port, quotation marks, as the host of a URL, or internationalised. It returns lower-case
 * ASCII without a trailing dot. It returns `undefined` for the domain itself, names of other domains, wildcards, e-mail
 * addresses, IP addresses and malformed names.
 */
export function createSubdomainParser(domain: string): (text: string) => string | undefined {
  const suffix = `.${domain}`
  const isBelow = (name: string): boolean =>
    name.length <= 253 && name.endsWith(suffix) && domainPattern.test(name)
  return text => {
    if (text.length > maxTextLength) return undefined
    // checked first, because most names already have the normal form and a source may return very many names
    if (!text.includes('xn--') && isBelow(text)) return text
    const name = plainName(text)
    return name !== undefined && isBelow(name) ? name : undefined
  }
}

/**
 * Works like `createSubdomainParser`, but the function also returns the domain itself, and wildcards with their `*.`:
 * the names that a certificate can have. Every source that lists names of a domain is read by one of the two.
 */
export function createNameParser(domain: string): (text: string) => string | undefined {
  const parseSubdomain = createSubdomainParser(domain)
  return text => {
    const known = parseSubdomain(text)
    if (known !== undefined || text.length > maxTextLength) return known
    const plain = unwrapped(text)
    const isWildcard = plain.startsWith('*.')
    const rest = isWildcard ? plain.slice(2) : plain
    const name = plainName(rest) === domain ? domain : parseSubdomain(rest)
    return name === undefined ? undefined : isWildcard ? `*.${name}` : name
  }
}

/**
 * Returns a function that reads the names in a certificate of `domain` that are neither the domain nor below it:
 * lower-case ASCII, without the `*.` of wildcards. It returns `undefined` for names of the domain, e-mail addresses, IP
 * addresses and malformed names.
 */
export function createOtherNameParser(domain: string): (text: string) => string | undefined {
  const nameOf = createNameParser(domain)
  return text => {
    if (text.length > maxTextLength || nameOf(text) !== undefined) return undefined
    const name = plainName(unwrapped(text).replace(/^\*\./, ''))
    return name === undefined || isIP(name) !== 0 ? undefined : name
  }
}

/** Returns a name in lower-case ASCII without what can surround it, or `undefined` if it cannot be one. */
function plainName(text: string): string | undefined {
  const bare = unwrapped(text)
  const host = (hostOf(bare) ?? bare.replace(/:\d{1,5}$/, '')).replace(/\.$/, '')
  return domainPattern.test(host) && !host.includes('xn--') ? host : fromUnicode(host)
}

/** Removes spaces, and the marks with which certificates, their printouts and TXT records surround a name. */
const unwrapped = (text: string): string =>
  text.trim().toLowerCase().replace(/^dns:\s*/, '').replace(/^(["'])(.*)\1$/s, '$2')

/**
 * Maximum length of a text that can be a name, in characters. Punycode can shorten a name, and spaces may surround it.
 */
export const maxTextLength = 1_000

/** Characters of a Unicode name. Placeholders for hidden characters, such as `*`, do not match. */
const unicodePattern = /^[\p{L}\p{M}\p{N}\u00b7\u200c\u200d\u3002\uff0e\uff61._-]+$/u

function fromUnicode(text: string): string | undefined {
  const parsed = unicodePattern.test(text) ? parseDomainName(text) : { fault: '' }
  return 'name' in parsed ? parsed.name : undefined
}

/** Returns the host of a URL, or of a text that begins like a URL. Returns `undefined` for any other text. */
export const hostOf = (url: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#\s@]*@)?([^/?#\s:@[\]]+)/i.exec(url)?.[1]
