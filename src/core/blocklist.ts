import ipaddr from 'ipaddr.js'
import type { BlocklistEntry } from '../db/blocklist.ts'
import type { Database, Repositories } from '../db/database.ts'
import { queryBlocked, validationError } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Subject } from '../sources/source.ts'
import { guessType, parseObservable } from './search/observable.ts'

type Target = Pick<BlocklistEntry, 'kind' | 'value'>

export function createBlocklist({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /** `exact` takes one value, `domain` a domain with its subdomains and their e-mail addresses, `network` a CIDR range. */
    async add(kind: BlocklistEntry['kind'], value: string, note: string): Promise<BlocklistEntry & { added: boolean }> {
      const entry = { kind, value: normalised(kind, value), note, createdAt: clock.now().toISOString() }
      return { ...entry, added: await database.blocklist.insert(entry) }
    },

    remove: (kind: BlocklistEntry['kind'], value: string): Promise<boolean> => database.blocklist.remove(kind, normalised(kind, value)),

    list: () => database.blocklist.list(),
  }
}

/** Throws QUERY_BLOCKED for a value that is on the list. */
export async function refuseBlocked(tx: Repositories, subject: Subject): Promise<void> {
  if (await tx.blocklist.holds(targets(subject))) throw queryBlocked()
}

/** Every entry that would block this value: so the look-up is one of exact keys, however long the list. */
function targets({ type, value }: Subject): Target[] {
  const exact: Target = { kind: 'exact', value: foldCase(value) }
  if (type === 'IP Address') return [exact, ...networks(value)]
  if (type === 'Domain Name') return [exact, ...domains(value)]
  if (type === 'Email Address') return [exact, ...domains(value.slice(value.lastIndexOf('@') + 1))]
  return [exact]
}

function domains(name: string): Target[] {
  const labels = name.split('.')
  return labels.map((_, index) => ({ kind: 'domain', value: labels.slice(index).join('.') }))
}

function networks(address: string): Target[] {
  const parsed = ipaddr.parse(address)
  const bits = parsed.kind() === 'ipv4' ? 32 : 128
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return Array.from({ length: bits + 1 }, (_, length) => {
    return { kind: 'network', value: `${family.networkAddressFromCIDR(`${address}/${length}`).toString()}/${length}` }
  })
}

function normalised(kind: BlocklistEntry['kind'], value: string): string {
  if (kind === 'network') return network(value)
  const parsed = parseObservable(kind === 'domain' ? 'Domain Name' : guessType(value), value)
  if ('fault' in parsed) throw validationError({ message: `value: ${parsed.fault}` })
  return kind === 'exact' ? foldCase(parsed.value) : parsed.value
}

/** Somebody who asked to be left out is left out in every spelling. */
const foldCase = (value: string): string => value.toLowerCase()

function network(value: string): string {
  try {
    const [address, length] = ipaddr.parseCIDR(value)
    const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
    return `${family.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`
  } catch (cause) {
    throw validationError({ message: 'value: not a range in CIDR form, as 192.0.2.0/24 or 2001:db8::/32', cause })
  }
}
