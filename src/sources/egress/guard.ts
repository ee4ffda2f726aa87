import { isIP } from 'node:net'
import { within } from '../../lib/abort.ts'
import { isPublicAddress } from '../../lib/public-address.ts'
import { specialName } from '../../lib/special-names.ts'
import { SourceFailure } from '../failures.ts'
import { allowsAddress, allowsName } from './allow.ts'
import type { AllowedTarget } from './allow.ts'
import { listWebPorts, webPorts } from './web-ports.ts'
import { isWhois, whoisPort } from '../../lib/whois-url.ts'

/** Resolves a host name to all of its addresses. */
export type Lookup = (name: string) => Promise<readonly string[]>

export interface Guard {
  /**
   * Checks the scheme (http, https and whois), credentials and port of the URL, and whether the host is an allowed
   * address or name. Sends no DNS query. If the operator configured a route for this origin (`hasRoute`), checks only
   * scheme and credentials.
   * Throws a `SourceFailure` with `EGRESS_REFUSED`.
   */
  check(url: URL, hasRoute: boolean): void
  /** Returns the addresses of the URL's host. Rejects with `EGRESS_REFUSED` if one of them is not allowed. */
  addresses(url: URL): Promise<readonly string[]>
  /**
   * Returns a reason if the port is allowed only for addresses of a range, and the addresses of the host are unknown.
   * Returns `undefined` if the port is allowed for the name.
   */
  unresolvedFault(url: URL): string | undefined
}

export const schemeRefusal = 'only http and https URLs are allowed'
const portRefusal = `the port is not ${listWebPorts('or')}`

/** Returns `true` for a port that the service of the scheme usually has. */
const isUsual = (url: URL, port: number): boolean => isWhois(url) ? port === whoisPort : webPorts.includes(port)

export function createGuard(allow: readonly AllowedTarget[], lookup: Lookup): Guard {
  function permitsAddress(url: URL, address: string, port: number): boolean {
    const isWebPort = isUsual(url, port)
    return (isWebPort && isPublicAddress(address)) || allowsAddress(allow, address, port, isWebPort)
  }

  return {
    check(url, hasRoute) {
      if (!/^(?:https?|whois):$/.test(url.protocol)) throw refused(schemeRefusal)
      if (url.username || url.password) throw refused('URLs with credentials are not allowed')
      if (hasRoute) return
      const { host, port } = hostAndPort(url)
      if (port === 0) throw refused(portRefusal) // nothing can listen on port 0
      if (isIP(host)) {
        if (permitsAddress(url, host, port)) return
        throw refused(isPublicAddress(host) ? portRefusal : 'the address is not public')
      }
      const isWebPort = isUsual(url, port)
      if (allowsName(allow, host, port, isWebPort)) return
      if (isPrivateName(host)) throw refused('the name is not public')
      // A port that is not a web port can be allowed only by a configured address range. `addresses` later checks
      // whether the name resolves to an address in this range.
      const isPossible = isWebPort || allow.some(entry => entry.range && (entry.port === '*' || entry.port === port))
      if (!isPossible) throw refused(portRefusal)
    },

    async addresses(url) {
      const { host, port } = hostAndPort(url)
      const found = isIP(host) ? [host] : await lookup(host)
      if (found.length === 0) throw new SourceFailure('UPSTREAM_UNREACHABLE', 'the name has no address')
      if (allowsName(allow, host, port, isUsual(url, port)) && found.every(address => isIP(address))) return found
      if (!found.every(address => permitsAddress(url, address, port))) {
        const isPublic = found.every(address => isPublicAddress(address))
        throw refused(isPublic ? portRefusal : 'the name resolves to an address that is not public')
      }
      return found
    },

    unresolvedFault(url) {
      const { host, port } = hostAndPort(url)
      const isWebPort = isUsual(url, port)
      return isWebPort || allowsName(allow, host, port, isWebPort) ? undefined : portRefusal
    },
  }
}

/**
 * Returns the addresses of the URL's host like `guard.addresses`. Rejects with `UPSTREAM_TIMEOUT` after `ms`
 * milliseconds.
 */
export function addressesWithin(guard: Guard, url: URL, ms: number): Promise<readonly string[]> {
  return within(guard.addresses(url), ms, () =>
    new SourceFailure('UPSTREAM_TIMEOUT', 'the name was not resolved in time'))
}

/**
 * Refuses a name that this machine resolves to a private address. A name that this machine cannot resolve is allowed,
 * because the proxy may be able to resolve it.
 */
export async function checkBeforeProxy(url: URL, guard: Guard, connectMs: number): Promise<void> {
  try {
    await addressesWithin(guard, url, connectMs)
  } catch (failure) {
    if (failure instanceof SourceFailure && failure.code === 'EGRESS_REFUSED') throw failure
  }
}

const defaultPorts: Readonly<Record<string, number>> = { 'https:': 443, 'whois:': whoisPort }

/** Returns the host without brackets and trailing dot, and the port. The default port depends on the scheme. */
function hostAndPort(url: URL): { host: string, port: number } {
  return {
    host: url.hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, ''), // the look-behind keeps it linear
    port: url.port === '' ? defaultPorts[url.protocol] ?? 80 : Number(url.port),
  }
}

/**
 * Returns `true` if a name never belongs to a public host: a special-use name, one below `arpa`, and one of a single
 * label. The name must be in lower case, without a trailing dot.
 */
export function isPrivateName(name: string): boolean {
  const labels = name.split('.')
  return labels.length < 2 || labels.includes('') || labels.at(-1) === 'arpa' || specialName(name) !== undefined
}

export function refused(why: string): SourceFailure {
  return new SourceFailure('EGRESS_REFUSED', why)
}
