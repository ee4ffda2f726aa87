import { isIP } from 'node:net'
import { isPublicAddress } from '../../lib/public-address.ts'
import { readWrittenAddress } from '../../facts/mail/written-address.ts'
import { identifyWallet } from '../../facts/wallet.ts'
import { orName, type Detector, type LookAlike } from './detector.ts'
import { isHandle } from './handle.ts'
import { guessObservable, guessType, parseObservable } from './observable.ts'
import { otherIdentifiers } from './other-identifiers.ts'
import { undecorated } from './undecorated.ts'

/**
 * Explains why a value that is no observable of another type is probably no pseudonym either. Returns `undefined` if it
 * can be one.
 */
export function lookAlike(text: string): LookAlike | undefined {
  for (const detect of detectors) {
    const found = detect(text)
    if (found !== undefined) return found
  }
  return undefined
}

/** A value with signs around or inside it that are no part of it. Reads no value that is one as it stands. */
const decorated: Detector = text => {
  const bare = undecorated(text)
  if (bare === text) return undefined
  const { type, parsed } = guessObservable(bare)
  const value = type !== 'Pseudonym' && 'value' in parsed ? parsed.value : webAddress(bare)?.instead?.value
  return value === undefined ? undefined : {
    fault: 'This has signs that are no part of a value, such as brackets',
    instead: { advice: 'Search for it without them', value },
  }
}

const network: Detector = text => {
  const [, address = ''] = /^([^\s/-]+)(?:\/\d{1,3}| ?- ?[\d.:a-f]{1,39})$/i.exec(text) ?? []
  if (isIP(address) === 0) return undefined
  if (!isPublicAddress(address)) return { fault: 'This is a network, and its addresses are not public' }
  return { fault: 'This is a network', instead: { advice: 'Search for one of its addresses', value: address } }
}

