import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { ObservableType } from '../../sources/meanings/meaning.ts'
import { placeOf, type Fact } from '../observables/facts.ts'
import { accountId, accountOf, type Account, type Stated } from './accounts.ts'
import { rules, wordsOf } from './contradict.ts'
import { findSamePictures } from './same-picture.ts'
import { confidenceOf, rareName, shown, statedAddress, weights, type ReasonCode } from './weights.ts'

type Schemas = components['schemas']

/** A claim that two accounts belong to one person. */
export interface Claim {
  accounts: readonly [Account, Account]
  /** In percent. */
  confidence: number
  reasons: readonly Reason[]
  against: readonly Reason[]
}

interface Reason {
  reason: ReasonCode
  weight: number
  /** One fact of each account. */
  evidence: readonly [Stated, Stated]
}

/** Returns a claim as callers see it. */
export const claimBody = ({ accounts, confidence, reasons, against }: Claim): Schemas['SamePersonClaim'] => ({
  accounts: accounts.map(({ id }) => id),
  confidence,
  reasons: reasons.toSorted((one, other) => other.weight - one.weight).map(reasonBody),
  against: against.map(reasonBody),
})

const reasonBody = ({ reason, weight, evidence }: Reason): Schemas['SamePersonReason'] => ({
  reason,
  weight,
  evidence: evidence.map(({ account: { id }, fact }) =>
    ({ account: id, type: fact.type, value: fact.value, card: placeOf(fact) })),
})

/**
 * Greatest number of accounts that may have a value in common. A value that more accounts have is no sign of one
 * person, such as the picture that a site shows for members without one.
 */
const maxHolders = 50

interface SharedValue {
  reason: ReasonCode
  type: ObservableType
  /** Returns what must be equal, or `undefined` if the fact is no sign of a person. */
  of(fact: Fact): string | undefined
}

/** Values that accounts of one person share. */
const shared: readonly SharedValue[] = [
  { reason: 'same_address', type: 'Email Address', of: ({ value }) => value.toLowerCase() },
  { reason: 'same_address', type: 'Image', of: ({ value }) => gravatarOf(value) },
  { reason: 'same_wallet', type: 'Cryptocurrency', of: ({ value }) => value },
  { reason: 'same_phone', type: 'Phone Number', of: ({ value }) => value[0] === '+' ? value : undefined },
  { reason: 'same_website', type: 'Domain Name', of: ({ relation, value }) =>
    relation === 'website' ? value : undefined },
  { reason: 'same_image', type: 'Image', of: ({ value }) => gravatarOf(value) === undefined ? value : undefined },
  { reason: 'same_name', type: 'Name', of: ({ value }) => fullName(value) },
]

/** Returns the claims that two accounts belong to one person, the surest first. Weak claims are left out. */
export function* findClaims(accounts: readonly Account[], isByAddress: boolean): Slices<Claim[]> {
  const isDue = createEvery()
  const pairs = createPairs()
  for (const { reason, value, holders } of yield* findShared(accounts)) {
    for (const [index, one] of holders.entries()) {
      for (const other of holders.slice(index + 1)) pairs.add(one, other, reason, weightOf(reason, value, one, other))
      if (isDue()) yield
    }
  }
  for (const [one, other] of yield* findSamePictures(accounts, maxHolders)) {
    pairs.add(one, other, 'same_image', weights.same_image)
  }
  for (const { from, to, fact, back } of yield* findLinks(accounts)) {
    const reason = fact.basis === 'verified' ? 'proof' : back ? 'mutual_links' : 'link'
    const other = back ?? { account: to, fact: pageOf(to) }
    pairs.add({ account: from, fact }, other, reason, weights[reason])
    if (isDue()) yield
  }
  if (isByAddress) {
    const [first, ...rest] = accounts.map(account => ({ account, fact: pageOf(account) }))
    for (const other of rest) pairs.add(first!, other, 'searched_address', weights.searched_address)
  }
  const limited = new Map<Account, Limits>()
  for (const account of accounts) limited.set(account, yield* limitsOf(account, isDue))
  const byConfidence: Claim[][] = [] // a sort of thousands of claims would block the process
  for (const { accounts, reasons } of pairs.values()) {
    if (isDue()) yield
    const [one, other] = accounts
    const against = reasonsAgainst(limited.get(one)!, limited.get(other)!)
    const confidence = confidenceOf(reasons, against)
    if (confidence < shown) continue
    ;(byConfidence[confidence] ??= []).push({ accounts, confidence, reasons, against })
  }
  return byConfidence.reverse().flat()
}

const pageOf = ({ facts }: Account): Fact =>
  facts.find(({ type, relation }) => type === 'URL' && relation === 'profile')!

type Pair = Pick<Claim, 'accounts'> & { reasons: Reason[] }

