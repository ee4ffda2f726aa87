import { readWrittenAddress } from '../../facts/mail/written-address.ts'
import { identifyWallet } from '../../facts/wallet.ts'
import { handleParts } from '../../sources/kit/handle.ts'
import { snowflake } from './account-identifiers.ts'
import { orName, type Detector, type LookAlike } from './detector.ts'
import { sharedFile } from './file-identifiers.ts'
import { unclearDigits } from './hexadecimal.ts'
import { asNumber, brokenIPv6, network, oddIpAddress, userAtHost, zoneAddress } from './network-identifiers.ts'
import { guessSearched, guessType, isKnownDomain, parseObservable } from './observable.ts'
import { otherIdentifiers, secret } from './other-identifiers.ts'
import { paymentUri } from './payment-uri.ts'
import { looselyUndecorated, undecorated } from './undecorated.ts'
import { webAddress } from './web-address.ts'

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
const decorated: Detector = text => readBare(text, undecorated(text))

/** A value that is written with words or commas, as some pseudonyms are. */
const loose: Detector = text => {
  const found = readBare(text, looselyUndecorated(text))
  return found && { ...found, canBeName: true }
}

function readBare(text: string, bare: string): LookAlike | undefined {
  if (bare === text) return undefined
  const { type, parsed } = guessSearched(bare)
  if (type !== 'Pseudonym' && 'fault' in parsed) return parsed
  const unclear = type === 'Cryptocurrency' ? unclearDigits(bare) : undefined
  if (unclear !== undefined) return { fault: `${unclear}. If it is an account, search for the digits alone` }
  const instead = type !== 'Pseudonym' && 'value' in parsed
    ? { value: parsed.value }
    : [webAddress, paymentUri, userAtHost].flatMap(detect => detect(bare)?.instead ?? [])[0]
  return instead && {
    fault: 'This has signs that are no part of a value, such as brackets',
    instead: { ...instead, advice: 'Search for it without them' },
  }
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

/** An address of a chain that no source asks about. The keys of Nostr are names that sites know. */
const otherChain: Detector = text => {
  const found = /^npub1/i.test(text) ? undefined : identifyWallet(text)
  return found && 'fault' in found && found.fault === 'chain'
    ? orName('This looks like an address or a key of a chain that is not supported: the checksum in it is right')
    : undefined
}

/** A value with an `@` after its first character, except a handle. A single `@` at the start belongs to a name. */
const emailAddress: Detector = text => {
  const parsed = /.@/.test(text) && handleParts(text) === undefined ? parseObservable('Email Address', text) : undefined
  if (!parsed || !('fault' in parsed)) return undefined
  const written = readWrittenAddress(text)
  if ('several' in written) return orEach(parsed.fault, written.several)
  const [, address, after = ''] = /^([\w.+-]+@[\w.-]+)[:;|,\s]+(\S.*)$/s.exec(text) ?? []
  if (address !== undefined && guessType(after) !== 'Email Address' && guessType(address) === 'Email Address'
    && isKnownDomain(address.slice(address.indexOf('@') + 1))) {
    return {
      fault: 'This is an e-mail address with a text after it, which may be a password',
      instead: { advice: 'Search for the address alone', value: address },
    }
  }
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
  secret, decorated, paymentUri, sharedFile, network, zoneAddress, oddIpAddress, webAddress, wallet, userAtHost,
  snowflake,
  emailAddress, asNumber, vulnerability, hash, ...otherIdentifiers, brokenIPv6, otherChain, loose, spaces,
]
