import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { isReservedAddress } from '../../lib/public-address.ts'
import { identifyWallet, walletIdentity } from '../../facts/wallet.ts'
import type { ListSource, ListSubject } from './list-source.ts'
import type { PackedList } from './packed-list.ts'

/** An entry that a list has for one value. */
export interface Match {
  /** The entry as text: a range, an address, a name or a wallet. */
  entry: string
  notes: string[]
}

/** Stands for the key of an entry that no search can ask for, such as a range inside special-purpose blocks. */
export const leftOut = Symbol('left out')

/** Longest text that is read as an entry. */
const maxEntryLength = 2_048

/**
 * Returns the key of an entry. Each of its characters is one byte. The key of an address or a range is its IP version,
 * its prefix length and its address. The key of a name may begin with `.` (the name and the names below it) or `*.`
 * (the names below it). Returns `null` if the entry is of another type, such as an address in a list of URLs that is
 * read for its names. Returns `leftOut` for a range of special-purpose addresses (RFC 6890), which have no owner.
 * Returns `undefined` if the text is not an entry.
 */
export function entryKey(subject: ListSubject, text: string): string | typeof leftOut | null | undefined {
  if (text === '' || text.length > maxEntryLength) return undefined
  if (subject === 'Cryptocurrency') return walletKey(text)
  const host = hostOf(text)
  const address = addressKey(host)
  if (subject === 'IP Address') return address ?? (nameKey(host) === undefined ? undefined : null)
  return address === undefined ? nameKey(host) : null
}

/** Returns the host of a URL, or of an address with a port or in brackets. Returns any other text unchanged. */
function hostOf(text: string): string {
  if (/^[a-z]{2,8}:\/\//i.test(text)) return URL.parse(text)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (text.startsWith('[')) return /^\[([\da-f:.]+)\](?::\d{1,5})?$/i.exec(text)?.[1] ?? text
  return /^\d[\d.]*:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}

const plainName = /^(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Most names of a list have the normal form already, and there may be a million of them. */
function nameKey(text: string): string | undefined {
  if (text.length <= 253 && plainName.test(text)) return text
  const [, below = '', plain = ''] = /^(\*?\.)?(.*)$/s.exec(text)!
  const domain = parseDomainName(plain)
  return 'name' in domain ? below + domain.name : undefined
}

function walletKey(text: string): string | undefined {
  const wallet = identifyWallet(text)
  return 'fault' in wallet ? undefined : wallet.identity
}

/** Prefix lengths of the largest public ranges that have one owner. A larger one is an error of the list. */
const leastBits = { 4: 8, 6: 12 }

/**
 * Returns the key of an address or a range. A public range of more addresses than one owner has is an error of the
 * list, and would match addresses of everybody. Special-purpose ranges may be larger, such as 224.0.0.0/3.
 */
function addressKey(text: string): string | typeof leftOut | undefined {
  const slash = text.indexOf('/')
  const address = slash < 0 ? text : text.slice(0, slash)
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return undefined
  const bits = slash < 0 ? version === 4 ? 32 : 128 : prefixLength(text.slice(slash + 1))
  if (bits === undefined || bits > (version === 4 ? 32 : 128)) return undefined
  const bytes = bytesOf(address)
  const key = rangeKey(bytes, bits)
  const first = key.slice(2)
  if (bits > 2 && isReservedAddress(textOf(first)) && isReservedAddress(textOf(lastOf(first, bits)))) return leftOut
  return bits < leastBits[version as 4 | 6] ? undefined : key
}

/** Returns the last address of a range: all bits after the prefix are 1. */
const lastOf = (first: string, bits: number): string => String.fromCharCode(...[...first].map((character, at) =>
  character.charCodeAt(0) | 0xff >> Math.min(8, Math.max(0, bits - 8 * at))))

/** Returns the text of an address of 4 or 16 bytes, of which each is a character. */
function textOf(bytes: string): string {
  const numbers = [...bytes].map(character => character.charCodeAt(0))
  return numbers.length === 4 ? numbers.join('.') : ipaddr.fromByteArray(numbers).toString()
}

const prefixLength = (text: string): number | undefined => /^\d{1,3}$/.test(text) ? Number(text) : undefined

function bytesOf(address: string): string {
  const bytes = isIP(address) === 4 ? address.split('.').map(Number) : ipaddr.parse(address).toByteArray()
  return String.fromCharCode(...bytes)
}

const zeros = '\0'.repeat(16)

/** Returns the key of a range of 4 or 16 bytes, of which each is a character. The bits after the prefix become 0. */
function rangeKey(address: string, bits: number): string {
  const whole = bits >> 3
  const partial = bits & 7
  const last = partial === 0 ? '' : String.fromCharCode(address.charCodeAt(whole) & 0xff00 >> partial)
  return String.fromCharCode(address.length === 4 ? 4 : 6, bits)
    + address.slice(0, whole) + last + zeros.slice(0, address.length - whole - last.length)
}

/** Returns the entries of a list that cover a value, the most specific first. The value is in its normal form. */
export function matchesOf(list: ListSource, packed: PackedList, value: string): Match[] {
  return keysOf(list, packed, value)
    .flatMap(key => packed.find(key).map(notes => ({ entry: entryText(list, key), notes })))
}

function keysOf(list: ListSource, packed: PackedList, value: string): string[] {
  if (list.subject === 'Cryptocurrency') return [walletIdentity(value)]
  if (list.subject === 'IP Address') {
    const address = bytesOf(value)
    return packed.secondBytes(address.length === 4 ? 4 : 6).map(bits => rangeKey(address, bits))
  }
  return keysOfName(list, packed, value.slice(value.lastIndexOf('@') + 1))
}

function keysOfName({ coversNamesBelow, coversCustomers }: ListSource, packed: PackedList, name: string): string[] {
  const hasWildcards = ['.', '*'].some(sign => packed.secondBytes(sign.charCodeAt(0)).length > 0)
  if (!coversNamesBelow && !hasWildcards) return [name]
  const labels = name.split('.')
  // the names below a public suffix belong to many owners, so an entry of the suffix says nothing about them
  const above = labels.slice(1).map((_, at) => labels.slice(at + 1).join('.'))
    .filter(upper => !isPublicSuffix(upper, !coversCustomers))
  const own = coversNamesBelow ? [name, ...above] : [name]
  if (!hasWildcards) return own
  const below = coversNamesBelow ? own : above
  return [...own, ...[name, ...above].map(one => `.${one}`), ...below.map(one => `*.${one}`)]
}

/** Returns `true` for a name below which names belong to many owners, such as `co.uk` or, if private, `github.io`. */
export const isPublicSuffix = (name: string, allowPrivateDomains = true): boolean =>
  publicSuffixes().getPublicSuffix(name, { allowPrivateDomains, validateHostname: false }) === name

function entryText({ subject }: ListSource, key: string): string {
  if (subject !== 'IP Address') return key
  const bits = key.charCodeAt(1)
  const address = key.slice(2)
  return bits === 8 * address.length ? textOf(address) : `${textOf(address)}/${bits}`
}