/** Collects the reasons of each pair of accounts. A reason counts once in a pair, with its greatest weight. */
function createPairs() {
  const pairs = new Map<Account, Map<Account, Pair>>()
  return {
    * values(): Iterable<Pair> {
      for (const others of pairs.values()) yield* others.values()
    },
    add(one: Stated, other: Stated, reason: ReasonCode, weight: number): void {
      const evidence = one.account.id < other.account.id ? [one, other] as const : [other, one] as const
      const [{ account: first }, { account: second }] = evidence
      const others = pairs.get(first) ?? new Map<Account, Pair>()
      pairs.set(first, others)
      const pair = others.get(second) ?? { accounts: [first, second], reasons: [] }
      others.set(second, pair)
      const earlier = pair.reasons.findIndex(known => known.reason === reason)
      if (earlier < 0) pair.reasons.push({ reason, weight, evidence })
      else if (pair.reasons[earlier]!.weight < weight) pair.reasons[earlier] = { reason, weight, evidence }
    },
  }
}

/** A value that at least two accounts have. */
interface Shared {
  reason: ReasonCode
  value: string
  /** One fact of each account. */
  holders: Stated[]
}

function* findShared(accounts: readonly Account[]): Slices<Shared[]> {
  const isDue = createEvery()
  const found = new Map<string, Shared>()
  for (const account of accounts) {
    for (const fact of account.facts) {
      for (const { reason, type, of } of shared) {
        const value = type === fact.type ? of(fact) : undefined
        if (value === undefined) continue
        const key = `${reason} ${value}`
        const entry = found.get(key)
        if (!entry) found.set(key, { reason, value, holders: [{ account, fact }] })
        else addHolder(entry.holders, { account, fact })
      }
      if (isDue()) yield
    }
  }
  return [...found.values()].filter(({ holders: { length } }) => length >= 2 && length <= maxHolders)
}

/** Adds a fact if it is the first of its account, or verified. The facts of one account come one after another. */
function addHolder(holders: Stated[], stated: Stated): void {
  const isFirst = holders.at(-1)!.account !== stated.account
  if (isFirst) holders.push(stated)
  else if (stated.fact.basis === 'verified') holders[holders.length - 1] = stated
}

function weightOf(reason: ReasonCode, value: string, { fact }: Stated, { fact: other }: Stated): number {
  if (reason === 'same_name') return value.split(' ').length > 2 ? rareName : weights.same_name
  const isStated = reason === 'same_address' && fact.type === 'Email Address'
    && (fact.basis !== 'verified' || other.basis !== 'verified')
  return isStated ? statedAddress : weights[reason]
}

/** Returns the hash of the e-mail address whose picture this is. https://docs.gravatar.com/api/avatars/images/ */
const gravatarOf = (image: string): string | undefined =>
  /^https:\/\/(?:[\w-]+\.)?gravatar\.com\/avatar\/([a-f\d]{32,64})\b/.exec(image)?.[1]

/** Returns the words of a full name in the order of the alphabet. Returns `undefined` for a single word. */
function fullName(name: string): string | undefined {
  const words = wordsOf(name)
  return words.length < 2 ? undefined : words.sort().join(' ')
}

interface Link {
  from: Account
  to: Account
  fact: Fact
  /** The link in the other direction. */
  back: Stated | undefined
}

/** Returns one link for each account and each account that it names: the proof if it has one, or else the first. */
function* findLinks(accounts: readonly Account[]): Slices<Link[]> {
  const isDue = createEvery()
  const byId = new Map(accounts.map(account => [account.id, account]))
  const links = new Map<string, Stated & { to: Account }>()
  for (const account of accounts) {
    for (const fact of account.facts) {
      if (isDue()) yield
      const to = byId.get(targetOf(fact) ?? '')
      if (to === undefined || to === account) continue
      const key = `${account.id} ${to.id}`
      if (!links.has(key) || fact.basis === 'verified') links.set(key, { account, to, fact })
    }
  }
  return Array.from(links.values(), ({ account: from, to, fact }) =>
    ({ from, to, fact, back: links.get(`${to.id} ${from.id}`) }))
}

/** Returns the account that a fact names. */
function targetOf({ type, relation, value, site }: Fact): string | undefined {
  if (relation !== 'linked_account' && relation !== 'website') return undefined
  if (type === 'URL') return accountOf(value).id
  return type === 'Pseudonym' && site !== undefined ? accountId(site, value) : undefined
}

/** The facts of an account that one rule compares: the first fact, and the parts of all. */
interface Limited {
  first: Stated
  parts: Set<string>
}

/** One entry for each rule. `undefined` if the account has no fact for the rule. */
type Limits = Array<Limited | undefined>

function* limitsOf(account: Account, isDue: () => boolean): Slices<Limits> {
  const limits: Limits = rules.map(() => undefined)
  for (const fact of account.facts) {
    for (const [rule, { type, of }] of rules.entries()) {
      const parts = type === fact.type ? of(fact) : undefined
      if (parts === undefined) continue
      const limited = limits[rule] ??= { first: { account, fact }, parts: new Set() }
      for (const part of parts) limited.parts.add(part)
    }
    if (isDue()) yield
  }
  return limits
}

/** Returns the reasons against the claim that two accounts belong to one person: rules whose facts contradict. */
function reasonsAgainst(one: Limits, other: Limits): Reason[] {
  const against: Reason[] = []
  for (const [rule, { reason }] of rules.entries()) {
    const [mine, theirs] = [one[rule], other[rule]]
    if (!mine || !theirs || !mine.parts.isDisjointFrom(theirs.parts)) continue
    against.push({ reason, weight: weights[reason], evidence: [mine.first, theirs.first] })
  }
  return against
}
