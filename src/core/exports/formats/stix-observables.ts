import { isIPv6 } from 'node:net'
import { nameId } from '../../../lib/ids.ts'
import { toUri } from '../../../lib/uri.ts'
import type { ObservableType } from '../../../sources/kit/meanings/meaning.ts'

export type StixObject = Readonly<Record<string, unknown>> & { type: string, id: string }

/** Namespace of the ids of cyber-observables. https://docs.oasis-open.org/cti/stix/v2.1/os/stix-v2.1-os.html#_64yvzeku5a5c */
const namespace = '00abedb4-aa42-466c-9c01-fed23315a9b7'

/** Definition of the objects for observables that STIX does not have, such as wallets and phone numbers. */
export const extension = {
  type: 'extension-definition',
  spec_version: '2.1',
  id: 'extension-definition--8a3c4a1e-6a0c-4b0e-9d5d-2f0a6f0d7c11',
  created: '2026-11-21T00:00:00.000Z',
  modified: '2026-11-21T00:00:00.000Z',
  name: 'Tracewell observable',
  description: 'Values that STIX has no object for',
  schema: 'A cyber-observable object with two texts: observable_type, such as "Phone Number", and value.',
  version: '1.0.0',
  extension_types: ['new-sco'],
} as const

/**
 * Returns the cyber-observable object of a value. The same value always has the same id: UUID version 5 of the
 * properties that contribute to it, as canonical JSON.
 */
export function stixObservable(type: ObservableType, value: string): StixObject {
  switch (type) {
    case 'Email Address': return observable('email-addr', { value })
    case 'Domain Name': return observable('domain-name', { value })
    case 'IP Address': return observable(isIPv6(value.split('/')[0]!) ? 'ipv6-addr' : 'ipv4-addr', { value })
    case 'URL':
    case 'Image': return observable('url', { value: toUri(value) ?? value })
    case 'Pseudonym': return observable('user-account', { account_login: value })
    default: return {
      ...observable('x-tracewell-observable', { observable_type: type, value }),
      extensions: { [extension.id]: { extension_type: 'new-sco' } },
    }
  }
}

/** Returns the object of an account on a site. */
export const stixAccount = (site: string, name: string, login: string): StixObject =>
  ({ ...observable('user-account', { account_login: login, account_type: site }), display_name: name })

/** `properties` are those that contribute to the id, sorted by name. */
const observable = (type: string, properties: Readonly<Record<string, string>>): StixObject => ({
  type,
  spec_version: '2.1',
  id: `${type}--${nameId(namespace, JSON.stringify(properties))}`,
  ...properties,
})
