import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { comparableValue } from '../observables/comparable.ts'
import type { Reading } from '../observables/read-fact.ts'
import { accountId, accountOf, type Stated } from './accounts.ts'
import { rules, wordsOf } from './contradict.ts'
import type { ReasonCode } from './weights.ts'

/** A value that accounts of one person share. */
interface SharedValue {
  reason: ReasonCode
  type: ObservableType
  /** Returns what must be equal, or `undefined` if the reading is no sign of a person. */
  of(reading: Reading): string | undefined
}

const sharedValues: readonly SharedValue[] = [
  { reason: 'same_address', type: 'Email Address', of: ({ type, value }) => comparableValue(type, value) },
  { reason: 'same_address', type: 'Image', of: ({ value }) => gravatarOf(value) },
  { reason: 'same_wallet', type: 'Cryptocurrency', of: ({ value }) => value },
  { reason: 'same_phone', type: 'Phone Number', of: ({ value }) => value[0] === '+' ? value : undefined },
  { reason: 'same_website', type: 'Domain Name', of: ({ relation, value }) =>
    relation === 'website' ? value : undefined },
  { reason: 'same_image', type: 'Image', of: ({ value }) => gravatarOf(value) === undefined ? value : undefined },
  { reason: 'same_name', type: 'Name', of: ({ value }) => fullName(value) },
]

/** Returns the hash of the e-mail address whose picture this is. https://docs.gravatar.com/api/avatars/images/ */
const gravatarOf = (image: string): string | undefined =>
  /^https:\/\/(?:[\w-]+\.)?gravatar\.com\/avatar\/([a-f\d]{32,64})\b/.exec(image)?.[1]

/** Returns the words of a full name in the order of the alphabet. Returns `undefined` for a single word. */
function fullName(name: string): string | undefined {
  const words = wordsOf(name)
  return words.length < 2 ? undefined : words.sort().join(' ')
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
      const value = type === reading.type ? of(reading) : undefined
      if (value === undefined) continue
      const key = `${reason} ${value}`
      const entry = shared.get(key) ?? { reason, value, holders: [] }
      shared.set(key, entry)
      found.push(entry)
    }
    return found
  }

  return {
    /** The values that accounts have, in the order in which they were found. */
    shared: (): Iterable<Shared> => shared.values(),
    of(reading: Reading): Signs {
      const earlier = known.get(reading)
      if (earlier) return earlier
      const signs = { shared: sharedOf(reading), limits: limitsOf(reading), target: targetOf(reading) }
      known.set(reading, signs)
      return signs
    },
  }
}

const limitsOf = (reading: Reading): Signs['limits'] => rules.flatMap(({ type, of }, rule) => {
  const parts = type === reading.type ? of(reading) : undefined
  return parts === undefined ? [] : [{ rule, first: reading, parts: new Set(parts) }]
})

/** Returns the id of the account that a reading names. */
function targetOf({ type, relation, value, site }: Reading): string | undefined {
  if (relation !== 'linked_account' && relation !== 'website') return undefined
  if (type === 'URL') return accountOf(value).id
  return type === 'Pseudonym' && site !== undefined ? accountId(site, value) : undefined
}
