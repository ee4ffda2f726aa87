import { parseDomainName } from './domain-name.ts'

/**
 * Lower-case labels, separated by dots. The pattern has no special rule for the last label, because the last label
 * belongs to the parent domain, which is already known to be valid.
 */
const domainPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/

/**
 * Returns a function that normalises a name below `domain` to lower-case ASCII without a trailing dot. The function
 * returns `undefined` for the domain itself, names of other domains, wildcards, e-mail addresses and malformed names.
 */
export function createSubdomainParser(domain: string): (text: string) => string | undefined {
  const suffix = `.${domain}`
  const isBelow = (name: string): boolean =>
    name.length <= 253 && name.endsWith(suffix) && domainPattern.test(name) && !name.includes('xn--')
  return text => {
    if (text.length > maxTextLength) return undefined
    // checked first, because most names already have the normal form and a source may return very many names
    if (isBelow(text)) return text
    const plain = text.trim().toLowerCase().replace(/\.$/, '')
    if (isBelow(plain)) return plain
    const name = fromUnicode(plain)
    return name !== undefined && name.endsWith(suffix) ? name : undefined
  }
}

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
