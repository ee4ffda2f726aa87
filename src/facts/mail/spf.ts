import { isIPv4, isIPv6 } from 'node:net'
import { maxRecordLength, excerpt, nearMisses } from './tags.ts'

export type Qualifier = '+' | '-' | '~' | '?'
const mechanisms = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const
export type Mechanism = (typeof mechanisms)[number]

export interface SpfTerm {
  /** The term as written in the record. */
  text: string
  qualifier: Qualifier
  mechanism: Mechanism
  /** Domain, or network address without its prefix length. `null` if the term has no value. */
  value: string | null
  /** Prefix length of `ip4` and `ip6`, or the IPv4 prefix length of `a` and `mx`. `null` if the term has none. */
  prefix: number | null
}

export interface SpfRecord {
  terms: SpfTerm[]
  /** Domain whose record applies if no term matches. */
  redirect: string | null
  /** Domain whose TXT record explains a rejection to the sender. */
  exp: string | null
  /** Errors because of which a receiver rejects the whole record (result `permerror`). */
  faults: string[]
}

/** Returns the SPF records of a domain. https://www.rfc-editor.org/rfc/rfc7208#section-4.5 */
export const spfRecords = (texts: readonly string[]): string[] => texts.filter(text => /^v=spf1(?: |$)/i.test(text))

/** Returns the texts that look like an SPF record, but are ignored: `v=spf1;ip4:192.0.2.1` or ` v=spf1 -all`. */
export const ignoredSpf = (texts: readonly string[]): string[] => nearMisses(texts, spfRecords(texts), 'spf1')

const maxTerms = 500
const maxFaults = 10
/** The letters `c`, `r` and `t` are for explanations only. https://www.rfc-editor.org/rfc/rfc7208#section-7.2 */
const macro = '%\\{[slodiphv](?:0*[1-9]\\d{0,2})?r?[.\\-+,/_=]*\\}|%%|%_|%-'
const macroString = new RegExp(`^(?:${macro}|[!-$&-~])*$`, 'i')
const domainEnd = new RegExp(`(?:\\.(?!\\d+\\.?$)[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.?|${macro})$`, 'i')

/** `true` if the domain contains macros. Only the receiver of a message can expand them, with data of that message. */
export const hasMacros = (domain: string): boolean => domain.includes('%')

/** Parses a record that begins with `v=spf1`. Never throws. https://www.rfc-editor.org/rfc/rfc7208#section-12 */
export function parseSpf(text: string): SpfRecord {
  const record: SpfRecord = { terms: [], redirect: null, exp: null, faults: [] }
  const words = text.slice(0, maxRecordLength).split(' ').slice(1).filter(word => word !== '')
  for (const word of words.slice(0, maxTerms)) {
    const fault = readModifier(word, record) ?? readTerm(word, record)
    if (fault !== 'read' && record.faults.length < maxFaults) record.faults.push(`"${excerpt(word)}": ${fault}`)
  }
  if (text.length > maxRecordLength || words.length > maxTerms) record.faults.push('The record is too long')
  return record
}

/**
 * Reads a modifier into `record`. Returns `'read'` if the modifier is valid, else a fault. Returns `undefined` if the
 * word is not a modifier.
 */
function readModifier(word: string, record: SpfRecord): string | undefined {
  const [, name = '', value = ''] = /^([a-z][\w.-]*)=(.*)$/is.exec(word) ?? []
  if (name === '') return undefined
  const key = name.toLowerCase()
  if (key !== 'redirect' && key !== 'exp') return macroString.test(value) ? 'read' : 'the value is not a macro string'
  if (record[key] !== null) return `${key} is allowed once`
  if (!isDomainSpec(value)) return 'this is not a domain name'
  record[key] = value
  return 'read'
}

function readTerm(text: string, record: SpfRecord): string {
  const [, sign = '', name = '', rest = ''] = /^([+\-~?]?)([a-z\d]+)(.*)$/is.exec(text) ?? []
  const mechanism = mechanisms.find(one => one === name.toLowerCase())
  if (!mechanism) return 'there is no such mechanism'
  const read = readValue(mechanism, rest)
  if (typeof read === 'string') return read
  record.terms.push({ text, qualifier: (sign || '+') as Qualifier, mechanism, ...read })
  return 'read'
}

type Value = Pick<SpfTerm, 'value' | 'prefix'>

function readValue(mechanism: Mechanism, rest: string): Value | string {
  if (mechanism === 'all') return rest === '' ? { value: null, prefix: null } : 'all takes no value'
  if (mechanism === 'ip4' || mechanism === 'ip6') return readNetwork(mechanism, rest)
  if (mechanism === 'a' || mechanism === 'mx') return readHosts(rest)
  if (mechanism === 'ptr' && rest === '') return { value: null, prefix: null }
  const value = rest.slice(1)
  if (!rest.startsWith(':') || !isDomainSpec(value)) return 'a domain name must follow'
  return { value, prefix: null }
}

function readNetwork(mechanism: 'ip4' | 'ip6', rest: string): Value | string {
  const [, address = '', length] = /^:([^/]*)(?:\/(0|[1-9]\d{0,2}))?$/.exec(rest) ?? []
  const most = mechanism === 'ip4' ? 32 : 128
  const isAddress = mechanism === 'ip4' ? isIPv4(address) : isIPv6(address) && !address.includes('%')
  if (!isAddress || Number(length ?? 0) > most) {
    return `an ${mechanism === 'ip4' ? 'IPv4' : 'IPv6'} network must follow`
  }
  return { value: address, prefix: length === undefined ? null : Number(length) }
}

function readHosts(rest: string): Value | string {
  const lengths = /(?:\/(0|[1-9]\d{0,2}))?(?:\/\/(0|[1-9]\d{0,2}))?$/.exec(rest)
  const [, v4, v6] = lengths ?? []
  const domain = rest.slice(0, lengths?.index)
  if (domain !== '' && !(domain.startsWith(':') && isDomainSpec(domain.slice(1)))) return 'this is not a domain name'
  if (Number(v4 ?? 0) > 32 || Number(v6 ?? 0) > 128) return 'the prefix length is too large'
  return { value: domain === '' ? null : domain.slice(1), prefix: v4 === undefined ? null : Number(v4) }
}

const isDomainSpec = (text: string): boolean => text.length <= 255 && macroString.test(text) && domainEnd.test(text)
