import ipaddr from 'ipaddr.js'
import type { BlocklistEntry } from '../../db/blocklist.ts'
import type { Database, Repositories } from '../../db/database.ts'
import { notFound, queryBlocked, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createShortHmac } from '../../lib/short-hmac.ts'
import type { Subject } from '../../sources/kit/source.ts'
import { comparableValue, foldText, mailboxAddress } from '../observables/comparable.ts'
import type { ServiceKeys } from '../service-keys.ts'

interface BlocklistParts {
  database: Database
  clock: Clock
  serviceKeys: ServiceKeys
}

type Target = Pick<BlocklistEntry, 'kind' | 'value'>
type ClearKind = Exclude<BlocklistEntry['kind'], 'hashed'>

export type Blocklist = ReturnType<typeof createBlocklist>

export function createBlocklist({ database, clock, serviceKeys }: BlocklistParts) {
  /** Converts an entry to its hashed form, so that the list does not contain the value of a person who opted out. */
  const hashed = async (target: Target): Promise<Target> => hasher(await serviceKeys.get('blocklist'))(target)

  return {
    /**
     * Adds an entry. An entry of kind `exact` blocks one value. `domain` blocks a domain with its subdomains, and all
     * e-mail addresses at these domains. `network` blocks a CIDR range. `added` is `false` if the entry existed
     * already. Every spelling of a value is blocked ({@link comparableValue}), and every address of the same mailbox
     * ({@link mailboxAddress}). Throws VALIDATION_ERROR if the value is invalid.
     */
    async add(
      kind: ClearKind,
      value: string,
      note: string,
      { isHashed = false } = {},
    ): Promise<BlocklistEntry & { added: boolean }> {
      const target: Target = { kind, value: await normaliseEntry(kind, value) }
      const entry = { ...(isHashed ? await hashed(target) : target), note, createdAt: clock.now().toISOString() }
      return { ...entry, added: await database.blocklist.insert(entry) }
    },

    /**
     * Removes an entry in its clear and its hashed form, or only in its hashed form if `isHashed` is `true`. Returns
     * the kinds of the removed entries. Throws NOT_FOUND if the list has no such entry.
     */
    async remove(kind: ClearKind, value: string, { isHashed = false } = {}): Promise<BlocklistEntry['kind'][]> {
      const removed = new Set<BlocklistEntry['kind']>()
      for (const target of (await entryForms(kind, value)).map((form): Target => ({ kind, value: form }))) {
        for (const one of isHashed ? [await hashed(target)] : [target, await hashed(target)]) {
          if (await database.blocklist.remove(one.kind, one.value)) removed.add(one.kind)
        }
      }
      if (removed.size === 0) {
        throw notFound({ message: `The blocklist has no such entry of kind ${kind}${isHashed ? ', hashed' : ''}` })
      }
      return [...removed]
    },

    list: () => database.blocklist.list(),
  }
}

/**
 * Throws QUERY_BLOCKED if the list blocks the subject.
 *
 * @param key HMAC key for hashed entries. `undefined` if the list has no hashed entries.
 */
export async function refuseBlocked(
  { blocklist }: Pick<Repositories, 'blocklist'>,
  key: Buffer | undefined,
  subject: Subject,
): Promise<void> {
  const clear = (await spellingsOf(subject)).flatMap(targets)
  const hashed = key === undefined ? [] : clear.map(hasher(key))
  if (await blocklist.hasAny([...clear, ...hashed])) throw queryBlocked()
}

/** Returns a function that converts an entry to its hashed form. An IPv6 address has more than a hundred targets. */
function hasher(key: Buffer): (target: Target) => Target {
  const hmac = createShortHmac(key)
  return ({ kind, value }) => ({
    kind: 'hashed',
    value: Buffer.from(hmac(`${kind} ${value}`), 'latin1').toString('hex'),
  })
}

/**
 * Returns the subject, and what else its value means to a source: the IPv4 address in an IPv6 address, for a pseudonym
 * the observable that it spells, such as an e-mail address in full-width letters, and the other reading of an e-mail
 * address or a handle.
 */
