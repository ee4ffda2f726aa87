import { listName, testOf } from '../sources/dns-lists/dns-list.ts'
import { dnsLists } from '../sources/dns-lists/lists/index.ts'

const listOf = (name: string) => dnsLists.find(({ zone }) => name.endsWith(`.${zone}`))

/**
 * Returns the IP address whose labels or nibbles are reversed in `labels`, in short form. Returns `undefined` if they
 * are no reversed address.
 */
export function fromReversed(labels = ''): string | undefined {
  if (/^\d+(?:\.\d+){3}$/.test(labels)) return labels.split('.').reverse().join('.')
  if (!/^[\da-f](?:\.[\da-f]){31}$/.test(labels)) return undefined
  const groups = labels.split('.').reverse().join('').match(/.{4}/g) ?? []
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1)
}

/** Returns the value that a DNS name asks a list about, or `undefined` if the name is below no list. */
export function listedValue(name: string): string | undefined {
  const list = listOf(name)
  const labels = list && name.slice(0, -list.zone.length - 1)
  return fromReversed(labels) ?? labels
}

/** Returns the records of a name below a list: every value is listed, except the one that no list may have. */
export function listRecords(name: string, type: number): string[] | undefined {
  const list = listOf(name)
  if (!list) return undefined
  if (name === listName(list, testOf(list).clean).toLowerCase()) return []
  const code = Object.keys(list.codes).find(key => key !== '*') ?? '127.0.0.2'
  return type === 1 ? [code] : type === 16 ? [`"Listed, see ${list.homepage}"`] : []
}
