import { isIP } from 'node:net'
import { toInteger } from '../../lib/ip-address.ts'
import { card, date, withLeftOut } from '../kit/card.ts'
import { findings } from '../kit/finding.ts'
import { each, textOrNull, type Shape } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Context, Module } from '../kit/source.ts'
import { readablePart } from '../kit/tolerance.ts'
import { askRdap } from './rdap-bootstrap.ts'
import {
  contact, contacts, holderOf, inRole, nameOf, objects, organisationOf, texts,
} from './rdap-entity.ts'
import { eventDate, rangeOf, rdapSchema, readRdap } from './rdap.ts'

const schema = rdapSchema('ip network', {
  ...each(['handle', 'startAddress', 'endAddress', 'name', 'type', 'country', 'parentHandle'], textOrNull),
  ...each(['cidr0_cidrs'], {}),
})
type Network = Shape<typeof schema>

/** Names of blocks of another registry, or that no registry has given away. */
const placeholder = /^(?:NON-(?:RIPE|AFRINIC|APNIC|ARIN|LACNIC)|IANA-|EU-ZZ-|STUB-)/

/**
 * Registration of the network that contains an IP address. The request goes to rdap.org, which redirects to the
 * registry.
 */
export const rdapIp: Module = {
  slug: 'rdap-ip',
  name: 'Network registration (RDAP)',
  description: 'Holder, range, country and abuse contact of the network that this address belongs to',
  category: 'registration',
  types: ['IP Address'],
  tags: ['registry', 'network'],
  kind: 'api',
  homepage: 'https://rdap.org',
  facts: { url: 'https://docs.rs/crate/rdap/latest/source/src/models/ip_network.rs', day: '2026-11-27' },
  default: true,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 6 * 3_600_000,
  examples: { found: ['8.8.8.8', '2001:4860:4860::8888'], notFound: ['192.0.2.2'] },
  skipReason: notPublic,
  async* run(query, context) {
    const answer = await askNetwork(encodeURIComponent(query.value), [query.value], context)
    if (answer === undefined) return
    const { network, range, leftOut } = answer
    yield* withLeftOut(findings([cardOf(network, range)], query), leftOut)
  },
}

/**
 * Returns the registration of the smallest network that contains all of these addresses. Returns `undefined` if a
 * registry has none. Throws `UPSTREAM_CHANGED` if the answer is about another network.
 *
 * @param path an address, or an address and a prefix length
 */
export async function askNetwork(path: string, addresses: readonly string[], context: Context) {
  const answer = await readRdap(await askRdap(`ip/${path}`, context))
  if (answer === null || answer === undefined) return undefined
  const { readable: network, leftOut } = await readablePart(schema, answer)
  if (placeholder.test(network.name ?? '')) return undefined
  const range = rangeOf(network)
  if (!addresses.every(address => covers(range, address))) throw changed()
  return { network, range, leftOut }
}

function cardOf(network: Network, range: readonly string[]): Card {
  const holder = holderOf(network.entities)
  const abuse = inRole(network.entities, 'abuse')
  return card([
    ['Network', network.name, 'name'],
    ['Handle', network.handle, 'handle'],
    ['Range', range.join(' - '), network.startAddress ? 'startAddress' : 'cidr0_cidrs'],
    ['Type', network.type, 'type'],
    ['Country', network.country, 'country'],
    ['Holder', nameOf(holder), 'entities'],
    ['Organisation', organisationOf(holder), 'entities'],
    ...objects(network.remarks)
      .filter(({ title }) => title === undefined || title === 'description')
      .map(({ description }) => ['Description', texts(description).join('\n'), 'remarks'] as const),
    ...contacts(abuse, 'email').map(address => ['Abuse e-mail', address, 'entities'] as const),
    ['Abuse telephone', contact(abuse, 'tel'), 'entities'],
    ['Registered', date(eventDate(network.events, 'registration')), 'events'],
    ['Last changed', date(eventDate(network.events, 'last changed')), 'events'],
  ], { ...network })
}

/** Returns `true` if a network contains an address, or does not say its first and last address. */
function covers([first, last]: readonly string[], address: string): boolean {
  if (first === undefined || last === undefined || !isIP(first) || !isIP(last)) return true
  return isIP(first) === isIP(address)
    && toInteger(first) <= toInteger(address) && toInteger(address) <= toInteger(last)
}
