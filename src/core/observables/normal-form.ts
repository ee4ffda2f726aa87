import { isIP } from 'node:net'
import { withoutEntities } from '../../lib/readable-text.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { isoTime } from '../../sources/kit/iso-time.ts'
import { notPublic } from '../../sources/kit/scope.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { comparableValue } from './comparable.ts'
import { isKnownDomain, parseObservable } from './observable.ts'

/** Texts with which sources and people fill a field that has no value. */
const placeholder =
  /^(?:n\/?a|none|null|nil|undefined|unknown|anonymous|private|hidden|redacted.*|data protected.*|not? (?:set|disclosed|available|specified|public)|[\p{P}\p{S}\s]*)$/iu

const maxTextLength = 200
/** Maximum length of a value. Longer texts are not values, and some checks of them would take too long. */
const maxLength = 2_000

/** Types whose values sources also send as HTML. */
const plainTypes: ReadonlySet<ObservableType> = new Set(['Pseudonym', 'Name', 'Location', 'Organisation'])

/** Known hosts of web addresses: `true` if a host is public. Many addresses have the same host. */
export type Hosts = Map<string, boolean>

const normalForms: Readonly<Record<ObservableType, (text: string, hosts: Hosts) => string | undefined>> = {
  'Pseudonym': searchable('Pseudonym'),
  'Email Address': searchable('Email Address'),
  'Domain Name': text => publicDomain(text.replace(/^\*\./, '')),
  'Cryptocurrency': searchable('Cryptocurrency'),
  'IP Address': searchable('IP Address'),
  'Name': text => /\p{L}/u.test(text) && !/[@<>]|https?:/.test(text) ? shortText(text) : undefined,
  'Phone Number': phoneNumber,
  'URL': webAddress,
  'Image': webAddress,
  'Location': text => /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : withLetter(text),
  'Organisation': text => withLetter(text.replace(/^@/, '')),
  'Date': text => /^\d{4}-\d\d-\d\d/.test(text) ? isoTime(text) : undefined,
}

/**
 * Returns the normal form of an observable, or `undefined` if the text is no value of this type: a placeholder such as
 * "n/a", or an address or a name that is not public. The five searchable types have the form of a search.
 * @param hosts is shared by the texts of a search.
 */
export function normalForm(type: ObservableType, text: string, hosts: Hosts = new Map()): string | undefined {
  const trimmed = (plainTypes.has(type) ? withoutEntities(text) : text).trim()
  if (trimmed.length > maxLength) return undefined
  return placeholder.test(trimmed) || !trimmed.isWellFormed() ? undefined : normalForms[type](trimmed, hosts)
}

/** Returns a text that is the same for all spellings of an observable. */
export const observableKey = (type: ObservableType, value: string): string =>
  `${type} ${comparableValue(type, value)}`

/** Returns the domain that one person or organisation registers, also below a suffix such as `github.io`. */
export function registrableDomain(name: string): string | null {
  if (name !== last.name) {
    last = { name, domain: publicSuffixes().getDomain(name, { allowPrivateDomains: true, validateHostname: false }) }
  }
  return last.domain
}

/** The last name that was looked up. The addresses of a source have one host, and each is looked up several times. */
let last: { name: string, domain: string | null } = { name: '', domain: null }

function searchable(type: QueryType): (text: string) => string | undefined {
  return text => {
    const parsed = parseObservable(type, text)
    return 'value' in parsed && notPublic({ type, value: parsed.value }) === undefined ? parsed.value : undefined
  }
}

function publicDomain(text: string): string | undefined {
  const name = searchable('Domain Name')(text)
  return name !== undefined && isKnownDomain(name) && registrableDomain(name) !== null ? name : undefined
}

const shortText = (text: string): string | undefined => {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  return plain.length <= maxTextLength ? plain : undefined
}

const withLetter = (text: string): string | undefined => /\p{L}/u.test(text) ? shortText(text) : undefined

/** The international form `+33123456789` (https://www.itu.int/rec/T-REC-E.164), or the digits of a national number. */
function phoneNumber(text: string): string | undefined {
  const number = text.replace(/^tel:/i, '').replace('(0)', '').replaceAll(/[\s().-]/g, '').replace(/^00/, '+')
  return /^\+?\d{7,15}$/.test(number) ? number : undefined
}

function webAddress(text: string, hosts: Hosts): string | undefined {
  if (/\s/.test(text)) return undefined
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const { hostname } = url
  const isPublic = hosts.get(hostname) ?? isPublicHost(hostname.replace(/^\[(.*)\]$/, '$1'))
  hosts.set(hostname, isPublic)
  return isPublic ? url.href : undefined
}

const isPublicHost = (host: string): boolean =>
  (isIP(host) === 0 ? publicDomain(host) : normalForm('IP Address', host)) !== undefined
