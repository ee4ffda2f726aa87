import type { Decoder } from './decoder.ts'
import { lineReader, type RowReader, type RowRecord } from './row.ts'
import { parseUserSecret, separator, userOf } from './user-secret.ts'

/**
 * Reads one `url:user:secret` per line as `{ url, email, password }`, or with `username` if the user is not an e-mail
 * address. The URL may lack its scheme and may have a port. If `isLast` is `true`, the URL stands behind the secret,
 * and must have a scheme.
 */
export const urlUserSecret = ({ isLast = false } = {}, decoder?: Decoder): RowReader =>
  lineReader(isLast ? parseUserSecretUrl : parseUrlUserSecret, decoder)

const scheme = /^[a-z][a-z\d+.-]{1,20}:\/\//i
/** User in a URL: an app's key stands there too. Without a scheme it would be an e-mail address. */
const credentials = /^[^/:;|\t\s@]{0,512}@/
const hostName = /^(?:\[[\da-f:.]{2,45}\]|[^/:;|\t\s@]{1,512})/i
const port = /^:\d{1,5}(?=[/:;|\t ]|$)/
const spaces = /^[ ]+/

/** Returns the record of a `url:user:secret`, or a fault. */
export function parseUrlUserSecret(line: string): RowRecord | string {
  const text = line.trimStart()
  const start = scheme.exec(text)?.[0].length ?? 0
  const atHost = start === 0 ? 0 : start + (credentials.exec(text.slice(start))?.[0].length ?? 0)
  const host = hostName.exec(text.slice(atHost))?.[0]
  if (host === undefined || (start === 0 && !isHost(host))) return 'it does not begin with a URL'
  const atPort = atHost + host.length
  const withPort = atPort + (port.exec(text.slice(atPort))?.[0].length ?? 0)
  // a number behind the host is the port only if user and secret follow
  return parseFrom(text, withPort) ?? (withPort > atPort ? parseFrom(text, atPort) : undefined)
    ?? 'it has no user and secret behind the URL'
}

/** Parses what follows the host and port, which end at this position. */
function parseFrom(text: string, from: number): RowRecord | undefined {
  const path = /^[/?#]/.test(text.slice(from)) ? text.slice(from).search(/[:;|\t ]/) : 0
  if (path < 0) return undefined
  const sign = text[from + path]
  if (sign === undefined || !/[:;|\t ]/.test(sign)) return undefined
  const rest = text.slice(from + path + 1)
  const at = sign === ' ' ? rest.search(/[:;|\t ]/) : rest.indexOf(sign) < 0 ? rest.search(separator) : rest.indexOf(sign)
  if (at < 0) return undefined
  const [user, secret] = [rest.slice(0, at).trim(), rest.slice(at + 1)]
  const url = text.slice(0, from + path)
  if (user === '' && secret.trim() === '') return { url }
  return {
    ...user === '' ? {} : userOf(user),
    ...secret === '' ? {} : { password: sign === ' ' ? secret.replace(spaces, '') : secret },
    url,
  }
}

/** `true` for a host with a dot and letters behind it, for `localhost` and for an IPv4 address. */
const isHost = (host: string): boolean =>
  /^(?:[^.\s]+\.)+(?:[a-z]{2,24}|xn--[a-z\d-]{1,59})$/i.test(host) || /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})$/i.test(host)

/**
 * Returns the position of the separator in front of the URL that ends a line, or a negative number. The URL is searched
 * behind the last space only: a pattern that ends with "up to the end of the line" would read a long line once for
 * each of its separators.
 */
export function urlAtEnd(line: string): number {
  const text = line.trimEnd()
  const from = Math.max(0, text.length - text.split(/\s/).at(-1)!.length - 1)
  const at = text.slice(from).search(/[:;|\t ](?:https?|ftp|android):\/\//i)
  return at < 0 ? at : from + at
}

function parseUserSecretUrl(line: string): RowRecord | string {
  const at = urlAtEnd(line)
  if (at < 0) return 'it does not end with a URL'
  const record = parseUserSecret(line.slice(0, at))
  return typeof record === 'string' ? record : { ...record, url: line.slice(at + 1).trim() }
}
