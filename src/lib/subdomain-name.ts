import { parseDomainName } from './domain-name.ts'

/** Labels in lower case, the last one too: that of the domain, which is well formed. */
const domainPattern = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/

/**
 * A function that gives the normal form of names below a domain (lower-case ASCII, no trailing dot), and undefined for
 * all else: the domain itself, names of other domains, wildcards, e-mail addresses, and what is no name.
 */
export function createSubdomainParser(domain: string): (text: string) => string | undefined {
  const suffix = `.${domain}`
  const isBelow = (name: string): boolean => name.length <= 253 && name.endsWith(suffix) && domainPattern.test(name)
  return text => {
    if (isBelow(text)) return text // as most are, and there may be a great many
    const plain = text.trim().toLowerCase().replace(/\.$/, '')
    const name = isAscii(plain) ? plain : fromUnicode(plain)
    return name !== undefined && isBelow(name) ? name : undefined
  }
}

/** What stands for characters that were hidden is no part of a name. */
const unicodePattern = /^[\p{L}\p{M}\p{N}\u00b7\u200c\u200d\u3002\uff0e\uff61._-]+$/u

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

function fromUnicode(text: string): string | undefined {
  const parsed = unicodePattern.test(text) ? parseDomainName(text) : { fault: '' }
  return 'name' in parsed ? parsed.name : undefined
}

/** The host of a URL, or of a text that begins as one; undefined for all else. */
export const hostOf = (url: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#\s@]*@)?([^/?#\s:@[\]]+)/i.exec(url)?.[1]
