import { parseDomainName } from '../../lib/domain-name.ts'
import { parseIpAddress } from '../../lib/ip-address.ts'
import { changed } from './shape.ts'
import type { Query, QueryType } from './source.ts'

/** Forms in which two spellings of a value of a type are the same text. Other types need none besides small letters. */
const normalForms: Partial<Record<QueryType, (text: string) => string>> = {
  'IP Address': text => {
    const parsed = parseIpAddress(text.replace(/^(?:\[(.+)\]|([^:]+)):\d+$/, '$1$2'))
    return 'address' in parsed ? parsed.address : text
  },
  'Domain Name': domainForm,
  'Email Address': text => {
    const at = text.lastIndexOf('@')
    return `${text.slice(0, at + 1).trimStart()}${domainForm(text.slice(at + 1).trimEnd())}`
  },
}

function domainForm(text: string): string {
  const parsed = parseDomainName(text.replace(/\.$/, ''))
  return 'name' in parsed ? parsed.name : text
}

/**
 * Returns the form in which all spellings of a value of a type are the same text: an IPv6 address in full, a domain in
 * Unicode or with a dot at its end, capital letters. A port after an IP address does not count.
 */
export const normalForm = (type: QueryType, text: string): string =>
  (normalForms[type]?.(text) ?? text).normalize('NFC').toLowerCase()

/** Returns `true` if a name of an answer is the searched value, in any spelling of its type. */
export const isSameValue = ({ type, value }: Query, name: string): boolean =>
  normalForm(type, name) === normalForm(type, value)

/** Throws `UPSTREAM_CHANGED` if an answer names another value than the searched one. Without a name, it names none. */
export function requireSame(query: Query, name: string | null | undefined): void {
  if (name && !isSameValue(query, name)) throw changed()
}
