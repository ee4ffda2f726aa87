import { isIP, isIPv6 } from 'node:net'
import { parseAsNumber } from '../../lib/as-number.ts'
import { fromInteger } from '../../lib/ip-address.ts'
import { parseNetwork, shortestPrefix } from '../../lib/ip-network.ts'
import { isPublicAddress, specialNetwork } from '../../lib/public-address.ts'
import { specialAsRange } from '../../lib/special-ranges.ts'
import { notPublicIp } from '../../sources/kit/scope.ts'
import { orName, type Detector } from './detector.ts'
import { searchable } from './web-address.ts'

const notPublic = (value: string): string | undefined => notPublicIp({ type: 'IP Address', value })

/** A network, or a range of addresses: with a prefix length, a mask, a last address, or wildcards. */
export const network: Detector = text => {
  const [, begin = '', wildcards] =
    /^([^\s/-]+)(?:\/\d{1,3}(?:\.\d{1,3}){3}|\/\d{1,3}| ?- ?[\d.:a-f]{1,39})$/i.exec(text)
    ?? /^(\d{1,3}(?:\.\d{1,3}){0,2})((?:\.[*x]){1,3})$/i.exec(text) ?? []
  const address = wildcards === undefined ? begin : begin + wildcards.replaceAll(/[*x]/gi, '0')
  if (isIP(address) === 0) return undefined
  const read = parseNetwork(wildcards === undefined ? text : `${address}/${32 - 4 * wildcards.length}`)
  const isPublic = 'fault' in read ? isPublicAddress(address) : specialNetwork(read.network) === undefined
  if (!isPublic) return { fault: 'This is a network, and its addresses are not public' }
  const instead = isPublicAddress(address) &&
    { instead: { advice: 'Search for one of its addresses', value: address } }
  if ('fault' in read || read.bits < shortestPrefix[read.version]) return { fault: 'This is a network', ...instead }
  return {
    fault: 'This is a network. The direct tool for networks looks it up',
    tool: { command: 'network', value: read.network },
    ...instead,
  }
}

/** An IPv6 address with the interface of a machine. https://www.rfc-editor.org/rfc/rfc4007#section-11 */
export const zoneAddress: Detector = text => {
  const address = /^\[?([\da-f:.]+)%(?:25)?[\w.-]+\]?$/i.exec(text)?.[1]
  if (address === undefined || !isIPv6(address)) return undefined
  const fault = notPublic(address)
  return fault !== undefined ? { fault } : {
    fault: 'This is an IP address with a zone, which has a meaning on one machine only',
    instead: { advice: 'Search for it without the zone', value: address },
  }
}

/**
 * An IPv4 address with zeros in front or hexadecimal digits, which programs read in two ways: as decimal numbers, or as
 * `inet_aton` and URLs do (https://url.spec.whatwg.org/#concept-ipv4-parser).
 */
export const oddIpAddress: Detector = text => {
  const parts = /^(?:0x[\da-f]+|\d+)(?:\.(?:0x[\da-f]+|\d+)){3}$/i.test(text) ? text.split('.') : undefined
  if (parts === undefined) return undefined
  const decimal = parts.every(part => /^\d+$/.test(part)) ? parts.map(Number).join('.') : undefined
  const readings = [...new Set([decimal, URL.parse(`http://${text}`)?.hostname])]
    .filter(reading => reading !== undefined && isIP(reading) === 4) as string[]
  if (readings.length === 0) return orName('This looks like an IP address, but a number in it is not from 0 to 255')
  const faults = readings.map(notPublic)
  if (!faults.includes(undefined)) return { fault: faults[0]! }
  return {
    fault: readings.length > 1
      ? 'This is an IP address with zeros in front of its numbers, which programs read as decimal or as octal'
      : 'This is an IP address with zeros in front of its numbers, or in hexadecimal digits',
    instead: {
      advice: readings.length > 1 ? 'Search for the one that is meant' : 'Search for its usual form',
      value: readings.join(' '),
    },
  }
}

/**
 * An IPv4 address as one decimal number, as `inet_aton` and databases write it. Only numbers of ten digits are taken
 * for one, because shorter ones are names. They can be telephone numbers as well.
 */
export const numberAddress: Detector = text => {
  if (!/^[1-4]\d{9}$/.test(text) || Number(text) > 0xffff_ffff) return undefined
  const address = fromInteger(BigInt(text), 4)
  const fault = 'This looks like a phone number, which cannot be searched, or an IP address written as one number'
  const special = notPublic(address)
  return special === undefined
    ? { ...orName(fault), instead: { advice: 'Search for the address if it is one', value: address } }
    : orName(`${fault}, which is not public`)
}

/** Groups of hexadecimal digits with colons that are no IPv6 address. */
export const brokenIPv6: Detector = text => isIPv6(text)
    || !/^(?=.*\d)(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}$/i.test(text) || /^[\da-f]{2}(?::[\da-f]{2})+$/i.test(text)
  ? undefined
  : orName('This looks like an IPv6 address, but it has too few or too many groups')

/** An AS number with its letters, as registries write it: https://www.rfc-editor.org/rfc/rfc5396 */
export const asNumber: Detector = text => {
  const isWritten = /^ASN?[ :#-]{0,2}\d{1,10}$/.test(text) || /^asn?[ :#-]{0,2}\d{3,10}$/i.test(text)
    || /^asn?[ :]?\d{1,5}\.\d{1,5}$/i.test(text)
  if (!isWritten) return undefined
  const parsed = parseAsNumber(text)
  if ('fault' in parsed) return orName('This looks like an AS number, but it is greater than all of them')
  const special = specialAsRange(parsed.number)
  return special === undefined
    ? {
      ...orName('This looks like an AS number, which cannot be searched. The direct tool for AS numbers looks it up'),
      tool: { command: 'asn', value: `AS${parsed.number}` },
    }
    : orName(`This looks like an AS number that no public network has: ${special.purpose} (${special.rfc})`)
}

/**
 * A name at a host with a port, a path or an IP address, as `ssh` and `git` have it, and an e-mail address with a
 * password after it, as lists of leaked accounts have it.
 */
export const userAtHost: Detector = text => {
  const [, user = '', host = '', rest = ''] =
    /^([^\s@/]+)@(\[[\da-f:.]+\]|[^\s@:/[\]]+)((?:[:/].*)?)$/is.exec(text) ?? []
  const value = searchable(host.replace(/^\[|\]$/g, ''))
  const labelled = /^(?:e-?)?mail:([\w.+-]+)$/i.exec(user)?.[1]
  if (value !== undefined && labelled !== undefined && rest === '') {
    return {
      fault: 'This is an e-mail address with a word in front of it',
      instead: { advice: 'Search for the address alone', value: `${labelled}@${value}` },
    }
  }
  if (value !== undefined && user.includes(':')) {
    return {
      fault: 'This has a password in front of a host, which must not be sent to any source',
      instead: { advice: 'Search for the user name, or for the host', value },
    }
  }
  if (value === undefined || (rest === '' && isIP(value) === 0)) return undefined
  if (/^:(?!\d{1,5}(?:\/|$))[^/]+$/.test(rest) && isIP(value) === 0 && /^[\w.+-]+$/.test(user) && user !== 'git') {
    return {
      fault: 'This is an e-mail address with a text after it, which may be a password',
      instead: { advice: 'Search for the address alone', value: `${user}@${value}` },
    }
  }
  return { fault: 'This is a user at a host', instead: { advice: 'Search for the user, or for the host', value } }
}
