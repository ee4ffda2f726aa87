import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
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
 * properties that contribute to it, as canonical JSON. A value that exists in practice, but that the validator of OASIS
 * refuses in the object of its type, is an object of the extension.
 */
export const stixObservable = (type: ObservableType, value: string): StixObject => standard(type, value) ?? {
  ...observable('x-tracewell-observable', { observable_type: type, value }),
  extensions: { [extension.id]: { extension_type: 'new-sco' } },
}

/** Returns the object that STIX has for a value, or `undefined` for any other value. */
function standard(type: ObservableType, value: string): StixObject | undefined {
  switch (type) {
    case 'Email Address': return address.test(value) ? observable('email-addr', { value }) : undefined
    case 'Domain Name': return isHostName(value) ? observable('domain-name', { value }) : undefined
    case 'IP Address': {
      const version = isIP(value)
      const isPlain = version === 4 || version === 6 && !value.includes('.')
      return isPlain ? observable(`ipv${version}-addr`, { value }) : undefined
    }
    case 'URL':
    case 'Image': {
      const uri = toUri(value)
      return uri !== undefined && hasPlainHost(uri) ? observable('url', { value: uri }) : undefined
    }
    case 'Pseudonym': return observable('user-account', { account_login: value })
    default: return undefined
  }
}

/**
 * Addresses that the validator accepts. It refuses `o'neil@example.org` and local parts beyond ASCII.
 * https://github.com/oasis-open/cti-stix-validator/blob/master/stix2validator/validator.py
 */
const address = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i

/**
 * Returns `true` for a name of hosts. Names in the DNS may have more signs, such as `_dmarc.example.org`, and IDNA 2008
 * allows fewer, such as no emoji and no `--` as the third and fourth sign.
 */
const isHostName = (name: string): boolean => name.length <= 253 && name.split('.').every(label =>
  label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label) && (label.slice(2, 4) !== '--' || isWord(label)))

/** Returns `true` if an encoded label is one of letters, which no rule of IDNA 2008 about contexts can refuse. */
const isWord = (label: string): boolean => /^[\p{Ll}\p{Lo}]+$/u.test(domainToUnicode(label))

/** Returns `true` if the host of an address has only signs of RFC 3986. Browsers allow more. */
const hasPlainHost = (uri: string): boolean =>
  /^(?:[\w\-.~!$&'()*+,;=]|%[\da-f]{2}|\[[\da-f:.]+\])*$/i.test(URL.parse(uri)?.host.replace(/:\d+$/, '') ?? '')

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
