import { checkDigitOf } from '../../facts/vin/check-digit.ts'
import { manufacturerOf } from '../../facts/vin/manufacturers.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { matrixId, nameInText, steamId, uuid } from './account-identifiers.ts'
import { orName, type Detector } from './detector.ts'
import { digest, filePath, invoice, trackingId, weakness } from './file-identifiers.ts'
import { numberAddress } from './network-identifiers.ts'
import { isReservedName } from './observable.ts'
import {
  bankAccount, date, paymentCard, phoneNumber, publication, socialSecurityNumber,
} from './personal-identifiers.ts'
import { companyNumber, researcher } from './registered-numbers.ts'

/** Secrets with prefixes that their publishers document, so that scanners find leaked ones; and tokens in JSON. */
const secrets = [
  /^(?:tw_live_|tw_test_|gh[pousr]_|github_pat_|glpat-|sk[-_]|xox[abps]-)[\w-]{20,}$/,
  /^(?:AKIA[A-Z\d]{16}|AIza[\w-]{30,})$/,
  /^-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /^[5KL][1-9A-HJ-NP-Za-km-z]{50,51}$/, // private key of Bitcoin: https://en.bitcoin.it/wiki/Wallet_import_format
  /^S[A-Z2-7]{55}$/, // of Stellar: https://stellar.org/protocol/sep-23
  /^nsec1[a-z\d]{58}$/, // of Nostr: https://github.com/nostr-protocol/nips/blob/master/19.md
  /^eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/, // https://www.rfc-editor.org/rfc/rfc7519
]

/** A secret must not be sent to hundreds of sites as a name. */
export const secret: Detector = text =>
  secrets.some(pattern => pattern.test(text))
    ? { fault: 'This looks like a key or token, which must not be sent to any source' }
    : undefined

const vinAdvice = 'which cannot be searched. The direct tool for vehicles decodes it'

/**
 * A vehicle identification number in capitals, of a known manufacturer or with a right check digit. In small letters or
 * with separators, it needs both, or the ZZZ of European manufacturers. Also one with a letter O, Q or I, which no
 * number has, for the digit that looks like it.
 */
const vehicle: Detector = text => {
  const vin = text.length > 30 ? '' : text.replaceAll(/[ -]/g, '').toUpperCase()
  if (!/^(?=.*[A-Z])[A-Z\d]{13}\d{4}$/.test(vin.replaceAll(/[OQ](?=.{0,3}$)/g, '0').replaceAll(/I(?=.{0,3}$)/g, '1'))) {
    return undefined
  }
  const read = vin.replaceAll(/[OQ]/g, '0').replaceAll('I', '1')
  const [isKnown, isRight] = [manufacturerOf(read.slice(0, 3)) !== undefined, checkDigitOf(read) === read[8]]
  const isSure = isKnown && (isRight || read.slice(3, 6) === 'ZZZ')
  if (vin === read) {
    return isSure || (text === vin && (isKnown || isRight))
      ? { ...orName(`This looks like a VIN, ${vinAdvice}`), tool: { command: 'vin', value: vin } }
      : undefined
  }
  return isSure || (isKnown && text === vin)
    ? {
      ...orName(`This looks like a VIN with a letter O, Q or I for the digit 0 or 1, ${vinAdvice} with the digit`),
      tool: { command: 'vin', value: read },
    }
    : undefined
}

/** https://standards.ieee.org/products-programs/regauth/tut/ */
const hardware: Detector = text =>
  /^[\da-f]{2}(?:[:-][\da-f]{2}){5}(?:(?:[:-][\da-f]{2}){2})?$/i.test(text)
    || /^[\da-f]{4}(?:\.[\da-f]{4}){2}$/i.test(text)
    ? { fault: 'This looks like a MAC address, which cannot be searched' }
    : undefined

const coordinates: Detector = text =>
  /^(?:geo:)?-?\d{1,3}\.\d+ ?, ?-?\d{1,3}\.\d+(?:[,;?].*)?$/.test(text)
    ? { fault: 'These look like coordinates, which cannot be searched' }
    : undefined

/** Names that only a machine, its network or another network than the Internet knows, also with a port or a path. */
const localHost: Detector = text => {
  const name = /^[^:/?#]+/.exec(text.toLowerCase())?.[0].replace(/\.$/, '') ?? ''
  const isName = name === 'localhost' || 'name' in parseDomainName(name)
  return isName && isReservedName(name)
    ? orName('This is a reserved name, or one of a machine in its own network, which no source knows. Search for a ' +
      'public name of it')
    : undefined
}

/** Names of things that sources of searches do not know, each with what to do instead. */
export const otherIdentifiers: readonly Detector[] = [
  paymentCard, researcher, bankAccount, companyNumber, vehicle, hardware, digest, weakness, invoice, trackingId,
  steamId, uuid, matrixId,
  coordinates, localHost, filePath, socialSecurityNumber, date, publication, numberAddress, phoneNumber,
  nameInText,
]
