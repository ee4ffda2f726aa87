import { isSpecialReverseName } from '../../lib/public-address.ts'
import { specialName } from '../../lib/special-names.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { parseIpAddress } from '../../lib/ip-address.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { hasOddDots, readWrittenAddress } from '../../facts/mail/written-address.ts'
import { identifyWallet, type WalletFault } from '../../facts/wallet.ts'
import { notPublicIp } from '../../sources/kit/scope.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { hasVisible, withoutInvisible } from './invisible.ts'
import { isPaymentCard } from '../../facts/payment-card.ts'

/** The normal form of an observable, or a sentence that describes the fault. The sentence never contains the value. */
export type Parsed = { value: string } | { fault: string }

const parsers: Record<QueryType, (value: string) => Parsed> = {
  'Pseudonym': parsePseudonym,
  'Email Address': parseEmail,
  'Domain Name': parseDomain,
  'Cryptocurrency': value => parseWallet(withoutInvisible(value)),
  'IP Address': value => parseIp(withoutInvisible(value)),
}

/** Validates a value of a given type and returns its normal form. */
export function parseObservable(type: QueryType, value: string): Parsed {
  if (!value.isWellFormed()) return { fault: 'The value is not valid Unicode text' }
  return parsers[type](value)
}

/**
 * Works like `parseObservable`, for a value that is to be searched. Refuses an IP address that is not public: no source
 * may be asked about it, and none could know anything. Refuses a number as it stands on a payment card, which must not
 * be stored or sent.
 */
export const parseSearched = (type: QueryType, value: string): Parsed => searched(type, parseObservable(type, value))

function searched(type: QueryType, parsed: Parsed): Parsed {
  if ('fault' in parsed) return parsed
  const fault = notPublicIp({ type, value: parsed.value }) ?? cardFault(type, parsed.value)
  return fault === undefined ? parsed : { fault }
}

const cardFault = (type: QueryType, value: string): string | undefined =>
  type === 'Pseudonym' && /^\d{4}[ -]/.test(value) && isPaymentCard(value)
    ? 'This is the number of a payment card, which cannot be searched'
    : undefined

/** Guesses the type of a value. Returns `Pseudonym` if no other type fits. */
export const guessType = (value: string): QueryType => guessObservable(value).type

/** Types that a value has if it can be parsed as one, in the order in which they are tried. */
const certainTypes = ['IP Address', 'Email Address', 'Cryptocurrency'] as const

/** Short numbers of Filecoin are more often names of people, such as `f01337`. No checksum tells them apart. */
const isShortActor = (wallet: string): boolean => /^f0\d{1,5}$/.test(wallet)

/** Guesses the type of a value and parses the value as that type, which the guess has mostly done already. */
export function guessObservable(value: string): { type: QueryType, parsed: Parsed } {
  for (const type of certainTypes) {
    const parsed = parseObservable(type, value)
    if ('value' in parsed && !(type === 'Cryptocurrency' && isShortActor(parsed.value))) return { type, parsed }
  }
  const type = isKnownDomain(value) ? 'Domain Name' : 'Pseudonym'
  return { type, parsed: parseObservable(type, value) }
}

/** Works like `guessObservable`, for a value that is to be searched, as `parseSearched` does. */
export function guessSearched(value: string): { type: QueryType, parsed: Parsed } {
  const { type, parsed } = guessObservable(value)
  return { type, parsed: searched(type, parsed) }
}

/** Returns `true` for a special-use name, or the reverse name of a special-purpose address, that no source may get. */
export const isReservedName = (name: string): boolean =>
  specialName(name)?.scope === 'none' || isSpecialReverseName(name)

/**
 * Returns `true` if the value is a domain name below a known suffix, `example` or an internationalised name, and not
 * reserved. Registries give out no name with an underscore (RFC 952), so `sam_at_example.com` is something else.
 */
export function isKnownDomain(value: string): boolean {
  const domain = parseDomainName(value)
  if (!('name' in domain) || isReservedName(domain.name)) return false
  const { isIcann, isPrivate, domain: registered } =
    publicSuffixes().parse(domain.name, { allowPrivateDomains: true, validateHostname: false })
  if (registered?.split('.', 1)[0]?.includes('_') || /^h(?:xx|tt)ps?__/.test(domain.name)) return false
  return isIcann === true || isPrivate === true || /(^|\.)xn--|\.example$/.test(domain.name)
}

function parsePseudonym(text: string): Parsed {
  const name = nameIn(text.normalize('NFC'))
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) {
    return { fault: 'A pseudonym must not contain control characters or line breaks' }
  }
  if (name !== '' && !hasVisible(name)) return { fault: 'A pseudonym must contain a visible character' }
  const value = nameIn(withoutInvisible(name)).normalize('NFC')
  const length = [...value].length
  return length < 1 || length > 64 ? { fault: 'A pseudonym has 1 to 64 characters' } : { value }
}

/** Returns a text without spaces around it and without the `@` in front of it. */
const nameIn = (text: string): string => text.trim().replace(handleSign, '').trim()

/**
 * Matches the `@` in front of a name. Sites display this `@`, but it is not part of the name. Does not match in a
 * Fediverse address (`@sam@example.com`), because there the first `@` is part of the address.
 */
const handleSign = /^@(?=[^@]+$)/

/**
 * Matches the part of an e-mail address before the `@`: a dot-atom with letters of any script (RFC 6531). Does not
 * match quoted local parts, which are not in use.
 */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

function parseEmail(text: string): Parsed {
  const written = readWrittenAddress(text)
  if ('several' in written) return { fault: 'These are several e-mail addresses: give each one as a value of its own' }
  const { address } = written
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(0, at)).normalize('NFC')
  const host = address.slice(at + 1)
  if (at < 1 || !isLocalPart(local, host)) return { fault: 'This is not an e-mail address such as name@example.com' }
  if (Buffer.byteLength(local) > 64) {
    return { fault: 'The part of an e-mail address before the @ has at most 64 characters' }
  }
  if (host.startsWith('[')) return { fault: 'An e-mail address at an IP address cannot be searched' }
  const domain = parseDomainName(host)
  if ('fault' in domain) return { fault: 'The part of the e-mail address after the @ is not a domain name' }
  const value = `${local}@${domain.name}`
  return Buffer.byteLength(value) <= 254 ? { value } : { fault: 'An e-mail address has at most 254 characters' }
}

/** Dots in a row, and before the `@`, are allowed at the carriers that gave out such addresses. */
const isLocalPart = (local: string, host: string): boolean =>
  localPart.test(hasOddDots(host.toLowerCase()) ? local.replaceAll(/\.+/g, '.').replace(/(?<=.)\.$/, '') : local)

function parseDomain(text: string): Parsed {
  const domain = parseDomainName(text)
  return 'name' in domain ? { value: domain.name } : domain
}

const walletFaults: Readonly<Record<WalletFault, string>> = {
  unknown: 'This is not an address of a known cryptocurrency',
  checksum: 'The checksum of this address is wrong: a character is mistyped or missing',
  chain: 'The checksum of this address is right, but no supported chain has its prefix',
}

function parseWallet(text: string): Parsed {
  const wallet = identifyWallet(text.trim())
  if (!('fault' in wallet)) return { value: wallet.normal }
  return { fault: walletFaults[wallet.fault] }
}

function parseIp(text: string): Parsed {
  const ip = parseIpAddress(text)
  return 'address' in ip ? { value: ip.address } : ip
}
