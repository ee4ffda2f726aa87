import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Key, KeyRules } from '../../db/keys.ts'
import {
  accountDisabled, addressNotAllowed, keyExpired, scopeRequired, validationError, type Failure, type Fault,
} from '../../errors.ts'
import { inRange, rangeOfOne, type IpRange } from '../../lib/ip-range.ts'
import { grantedScopes, type GrantedScope } from '../../lib/key-scopes.ts'
import { lastSortableMs } from '../../lib/sortable-time.ts'

/** Scope of a key. `manage` is the mark that only the operator gives. */
export type Scope = GrantedScope | 'manage'

export const scopesOf = ({ scopes, manage }: Pick<Key, 'scopes' | 'manage'>): Scope[] =>
  [...scopes, ...manage ? ['manage'] as const : []]

/** The rules of a key without limits, such as one of the operator. */
export const noRules: KeyRules = { expiresAt: null, scopes: grantedScopes, allowedAddresses: [] }

/** Limits of an authenticated key, as requests are compared with them. */
export interface KeyLimits {
  /** Scopes of the key. */
  scopes: ReadonlySet<Scope>
  /** Ranges from which the key may be used. Empty if all addresses are allowed. */
  allowedRanges: readonly IpRange[]
  /** Time from which the key is refused. `null` if it has no end. */
  expiresAt: string | null
  /** `true` if the operator has disabled the account. */
  disabled: boolean
}

/** Rules as a caller or the operator gives them. `undefined`: those that apply anyway. */
export type GivenRules = { readonly [Name in keyof KeyRules]?: KeyRules[Name] | undefined }

/** Returns the range of an address, or of a text in CIDR notation. Throws if the text is neither. */
export const readRange = (text: string): IpRange => text.includes('/') ? ipaddr.parseCIDR(text) : rangeOfOne(text)

/**
 * Throws KEY_EXPIRED if the key has expired, ACCOUNT_DISABLED if the operator has disabled its account, and
 * ADDRESS_NOT_ALLOWED if it may not be used from this address.
 */
export function requireUsable(
  { expiresAt, disabled, allowedRanges }: Omit<KeyLimits, 'scopes'>,
  clientAddress: string,
  now: string,
): void {
  if (expiresAt !== null && expiresAt <= now) throw expired()
  if (disabled) throw accountDisabled()
  if (allowedRanges.length === 0) return
  const address = ipaddr.isValid(clientAddress) ? ipaddr.process(clientAddress) : undefined
  if (!address || !allowedRanges.some(range => inRange(address, range))) throw addressNotAllowed()
}

export const expired = (): Failure =>
  keyExpired({ headers: { 'WWW-Authenticate': 'Bearer realm="tracewell", error="invalid_token"' } })

/** Throws SCOPE_REQUIRED if the key lacks the scope. */
export function requireScope({ scopes }: Pick<KeyLimits, 'scopes'>, scope: string): void {
  if (!scopes.has(scope as Scope)) throw scopeRequired({ message: `This API key lacks the scope "${scope}"` })
}

/**
 * Returns rules in the form in which they are stored. Throws VALIDATION_ERROR if the end is not in the future, or if a
 * range is not one.
 */
export function readRules(given: GivenRules, now: Date): Partial<KeyRules> {
  const { expiresAt, scopes, allowedAddresses } = given
  const faults: Fault[] = []
  const endMs = expiresAt ? Date.parse(expiresAt) : undefined
  if (endMs !== undefined && !(endMs > now.getTime() && endMs <= lastSortableMs)) {
    faults.push({ path: 'expires_at', message: 'must be a time in the future, before the year 10000 in UTC' })
  }
  allowedAddresses?.forEach((text, index) => {
    const message = faultOfRange(text)
    if (message !== undefined) faults.push({ path: `allowed_addresses.${index}`, message })
  })
  if (faults.length > 0) throw validationError({ details: faults })
  return {
    ...expiresAt !== undefined && { expiresAt: endMs === undefined ? null : new Date(endMs).toISOString() },
    ...scopes !== undefined && { scopes: grantedScopes.filter(scope => scopes.includes(scope)) },
    ...allowedAddresses !== undefined && { allowedAddresses: [...new Set(allowedAddresses.map(toCanonical))] },
  }
}

const toCanonical = (text: string): string => {
  const [base, bits] = readRange(text)
  return text.includes('/') ? `${base}/${bits}` : base.toString()
}

const notRange = 'is neither an IP address nor a range such as 203.0.113.0/24'

function faultOfRange(text: string): string | undefined {
  const [address = '', length, ...more] = text.split('/')
  // the library also reads shortened and octal addresses, which people do not mean
  if (isIP(address) === 0 || more.length > 0) return notRange
  const base = ipaddr.parse(address)
  const width = base instanceof ipaddr.IPv4 ? 32 : 128
  const bits = length === undefined ? width : Number(length)
  if (length === '' || bits > width) return notRange
  if (base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress()) return 'is IPv4 inside IPv6: write it as IPv4'
  const family = base instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6
  const network = family.networkAddressFromCIDR(`${base}/${bits}`).toString()
  return network === base.toString() ? undefined : `has bits after its prefix: ${network}/${bits} has none`
}

/**
 * Throws SCOPE_REQUIRED or ADDRESS_NOT_ALLOWED if a key with these rules could do what the caller cannot, and
 * VALIDATION_ERROR if it would end later. Rules that are missing are not checked.
 * @param kept scopes that the key has already
 */
export function requireNoWider(
  { scopes, allowedRanges, expiresAt }: Omit<KeyLimits, 'disabled'>,
  given: GivenRules,
  kept: readonly Scope[] = [],
): void {
  for (const scope of given.scopes ?? []) if (!kept.includes(scope)) requireScope({ scopes }, scope)
  if (expiresAt !== null && given.expiresAt !== undefined && (given.expiresAt ?? '~') > expiresAt) {
    throw validationError({ details: [{ path: 'expires_at', message: `must not be after ${expiresAt}, ${ownEnd}` }] })
  }
  if (given.allowedAddresses === undefined || allowedRanges.length === 0) return
  const isInside = (range: IpRange) => allowedRanges.some(own => inRange(range[0], own) && range[1] >= own[1])
  if (given.allowedAddresses.length > 0 && given.allowedAddresses.map(readRange).every(isInside)) return
  throw addressNotAllowed({ message: 'The key would be allowed from addresses from which this API key is not' })
}

const ownEnd = 'the end of the API key of this request'

/** Throws VALIDATION_ERROR if a key with these ranges could not be used from an address. */
export function requireAllowed(clientAddress: string, { allowedAddresses = [] }: GivenRules): void {
  if (allowedAddresses.length === 0) return
  const address = ipaddr.process(clientAddress)
  if (allowedAddresses.some(text => inRange(address, readRange(text)))) return
  const message = `must contain ${clientAddress}: this request comes from there, with the API key that it changes`
  throw validationError({ details: [{ path: 'allowed_addresses', message }] })
}

/** Time before the end of a key from which people are warned, in milliseconds. */
const soonMs = 14 * 86_400_000

export type Expiry = 'none' | 'later' | 'soon' | 'expired'

export function expiryOf({ expiresAt }: Pick<KeyRules, 'expiresAt'>, now: Date): Expiry {
  if (expiresAt === null) return 'none'
  const leftMs = Date.parse(expiresAt) - now.getTime()
  return leftMs <= 0 ? 'expired' : leftMs <= soonMs ? 'soon' : 'later'
}