async function spellingsOf(subject: Subject): Promise<Subject[]> {
  const { type, value } = subject
  if (type === 'Email Address') return [subject, { type: 'Pseudonym', value: `@${value}` }]
  if (type !== 'Pseudonym' && type !== 'IP Address') return [subject]
  const form = comparableValue(type, value)
  if (type === 'IP Address') return form === value ? [subject] : [subject, { type, value: form }]
  const { guessObservable } = await import('../observables/observable.ts')
  // a handle names an account of a domain; case is part of many wallets, and the folded form has lost it
  const meant = [...new Set([form, value])].map(text => guessObservable(text.replace(/^@/, '')))
  return [subject, ...meant.flatMap(({ type: other, parsed }) =>
    other === type || 'fault' in parsed ? [] : [{ type: other, value: parsed.value }])]
}

/**
 * Returns every entry that would block this value. The look-up can then compare for equality, without patterns or
 * ranges.
 */
function targets({ type, value }: Subject): Target[] {
  const exact = exactForms(type, value).map((form): Target => ({ kind: 'exact', value: form }))
  if (type === 'IP Address') return [...exact, ...networks(value)]
  if (type === 'Network') return [...exact, ...networksAround(value)]
  if (type === 'Domain Name') return [...exact, ...domains(value)]
  if (type === 'Email Address') return [...exact, ...domains(value.slice(value.lastIndexOf('@') + 1))]
  return exact
}

function domains(name: string): Target[] {
  const labels = name.split('.')
  return labels.map((_, index) => ({ kind: 'domain', value: labels.slice(index).join('.') }))
}

/**
 * Returns the network and those that contain it. A network of one address is also that address. A larger one that only
 * contains a blocked value is not blocked: what registries say about it, they say about its other addresses.
 */
function networksAround(network: string): Target[] {
  const [address, bits] = ipaddr.parseCIDR(network)
  const [value, isOne] = [address.toString(), bits === (address.kind() === 'ipv4' ? 32 : 128)]
  return isOne ? targets({ type: 'IP Address', value }) : networks(value, bits)
}

/** Returns the networks of an address, up to the one with this prefix length. Default: the address alone. */
function networks(address: string, longest?: number): Target[] {
  const parsed = ipaddr.parse(address)
  const bits = longest ?? (parsed.kind() === 'ipv4' ? 32 : 128)
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return Array.from({ length: bits + 1 }, (_, length) => {
    return { kind: 'network', value: `${family.networkAddressFromCIDR(`${address}/${length}`).toString()}/${length}` }
  })
}

/** Returns the form in which an entry is stored. Throws VALIDATION_ERROR if the value has no such form. */
export const normaliseEntry = async (kind: ClearKind, value: string): Promise<string> =>
  (await entryForms(kind, value))[0]!

/** Returns the forms that an entry can have. The first is the one that is stored. */
async function entryForms(kind: ClearKind, value: string): Promise<string[]> {
  if (kind === 'network') return [network(value)]
  // Imported here, because it loads the rules of all types, and most commands of operators change no entry.
  const { guessType, parseObservable } = await import('../observables/observable.ts')
  const parsed = parseObservable(kind === 'domain' ? 'Domain Name' : guessType(value), value)
  if ('fault' in parsed) throw validationError({ message: `value: ${parsed.fault}` })
  return kind === 'exact' ? exactForms(guessType(value), parsed.value) : [parsed.value]
}

/**
 * Returns the forms in which exact entries and searched values of every type are compared. For an e-mail address, the
 * first is that of its mailbox. Release 0.1.0 stored the address itself, and the spelling of a wallet.
 */
function exactForms(type: Subject['type'], value: string): string[] {
  const own = foldText(comparableValue(type, value))
  if (type === 'Email Address') return [...new Set([foldText(mailboxAddress(value)), own])]
  return type === 'Cryptocurrency' ? [...new Set([own, foldText(value)])] : [own]
}

function network(value: string): string {
  try {
    const [address, length] = ipaddr.parseCIDR(value)
    // searched addresses of this range are IPv4
    const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && length >= 96
    if (isMapped) return network(`${address.toIPv4Address().toString()}/${length - 96}`)
    const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
    return `${family.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`
  } catch (cause) {
    throw validationError({ message: 'value: not a CIDR range such as 192.0.2.0/24 or 2001:db8::/32', cause })
  }
}
