import { isPostgresUrl } from '../lib/postgres-url.ts'
import type { WireServers } from './parse.ts'

// Functions that format the values of settings for the command `config` and for the documentation. The functions mask
// secrets.

/**
 * Masks the password in a URL of PostgreSQL, also in its query, such as `password` and `sslpassword`. Returns the path
 * of a file unchanged.
 */
export function maskPassword(address: string): string {
  const url = isPostgresUrl(address) ? URL.parse(address) : null
  if (!url) return address
  if (url.password) url.password = '***'
  for (const name of new Set(url.searchParams.keys())) {
    if (/pass/i.test(name)) url.searchParams.set(name, '***')
  }
  return url.href
}

/** Masks the user and the password of the address of a proxy. */
export function maskLogin(address: string): string {
  const url = URL.parse(address)
  if (!url || !(url.username || url.password)) return address
  url.username = '***'
  url.password = ''
  return url.href
}

/** Formats the servers of NATS without their login. */
export const formatServers = ({ servers, tls }: WireServers): string =>
  servers.map(server => `${tls ? 'tls' : 'nats'}://${server}`).join(',')

/** Masks the values in the query of a URL, because a value can be a key. The names of the parameters stay visible. */
export function maskQuery(address: string): string {
  const url = URL.parse(address)
  for (const name of new Set(url?.searchParams.keys())) url?.searchParams.set(name, '***')
  return url?.href ?? ''
}

export const maskValues = (pairs: Readonly<Record<string, string>>): string =>
  Object.keys(pairs).map(name => `${name}=***`).join(',')

export const writePairs = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs).map(([name, value]) => `${name}=${value}`).join(',')

export const countEntries = <Entry>(list: readonly Entry[]): string => `${list.length} entries`
