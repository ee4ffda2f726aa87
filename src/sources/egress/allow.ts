import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { parseEntries, splitEntries } from '../../lib/entries.ts'
import { inRange, rangeOfOne, type IpRange } from '../../lib/ip-range.ts'

/** A private host or address range that may be requested. If `port` is not set, `webPorts` are allowed. */
export interface AllowedTarget {
  /** Host name as in a URL: lower case, ASCII. */
  name?: string
  range?: IpRange
  port?: number | '*'
}

/**
 * Parses host names, addresses and CIDR ranges, each with an optional `:port` or `:*` (every port). Commas or
 * whitespace separate the entries: `hooks.corp.example, 10.1.0.0/16:9000, [fd00::1]:8443`.
 * Throws an `Error` that names the place of the first invalid entry.
 */
export function parseAllow(text: string): AllowedTarget[] {
  return parseEntries(splitEntries(text), parseEntry)
}

export function allowsName(list: readonly AllowedTarget[], name: string, port: number, isWebPort: boolean): boolean {
  return list.some(entry => entry.name === name && allowsPort(entry, port, isWebPort))
}

export function allowsAddress(
  list: readonly AllowedTarget[],
  address: string,
  port: number,
  isWebPort: boolean,
): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address) // converts an IPv4-mapped IPv6 address to its IPv4 address
  return list.some(({ range, ...entry }) =>
    range !== undefined && inRange(parsed, range) && allowsPort(entry, port, isWebPort))
}

const allowsPort = ({ port: allowed }: AllowedTarget, port: number, isWebPort: boolean) =>
  allowed === undefined ? isWebPort : allowed === '*' || allowed === port

function parseEntry(text: string): AllowedTarget {
  const { host = '', bits, port } = splitEntry(text) ?? {}
  const name = canonical(host)
  const isPort = port === undefined || port === '*' || (Number(port) > 0 && Number(port) <= 65_535)
  if (name === undefined || !isPort || (text.startsWith('[') && isIP(host) !== 6)) throw invalidEntry()
  const withPort: Pick<AllowedTarget, 'port'> = port === undefined ? {} : { port: port === '*' ? port : Number(port) }
  const family = isIP(name)
  if (bits === undefined) return { ...(family === 0 ? { name } : { range: rangeOfOne(name) }), ...withPort }
  if (isIP(host) === 0 || Number(bits) > (family === 4 ? 32 : 128)) throw invalidEntry()
  return { range: [ipaddr.parse(name), Number(bits)], ...withPort }
}

/**
 * Splits `host`, `host:port`, `address/bits` or `address/bits:port`. An IPv6 address with a port must be in brackets.
 */
function splitEntry(text: string): { host?: string, bits?: string, port?: string } | undefined {
  if (isIP(text) === 6) return { host: text }
  const bare = /^(?<host>[^[\]/]+)\/(?<bits>\d{1,3})$/.exec(text)
  if (bare?.groups && isIP(bare.groups.host!) === 6) return bare.groups
  // two names, because Node.js 22 refuses a second group with the same name
  const groups = /^(?:\[(?<inBrackets>[^[\]/]+)\]|(?<host>[^[\]:/]+))(?:\/(?<bits>\d+))?(?::(?<port>\d{1,5}|\*))?$/
    .exec(text)?.groups
  return groups && { ...groups, host: (groups['inBrackets'] ?? groups['host'])! }
}

/**
 * Returns the host in the form that a URL parser gives it: `127.1` → `127.0.0.1`, `Bücher.example` →
 * `xn--bcher-kva.example`. Returns `undefined` if it is not a valid host.
 */
function canonical(host: string): string | undefined {
  if (isIP(host) === 6) return host
  const name = /[@?#\\]/.test(host) ? undefined : URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, '')
  return name !== undefined && /^[a-z\d._-]+$/.test(name) ? name : undefined
}

function invalidEntry(): Error {
  return new Error('is not a host name, an address or a CIDR range with an optional :port')
}
