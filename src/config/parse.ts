import ipaddr from 'ipaddr.js'
import { parseEntries } from '../lib/entries.ts'

// Functions that parse settings. Each throws an Error if the value is not valid. The message completes a sentence that
// starts with the setting's name, such as "must be 1 or 0".

export const text = (value: string): string => value

export function wholeNumber(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max)) throw new Error(`must be a whole number from ${min} to ${max}`)
    return number
  }
}

export const port = wholeNumber(0, 65_535)

/** Parses a list of seconds, such as `5,300`, to milliseconds. Each number is at most 604,800 (7 days). */
export function secondsList(value: string): readonly number[] {
  return value.split(',').map(part => wholeNumber(0, 7 * 86_400)(part.trim()) * 1_000)
}

/** `true` for a value that switches a setting on. */
export const isOn = (value: string): boolean => /^(1|true|yes|on)$/i.test(value)

export function flag(value: string): boolean {
  if (isOn(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  throw new Error('must be 1 or 0')
}

/** `true` for a text with a URL that has a user or a password, also in a spelling that only a URL parser reads. */
export function hasLogin(value: string): boolean {
  const url = URL.parse(value)
  return /:\/\/[^\s/?#]*@/.test(value) || Boolean(url?.username || url?.password)
}

/** Returns the URL without the slashes at its end. */
export function httpUrl(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error('must be an http or https URL')
  }
  return value.replace(/\/+$/, '')
}

/** Parses a URL to which paths are appended. It must not have a user, a query or a fragment. */
export function baseUrl(value: string): string {
  const address = httpUrl(value)
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash) throw new Error('must be a URL without user, query and fragment')
  return address
}

/**
 * Checks a URL that may have a query, which can contain a key. Returns the URL unchanged, because a slash at its end
 * can matter.
 */
export function urlWithQuery(value: string): string {
  httpUrl(value)
  if (hasLogin(value)) throw new Error('must be a URL without user and password')
  return value
}

export function postgresUrlOrFile(value: string): string {
  if (!/^([a-z][a-z0-9+.-]*:\/\/|postgres(ql)?:)/i.test(value) && !hasLogin(value)) return value
  if (!/^postgres(ql)?:\/\//.test(value)) throw new Error('must be postgres://… or the path of a SQLite file')
  if (!URL.canParse(value)) {
    throw new Error('is not a well-formed URL: write #, / and @ in the password as %23, %2F and %40')
  }
  return value
}

/** Servers of NATS, and the login that every connection uses. */
export interface WireServers {
  /** Addresses such as `nats.example:4222`. */
  servers: string[]
  tls: boolean
  user?: string
  pass?: string
  token?: string
}

/** Parses the URLs of NATS servers. A user without a password is a token. The first URL has the login of all. */
export function wireServers(value: string): WireServers {
  const urls = listOf(value).map(one => {
    const url = URL.parse(one)
    if (!url || !/^(nats|tls):$/.test(url.protocol) || !url.hostname || !/^\/?$/.test(url.pathname) || url.search) {
      throw new Error('must be nats://host or tls://host, with a port if it is not 4222, several separated by commas')
    }
    return url
  })
  if (new Set(urls.map(({ protocol }) => protocol)).size > 1) throw new Error('must be nats:// in all URLs or tls://')
  if (urls.slice(1).some(({ username }) => username !== '')) throw new Error('must have its login in the first URL')
  const [user, pass] = [urls[0]!.username, urls[0]!.password].map(decodeLogin) as [string, string]
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    tls: urls[0]!.protocol === 'tls:',
    ...user !== '' && (pass === '' ? { token: user } : { user, pass }),
  }
}

function decodeLogin(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('must have its login percent-encoded in UTF-8')
  }
}

export function oneOf<Value extends string>(allowed: readonly Value[]) {
  return (value: string): Value => {
    const found = allowed.find(one => one === value)
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`)
    return found
  }
}

/** Parses a comma-separated list. The word `all` stands for all allowed values. */
export function someOf<Value extends string>(allowed: readonly Value[]) {
  return (value: string): readonly Value[] =>
    value === 'all' ? allowed : value.split(',').map(part => {
      const found = allowed.find(one => one === part.trim())
      if (found === undefined) throw new Error(`must be all, or some of ${allowed.join(', ')}`)
      return found
    })
}

export const listOf = (value: string): string[] => value.split(',').map(part => part.trim()).filter(Boolean)

/** Parses names, separated by commas or spaces. */
export const setOf = (value: string): ReadonlySet<string> => new Set(value.split(/[\s,]+/).filter(Boolean))

/** Parses an e-mail address. Its domain is in lower case, as in searches. The message does not contain it. */
export function emailAddress(value: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) throw new Error('must be an e-mail address')
  return value.replace(/@[^@]*$/, domain => domain.toLowerCase())
}

/** Parses IP addresses and CIDR ranges. Refuses a range that contains every address. */
export function addressList(value: string): readonly string[] {
  return parseEntries(listOf(value), entry => {
    if (!ipaddr.isValid(entry) && !ipaddr.isValidCIDR(entry)) {
      throw new Error('is not an address or CIDR range')
    }
    if (entry.endsWith('/0')) throw new Error('contains every address: name the proxies')
    return entry
  })
}

/** Minimum number of characters of a secret that encrypts stored values. */
export const minSecretLength = 32

export function secretText(value: string): string {
  if (value.length < minSecretLength) throw new Error(`must have at least ${minSecretLength} characters`)
  return value
}
