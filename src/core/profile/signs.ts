import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { comparableValue } from '../observables/comparable.ts'
import { accountId, accountOf } from '../observables/account-of.ts'
import { accountAt, isSharedSite } from '../observables/account-sites.ts'
import { isSourceSite, type Reading } from '../observables/read-fact.ts'
import { registrableDomain } from '../observables/normal-form.ts'
import type { Stated } from './accounts.ts'
import { isCommonSite } from './common-values.ts'
import { rules, wordsOf } from './contradict.ts'
import { gravatarOf, isDefaultPicture } from './default-pictures.ts'
import {
  hashesOf, isPlaceholderAddress, isPlaceholderName, isPlaceholderPhone, isPlaceholderWallet,
} from './placeholders.ts'
import type { ReasonCode } from './weights.ts'

/** A value that accounts of one person share. */
interface SharedValue {
  reason: ReasonCode
  type: ObservableType
  /** Returns what must be equal. It is empty if the reading is no sign of a person. */
  of(reading: Reading): readonly string[]
}

const sharedValues: readonly SharedValue[] = [
  { reason: 'same_address', type: 'Email Address', of: addressesOf },
  { reason: 'same_address', type: 'Image', of: ({ value }) => listed(gravatarOf(value)) },
  { reason: 'same_wallet', type: 'Cryptocurrency', of: walletOf },
  { reason: 'same_phone', type: 'Phone Number', of: ({ value }) =>
    value[0] === '+' && !isPlaceholderPhone(value) ? [value] : none },
  { reason: 'same_website', type: 'Domain Name', of: ({ relation, value }) =>
    (relation === 'website' || relation === 'mentioned') && !isCommonSite(value) ? [value] : none },
  { reason: 'same_website', type: 'URL', of: pageOf },
  { reason: 'same_image', type: 'Image', of: ({ value }) =>
    gravatarOf(value) === undefined && !isDefaultPicture(value) ? [value] : none },
  { reason: 'same_name', type: 'Name', of: ({ value }) => listed(fullName(value)) },
]

const none: readonly string[] = []
const listed = (value: string | undefined): readonly string[] => value === undefined ? none : [value]

/** Returns an e-mail address and its hashes, so that it equals a picture at Gravatar. */
function addressesOf({ type, value }: Reading): readonly string[] {
  return isPlaceholderAddress(comparableValue(type, value)) ? none : addressForms({ value })
}

/** Returns the form of a wallet that is the same for all its spellings. */
function walletOf({ type, value }: Reading): readonly string[] {
  const account = comparableValue(type, value)
  return isPlaceholderWallet(account) ? none : [account]
}

/** Returns the comparable form of an e-mail address, and its hashes. */
export function addressForms({ value }: { value: string }): readonly string[] {
  const address = comparableValue('Email Address', value)
  return [address, ...hashesOf(address)]
}

/** Returns a page on a site where many people have one, such as https://linktr.ee/sam, unless it names an account. */
function pageOf({ relation, value }: Reading): readonly string[] {
  if (relation !== 'website' && relation !== 'mentioned') return none
  const { hostname, pathname } = new URL(value)
  const domain = registrableDomain(hostname)
  const path = pathname.replace(/(?<!\/)\/+$/, '').toLowerCase()
  if (domain === null || path === '' || accountAt(domain, pathname)) return none
  return isSharedSite(domain) || isSourceSite(domain) || isCommonSite(hostname) ? [`${hostname}${path}`] : none
}

/** Returns the words of a full name in the order of the alphabet. Returns `undefined` for a single word. */
function fullName(name: string): string | undefined {
  const words = wordsOf(name)
  const sorted = words.sort().join(' ')
  return words.length < 2 || isPlaceholderName(sorted) ? undefined : sorted
}

/** A fact of an account, which is named by its index. */
export interface Holder extends Stated {
  at: number
}

/** A value that one or more accounts have. */
export interface Shared {
  reason: ReasonCode
  value: string
  /** One fact of each account. */
  holders: Holder[]
}

/** Parts of readings that one rule compares. */
export interface Limited {
  /** Index of the rule. */
  rule: number
  first: Reading
  parts: ReadonlySet<string>
  /** The same set as `parts`, if it belongs to one account with several readings. */
  own?: Set<string>
}

/** Findings about an account that states a reading. */
export interface Signs {
  shared: readonly Shared[]
  limits: readonly Limited[]
  /** Id of the account that the reading names. */
  target: string | undefined
}

/** Creates a function that returns the signs of a reading. It examines each reading once. */
export function createSigns() {
  const known = new Map<Reading, Signs>()
  const shared = new Map<string, Shared>()

  function sharedOf(reading: Reading): Shared[] {
    const found: Shared[] = []
    for (const { reason, type, of } of sharedValues) {
      if (type !== reading.type) continue
      for (const value of of(reading)) {
        const key = `${reason} ${value}`
        const entry = shared.get(key) ?? { reason, value, holders: [] }
        shared.set(key, entry)
        found.push(entry)
      }
    }
    return found
  }

  return {
    /** The values that accounts have, in the order in which they were found. */
    shared: (): Iterable<Shared> => shared.values(),
    of(reading: Reading): Signs {
      const earlier = known.get(reading)
      if (earlier) return earlier
      const isSign = reading.isOfOthers !== true
      const signs = {
        shared: isSign ? sharedOf(reading) : [],
        limits: limitsOf(reading),
        target: isSign ? targetOf(reading) : undefined,
      }
      known.set(reading, signs)
      return signs
    },
  }
}

const limitsOf = (reading: Reading): Signs['limits'] => rules.flatMap(({ type, of }, rule) => {
  const parts = type === reading.type ? of(reading) : undefined
  return parts === undefined ? [] : [{ rule, first: reading, parts: new Set(parts) }]
})

const naming: ReadonlySet<Reading['relation']> = new Set(['linked_account', 'website', 'mentioned'])

/** Returns the id of the account that a reading names. */
function targetOf({ type, relation, value, site }: Reading): string | undefined {
  if (!naming.has(relation)) return undefined
  if (type === 'URL') return accountOf(value).id
  return type === 'Pseudonym' && site !== undefined ? accountId(site, value) : undefined
}
