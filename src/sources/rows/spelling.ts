import { parseDomainName } from '../../lib/domain-name.ts'
import { parseIpAddress } from '../../lib/ip-address.ts'
import type { QueryType } from '../kit/source.ts'
import type { LookUp } from './look-up.ts'

/** Forms in which two spellings of a value of a type are the same text. Other types need none besides small letters. */
const normalForms: Partial<Record<QueryType, (text: string) => string>> = {
  'IP Address': text => {
    const parsed = parseIpAddress(text.replace(/^(?:\[(.+)\]|([^:]+)):\d+$/, '$1$2'))
    return 'address' in parsed ? parsed.address : text
  },
  'Domain Name': text => {
    const parsed = parseDomainName(text.replace(/\.$/, ''))
    return 'name' in parsed ? parsed.name : text
  },
}

/**
 * Returns the function that brings the searched value and the names of an answer to one form. They are then equal if
 * the source means the same: an IPv6 address in full, a domain in Unicode or with a dot at its end, and spellings that
 * the row declares. A port after an IP address does not count.
 */
export function spellingOf({ type, spelling = text => text }: Pick<LookUp, 'type' | 'spelling'>) {
  const normal = normalForms[type] ?? (text => text)
  return (name: unknown): string => normal(spelling(String(name))).normalize('NFC').toLowerCase()
}