const webAddress: Detector = text => {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const host = searchable(isUrl ? hostOf(text) : /^([^\s/:?#@]+)[/:?#]/.exec(text)?.[1] ?? '')
  if (host !== undefined) {
    return {
      fault: `This is ${isUrl ? 'a URL' : 'a host with a port or a path'}`,
      instead: { advice: 'Search for a user name in it, or for the host', value: host },
    }
  }
  return isUrl ? { fault: 'This is a URL. Search for the domain or the user name in it' } : undefined
}

const hostOf = (url: string): string => URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''

/** Returns the normal form of a host, or `undefined` if the host cannot be searched. */
function searchable(host: string): string | undefined {
  const type = guessType(host)
  const parsed = type === 'Domain Name' || type === 'IP Address' ? parseObservable(type, host) : undefined
  return parsed && 'value' in parsed ? parsed.value : undefined
}

/**
 * Patterns of addresses that look like Bitcoin addresses. They detect an address with a missing or extra character.
 * `identifyWallet` does not recognise the address then, because the mistake changes the decoded version byte.
 */
const base58 = /^[13](?=.*[a-z])(?=.*[A-Z])(?=.*\d)[a-zA-Z\d]{24,35}$/
const bech32 = /^(bc1|tb1|ltc1)(?=.*\d)[a-z\d]{25,87}$/i

const wallet: Detector = text => {
  const digits = /^0x([\da-f]{30,})$/i.exec(text)?.[1]
  if (digits !== undefined && digits.length !== 40 && digits.length !== 64) {
    const actual = `but it has ${digits.length} digits`
    return orName(`This looks like an Ethereum address, which is 0x and 40 hexadecimal digits, ${actual}`)
  }
  const found = identifyWallet(text)
  const hasWrongChecksum = ('fault' in found && found.fault === 'checksum') || base58.test(text) || bech32.test(text)
  return hasWrongChecksum
    ? orName('This looks like a wallet address with a wrong checksum: a character is wrong, missing or extra')
    : undefined
}

const ipAddress: Detector = text =>
  /^\d+(\.\d+){3}$/.test(text)
    ? orName('This looks like an IP address, but a number in it is not from 0 to 255')
    : undefined

/** A value with an `@` after its first character, except a handle. A single `@` at the start belongs to a name. */
const emailAddress: Detector = text => {
  const parsed = /.@/.test(text) && !isHandle(text) ? parseObservable('Email Address', text) : undefined
  if (!parsed || !('fault' in parsed)) return undefined
  const written = readWrittenAddress(text)
  if ('several' in written) return orEach(parsed.fault, written.several)
  const corrected = text.replace(/\s+/g, '').replace(/@+/g, '@').replaceAll(',', '.')
  const isAddress = /^[\w.+@-]+$/.test(corrected) && guessType(corrected) === 'Email Address'
  return {
    ...orName(parsed.fault),
    ...isAddress && { instead: { advice: 'Correct it if it is mistyped', value: corrected } },
  }
}

/** Offers each of several addresses, if they are plain enough to be written in a command. */
const orEach = (fault: string, addresses: readonly string[]): LookAlike => ({
  fault,
  ...addresses.every(one => /^[\w.+@-]+$/.test(one)) && {
    instead: { advice: 'Search for each of them', value: addresses.join(' ') },
  },
})

/**
 * An international number has at most 15 digits (E.164, https://www.itu.int/rec/T-REC-E.164). Without a `+`, a leading
 * zero or separators, only 10 digits or more are taken for a phone number, because many pseudonyms are short numbers.
 */
const phoneNumber: Detector = text => {
  const digits = text.replace(/\D/g, '').length
  const isMarked = /^(\+|\(?0)|\d[\s().\/-]+\d/.test(text)
  const isNumber = /^\+?[\d\s().\/-]+$/.test(text) && digits >= (isMarked ? 7 : 10) && digits <= 15
  return isNumber ? orName('This looks like a phone number, which cannot be searched') : undefined
}

/** An AS number with its letters, as registries write it: https://www.rfc-editor.org/rfc/rfc5396 */
const asNumber: Detector = text =>
  /^ASN? ?\d{1,10}$/.test(text) || /^asn? ?\d{3,10}$/i.test(text)
    ? orName('This looks like an AS number, which cannot be searched. Search for one of its IP addresses')
    : undefined

/** https://www.cve.org/ResourcesSupport/Glossary#glossaryCVEID, https://github.com/github/advisory-database */
const vulnerability: Detector = text =>
  /^(?:CVE-\d{4}-\d{4,19}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3})$/i.test(text)
    ? orName('This looks like a vulnerability, which cannot be searched. Search for the IP address or the domain ' +
      'of a host: sources name its vulnerabilities')
    : undefined

/** Digits of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512. */
const hashDigits: ReadonlySet<number> = new Set([32, 40, 56, 64, 96, 128])

/** Explains a value that is a hash in hexadecimal digits. Returns `undefined` for any other text. */
const hash: Detector = text => {
  const isHash = (hashDigits.has(text.length) && /^(?=.*\d)(?=.*[a-f])[\da-f]+$/i.test(text))
    || /^\$(?:2[abxy]?|[156y]|argon2[a-z]{1,2})\$./.test(text)
    || /^(?:md5|sha\d{1,3}|sha-\d{3}):[\da-f]{16,}$/i.test(text)
  if (!isHash) return undefined
  const orAddress = text.length === 40 ? ', or write 0x before an Ethereum address' : ''
  return orName(`This looks like a hash, which cannot be searched. Search for the value that was hashed${orAddress}`)
}

const spaces: Detector = text =>
  /\s/u.test(text)
    ? orName('This has spaces, and few sites allow them in a pseudonym. Search for one pseudonym without spaces')
    : undefined

/** In this order: the first one that knows a value explains it. */
const detectors: readonly Detector[] = [
  decorated, network, webAddress, wallet, ipAddress, emailAddress, asNumber, vulnerability, hash, ...otherIdentifiers,
  phoneNumber, spaces,
]
