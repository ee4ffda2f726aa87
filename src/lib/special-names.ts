/** A name that is reserved, with all names below it. */
export interface SpecialName {
  name: string
  purpose: string
  /** Document that reserves it. */
  source: string
}

/** Sources that may be asked about a special name: `none`, or those that know `names` and do not resolve them. */
type Scope = 'none' | 'names'

const icann = 'https://www.icann.org/en/board-activities-and-meetings/materials'
const collisions = `${icann}/approved-resolutions-regular-meeting-of-the-icann-board-04-02-2018-en`

/**
 * Special-use names of https://www.iana.org/assignments/special-use-domain-names (copies read on 2026-11-28), without
 * the names of addresses, which `special-ranges.ts` decides, and without `example` and `example.com`, which
 * documentation and the sandbox use. In addition, names that ICANN does not delegate, and those of common local
 * networks (RFC 6762, appendix G).
 */
const names: ReadonlyArray<readonly [name: string, purpose: string, source: string, scope: Scope]> = [
  ['6tisch.arpa', 'Joining of 6TiSCH networks', 'RFC 9031', 'none'],
  ['alt', 'Names outside of DNS', 'RFC 9476', 'none'],
  ['eap.arpa', 'Provisioning of EAP', 'RFC 9965', 'none'],
  ['eap-noob.arpa', 'Provisioning of EAP, deprecated', 'RFC 9140', 'none'],
  ['home.arpa', 'Home networks', 'RFC 8375', 'none'],
  ['invalid', 'Names that cannot exist', 'RFC 6761', 'none'],
  ['ipv4only.arpa', 'Discovery of NAT64', 'RFC 8880', 'none'],
  ['local', 'Multicast DNS', 'RFC 6762', 'none'],
  ['localhost', 'The machine itself', 'RFC 6761', 'none'],
  ['onion', 'Tor', 'RFC 7686', 'names'], // logs of certificates have onion services
  ['resolver.arpa', 'Discovery of resolvers', 'RFC 9462', 'none'],
  ['service.arpa', 'Discovery of services in a network', 'RFC 9665', 'none'],
  ['test', 'Tests', 'RFC 6761', 'none'],
  ['internal', 'Private use', `${icann}/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en`, 'none'],
  ['corp', 'Not delegated, as many networks use it', collisions, 'none'],
  ['home', 'Not delegated, as many networks use it', collisions, 'none'],
  ['mail', 'Not delegated, as many networks use it', collisions, 'none'],
  ['intranet', 'Private use', 'RFC 6762', 'none'],
  ['lan', 'Private use', 'RFC 6762', 'none'],
  ['private', 'Private use', 'RFC 6762', 'none'],
  ['localdomain', 'The machine itself', 'https://man7.org/linux/man-pages/man5/hosts.5.html', 'none'],
  ['i2p', 'I2P', 'https://geti2p.net/en/docs/naming', 'none'],
  ['consul', 'Services of Consul', 'https://developer.hashicorp.com/consul/docs', 'none'],
]

const byName: ReadonlyMap<string, SpecialName & { scope: Scope }> =
  new Map(names.map(([name, purpose, source, scope]) => [name, { name, purpose, source, scope }]))

/** The names of the table. */
export const specialNames: readonly SpecialName[] = [...byName.values()]

/**
 * Returns the reserved name that a name is or is below of. Returns `undefined` for a public one. The name must be in
 * lower case, without a trailing dot.
 */
export function specialName(name: string): SpecialName & { scope: Scope } | undefined {
  const labels = name.split('.')
  return byName.get(labels.at(-1)!) ?? byName.get(labels.slice(-2).join('.'))
}
