import { checkDigitOf } from '../../facts/vin/check-digit.ts'
import { manufacturerOf } from '../../facts/vin/manufacturers.ts'
import { parseDomainName } from '../../lib/domain-name.ts'
import { orName, type Detector } from './detector.ts'

/** Secrets with prefixes that their publishers document, so that scanners find leaked ones; and tokens in JSON. */
const secrets = [
  /^(?:tw_live_|tw_test_|gh[pousr]_|github_pat_|glpat-|sk[-_]|xox[abps]-)[\w-]{20,}$/,
  /^(?:AKIA[A-Z\d]{16}|AIza[\w-]{30,})$/,
  /^eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/, // https://www.rfc-editor.org/rfc/rfc7519
]

/** A secret must not be sent to hundreds of sites as a name. */
const secret: Detector = text =>
  secrets.some(pattern => pattern.test(text))
    ? { fault: 'This looks like a key or token, which must not be sent to any source' }
    : undefined

/** Groups of four digits of a payment card. https://www.iso.org/standard/70484.html */
const paymentCard: Detector = text => {
  const digits = text.replaceAll(/[ -]/g, '')
  return /^[3-6]\d{15}$/.test(digits) && /^\d{4}(?:[ -]?\d{4}){3}$/.test(text) && luhn(digits) % 10 === 0
    ? orName('This looks like the number of a payment card, which cannot be searched')
    : undefined
}

const luhn = (digits: string): number => [...digits].toReversed().reduce((sum, digit, at) => {
  const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
  return sum + (value > 9 ? value - 9 : value)
}, 0)

/** An IBAN with a right check number. https://www.iso.org/standard/81090.html */
const bankAccount: Detector = text => {
  const iban = text.length > 50 ? '' : text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return undefined
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
    ? orName('This looks like an IBAN, which cannot be searched. Search for the e-mail address of its owner')
    : undefined
}

/** A vehicle identification number in capitals, of a known manufacturer or with a right check digit. */
const vehicle: Detector = text =>
  /^(?=.*[A-Z])[A-HJ-NPR-Z\d]{13}\d{4}$/.test(text)
  && (manufacturerOf(text.slice(0, 3)) !== undefined || checkDigitOf(text) === text[8])
    ? {
      ...orName('This looks like a VIN, which cannot be searched. The direct tool for vehicles decodes it'),
      tool: 'vin',
    }
    : undefined

/** https://standards.ieee.org/products-programs/regauth/tut/ */
const hardware: Detector = text =>
  /^[\da-f]{2}(?:[:-][\da-f]{2}){5}$/i.test(text)
    ? { fault: 'This looks like a MAC address, which cannot be searched' }
    : undefined

/** https://www.rfc-editor.org/rfc/rfc9562 */
const uuid: Detector = text =>
  /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i.test(text)
    ? orName('This looks like a UUID, which cannot be searched. Search for the name that it stands for')
    : undefined

/** https://developer.valvesoftware.com/wiki/SteamID */
const steamId: Detector = text =>
  /^(?:STEAM_[0-5]:[01]:\d+|\[U:1:\d+\])$/i.test(text)
    ? { fault: 'This looks like an id of Steam, which cannot be searched. Search for the name of the player' }
    : undefined

const coordinates: Detector = text =>
  /^-?\d{1,3}\.\d+ ?, ?-?\d{1,3}\.\d+$/.test(text)
    ? { fault: 'These look like coordinates, which cannot be searched' }
    : undefined

/**
 * Names that only a machine or its network knows. https://www.rfc-editor.org/rfc/rfc6761,
 * https://www.rfc-editor.org/rfc/rfc6762. ICANN reserved `internal` on 2024-07-29.
 */
const localHost: Detector = text => {
  const name = text.toLowerCase()
  const isLocal = name === 'localhost'
    || (/\.(?:local|localhost|localdomain|internal|invalid)$/.test(name) && 'name' in parseDomainName(name))
  return isLocal
    ? orName('This is a name of a machine in its own network, which no source knows. Search for a public name of it')
    : undefined
}

/** Names of things that sources of searches do not know, each with what to do instead. */
export const otherIdentifiers: readonly Detector[] = [
  secret, paymentCard, bankAccount, vehicle, hardware, uuid, steamId, coordinates, localHost,
]
