import { lookup as resolve } from 'node:dns/promises'
import { isIP } from 'node:net'
import { within } from '../../lib/abort.ts'
import { isPublicAddress } from '../../lib/public-address.ts'
import { SourceFailure } from '../kit/failures.ts'
import { allowsAddress, allowsName } from './allow.ts'
import type { Allowed } from './allow.ts'

/** Every address of a name, as text. */
export type Lookup = (name: string) => Promise<readonly string[]>

/** As the machine resolves it. */
export const lookupAll: Lookup = async name => (await resolve(name, { all: true })).map(({ address }) => address)

export interface Guard {
  /**
   * Refuses by what the URL says: scheme, credentials, port, literal address, reserved name. Asks no resolver. Of an
   * origin that the operator named in a route (`named`) only scheme and credentials are looked at.
   */
  check(url: URL, named: boolean): void
  /** The addresses that may be connected to. Refuses a name where any one of its addresses is not permitted. */
  addresses(url: URL): Promise<readonly string[]>
}

const webPorts = new Set([80, 443, 8080, 8443])

/**
 * Names that never belong to a public host: https://www.iana.org/assignments/special-use-domain-names, `internal`
 * (reserved by ICANN for private use) and the endings that local networks are known to use.
 */
const privateEndings = new Set([
  'localhost', 'localdomain', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'arpa', 'onion', 'alt',
  'invalid', 'i2p', 'consul',
])

export function createGuard(allow: readonly Allowed[], lookup: Lookup): Guard {
  function permitsAddress(address: string, port: number): boolean {
    const usual = webPorts.has(port)
    return (usual && isPublicAddress(address)) || allowsAddress(allow, address, port, usual)
  }

  return {
    check(url, named) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('only http and https may be asked')
      if (url.username || url.password) throw refused('an address with credentials in it is not asked')
      if (named) return
      const { host, port } = target(url)
      if (isIP(host)) {
        if (!permitsAddress(host, port)) throw refused('the address is not public, or not on a web port')
        return
      }
      const usual = webPorts.has(port)
      if (allowsName(allow, host, port, usual)) return
      if (isPrivateName(host)) throw refused('the name is not a public one')
      // The name may still lead to an allowed address on that port.
      const isPossible = usual || allow.some(entry => entry.range && (entry.port === '*' || entry.port === port))
      if (!isPossible) throw refused('the port is not a web port')
    },

    async addresses(url) {
      const { host, port } = target(url)
      const found = isIP(host) ? [host] : await lookup(host)
      if (found.length === 0) throw new SourceFailure('UPSTREAM_UNREACHABLE', 'the name has no address')
      if (allowsName(allow, host, port, webPorts.has(port)) && found.every(address => isIP(address))) return found
      if (!found.every(address => permitsAddress(address, port))) {
        throw refused('the name leads to an address that is not public, or not on a web port')
      }
      return found
    },
  }
}

/** The addresses of the guard, within `ms` milliseconds. Rejects with `UPSTREAM_TIMEOUT` if the resolver is slower. */
export function addressesWithin(guard: Guard, url: URL, ms: number): Promise<readonly string[]> {
  return within(guard.addresses(url), ms, () =>
    new SourceFailure('UPSTREAM_TIMEOUT', 'the name was not resolved in time'))
}

/** The host without brackets and without the root's dot, and the port in force. */
function target(url: URL): { host: string, port: number } {
  return {
    host: url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, ''),
    port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
  }
}

/** Whether a name, in lower case and without the dot of the root, is never that of a public host. */
export function isPrivateName(name: string): boolean {
  const labels = name.split('.')
  return labels.length < 2 || labels.includes('') || privateEndings.has(labels.at(-1)!)
}

export function refused(why: string): SourceFailure {
  return new SourceFailure('EGRESS_REFUSED', why)
}
