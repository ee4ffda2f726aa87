import { isIP } from 'node:net'
import { guessType, parseObservable } from '../core/observable.ts'
import { cliSearchCommand } from '../lib/cli-command.ts'
import { identifyWallet } from '../lib/wallet.ts'

type Detector = (text: string) => string | undefined

const orName = 'If it is a pseudonym, add --type pseudonym'

/**
 * Explains why a value that resembles an observable is not valid, and what to search instead. Returns `undefined` if
 * the value resembles no observable.
 */
export function lookAlike(text: string): string | undefined {
  for (const detect of detectors) {
    const fault = detect(text)
    if (fault !== undefined) return fault
  }
  return undefined
}

const network: Detector = text => {
  const [, address = ''] = /^([^/]+)\/\d{1,3}$/.exec(text) ?? []
  if (isIP(address) === 0) return undefined
  return `This is a network. Search for one of its addresses: ${cliSearchCommand(address)}`
}

const webAddress: Detector = text => {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const host = searchable(isUrl ? hostOf(text) : /^([^\s/:?#@]+)[/:?#]/.exec(text)?.[1] ?? '')
  if (host === undefined) return isUrl ? 'This is a URL. Search for the domain or the user name in it' : undefined
  const what = isUrl ? 'a URL' : 'a host with a port or a path'
  return `This is ${what}. Search for a user name in it, or for the host: ${cliSearchCommand(host)}`
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
    return `This looks like an Ethereum address, which is 0x and 40 hexadecimal digits, ${actual}. ${orName}`
  }
  const found = identifyWallet(text)
  const hasWrongChecksum = ('fault' in found && found.fault === 'checksum') || base58.test(text) || bech32.test(text)
  return hasWrongChecksum
    ? `This looks like a wallet address with a wrong checksum: a character is wrong, missing or extra. ${orName}`
    : undefined
}

const ipAddress: Detector = text =>
  /^\d+(\.\d+){3}$/.test(text)
    ? `This looks like an IP address, but a number in it is not from 0 to 255. ${orName}`
    : undefined

/** A value with an `@` after its first character. A single `@` at the start belongs to a name. */
const emailAddress: Detector = text => {
  const parsed = /.@/.test(text) ? parseObservable('Email Address', text) : {}
  if (!('fault' in parsed)) return undefined
  const corrected = text.replace(/\s+/g, '').replace(/@+/g, '@').replaceAll(',', '.')
  const isAddress = /^[\w.+@-]+$/.test(corrected) && guessType(corrected) === 'Email Address'
  const correction = isAddress ? `. If it is mistyped: ${cliSearchCommand(corrected)}` : ''
  return `${parsed.fault}. ${orName}${correction}`
}

/**
 * An international number has at most 15 digits (E.164, https://www.itu.int/rec/T-REC-E.164). Without a `+`, a leading
 * zero or separators, only 10 digits or more are taken for a phone number, because many pseudonyms are short numbers.
 */
const phoneNumber: Detector = text => {
  const digits = text.replace(/\D/g, '').length
  const isMarked = /^(\+|\(?0)|\d[\s().\/-]+\d/.test(text)
  const isNumber = /^\+?[\d\s().\/-]+$/.test(text) && digits >= (isMarked ? 7 : 10) && digits <= 15
  return isNumber ? `This looks like a phone number, which cannot be searched. ${orName}` : undefined
}

const spaces: Detector = text =>
  /\s/u.test(text)
    ? `This has spaces, and few sites allow them in a pseudonym. Search for one pseudonym without spaces. ${orName}`
    : undefined

const detectors = [network, webAddress, wallet, ipAddress, emailAddress, phoneNumber, spaces]
