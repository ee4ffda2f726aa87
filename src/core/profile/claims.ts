import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import { placeOf, type Fact } from '../observables/facts.ts'
import type { Reading } from '../observables/read-fact.ts'
import { isPage, type Account, type Stated } from './accounts.ts'
import { rules } from './contradict.ts'
import { createPairs, listTies, type Evidence, type Pair, type Tie } from './pairs.ts'
import { findSamePictures } from './same-picture.ts'
import { createSigns, type Limited, type Shared } from './signs.ts'
import { confidenceOf, rareName, shown, statedAddress, weights, type ReasonCode } from './weights.ts'

type Schemas = components['schemas']

/** A claim that two accounts belong to one person. */
export interface Claim {
  pair: Pair
  /** In percent. */
  confidence: number
  against: readonly Reason[]
}

interface Reason {
  reason: ReasonCode
  weight: number
  /** One fact of each account. */
  evidence: Evidence
}

/** Returns the reasons of a claim with their evidence, which only displayed claims need. */
export const reasonsOf = ({ pair: { accounts: [one, other], ties } }: Claim): Reason[] =>
  Array.from(listTies(ties), ({ reason, weight, evidenceOf }) =>
    ({ reason, weight, evidence: evidenceOf(one, other) }))

/** Returns a claim as callers see it. */
export const claimBody = (claim: Claim): Schemas['SamePersonClaim'] => ({
  accounts: claim.pair.accounts.map(({ id }) => id),
  confidence: claim.confidence,
  reasons: reasonsOf(claim).sort((one, other) => other.weight - one.weight).map(reasonBody),
  against: claim.against.map(reasonBody),
})

const reasonBody = ({ reason, weight, evidence }: Reason): Schemas['SamePersonReason'] => ({
  reason,
  weight,
  evidence: evidence.map(({ account: { id }, fact }) => {
    const { type, value } = fact.reading
    return { account: id, type, value, card: placeOf(fact) }
  }),
})

/**
 * Greatest number of accounts that may have a value in common. A value that more accounts have is no sign of one
 * person, such as the picture that a site shows for members without one.
 */
const maxHolders = 50

/** Returns the claims that two accounts belong to one person, the surest first. Weak claims are left out. */
export function* findClaims(accounts: readonly Account[], isByAddress: boolean): Slices<Claim[]> {
  const isDue = createEvery(512)
  const pairs = createPairs(accounts)
  const { shared, limits, links } = yield* examine(accounts)
  for (const value of shared) yield* addShared(value, pairs, isDue)
  const indexOf = new Map(accounts.map((account, at) => [account, at]))
  const add = (reason: ReasonCode, ...evidence: Evidence): void => {
    const [one, other] = evidence
    pairs.add(indexOf.get(one.account)!, indexOf.get(other.account)!, directTie(reason, evidence))
  }
  for (const [one, other] of yield* findSamePictures(accounts, maxHolders)) add('same_image', one, other)
  for (const { from, to, back } of links) {
    const reason = from.fact.reading.basis === 'verified' ? 'proof' : back ? 'mutual_links' : 'link'
    add(reason, from, back ?? { account: to, fact: pageOf(to) })
    if (isDue()) yield
  }
  if (isByAddress) {
    const [first, ...rest] = accounts.map(account => ({ account, fact: pageOf(account) }))
    for (const other of rest) add('searched_address', first!, other)
  }
  const byConfidence: Claim[][] = [] // a sort of thousands of claims would block the process
  for (const pair of pairs.values()) {
    if (isDue()) yield
    const claim = claimOf(pair, limits)
    if (claim.confidence >= shown) (byConfidence[claim.confidence] ??= []).push(claim)
  }
  return byConfidence.reverse().flat()
}

const pageOf = ({ facts }: Account): Fact => facts.find(isPage)!

function claimOf(pair: Pair, limits: readonly Limits[]): Claim {
  const { ties } = pair
  const against = reasonsAgainst(pair, limits)
  const confidence = against.length === 0 ? ties.confidence : confidenceOf([...listTies(ties)], against)
  return { pair, confidence, against }
}

const directTie = (reason: ReasonCode, evidence: Evidence): Tie => ({
  reason,
  weight: weights[reason],
  evidenceOf: first => evidence[0].account === first ? evidence : [evidence[1], evidence[0]],
})

/** Findings from the facts of all accounts. */
interface Examined {
  /** Values that at least two accounts have. */
  shared: Shared[]
  /** By the index of the account. */
  limits: readonly Limits[]
  links: Link[]
}

interface Link {
  from: Stated
  to: Account
  /** The link in the other direction. */
  back: Stated | undefined
}

function* examine(accounts: readonly Account[]): Slices<Examined> {
  const isDue = createEvery(512)
  const signs = createSigns()
  const links = createLinks(accounts)
  const limits: Limits[] = []
  for (const [at, account] of accounts.entries()) {
    const limited: Limits = [undefined, undefined, undefined]
    limits.push(limited)
    for (let index = 0; index < account.facts.length; index++) { // makes no object for each turn
      if (isDue()) yield
      const fact = account.facts[index]!
      const sign = signs.of(fact.reading)
      for (const { holders } of sign.shared) addHolder(holders, at, account, fact)
      if (sign.limits.length > 0) addLimits(limited, sign.limits)
      if (sign.target !== undefined) links.add(sign.target, account, fact)
    }
  }
  const shared = [...signs.shared()].filter(({ holders: { length } }) => length >= 2 && length <= maxHolders)
  return { shared, limits, links: links.list() }
}

/** Adds a fact if it is the first of its account, or verified. The facts of one account come one after another. */
function addHolder(holders: Shared['holders'], at: number, account: Account, fact: Fact): void {
  const isFirst = holders.at(-1)?.at !== at
  if (isFirst && holders.length > maxHolders) return
  if (isFirst) holders.push({ at, account, fact })
  else if (fact.reading.basis === 'verified') holders[holders.length - 1] = { at, account, fact }
}

/** Ties the accounts that have a value in common. */
function* addShared(shared: Shared, pairs: ReturnType<typeof createPairs>, isDue: () => boolean): Slices<void> {
  const { reason, holders } = shared
  const tie = sharedTie(shared, weightOf(shared))
  const isAddress = reason === 'same_address' && holders[0]!.fact.reading.type === 'Email Address'
  const stated = isAddress ? sharedTie(shared, statedAddress) : tie
  for (let from = 0; from < holders.length; from++) {
    const one = holders[from]!
    const isVerified = one.fact.reading.basis === 'verified'
    for (let to = from + 1; to < holders.length; to++) {
      const other = holders[to]!
      pairs.add(one.at, other.at, isVerified && other.fact.reading.basis === 'verified' ? tie : stated)
    }
    if (isDue()) yield
  }
}

const weightOf = ({ reason, value }: Shared): number =>
  reason === 'same_name' && value.split(' ').length > 2 ? rareName : weights[reason]

const sharedTie = ({ reason, holders }: Shared, weight: number): Tie => {
  const holderOf = (account: Account) => holders.find(holder => holder.account === account)!
  return { reason, weight, evidenceOf: (one, other) => [holderOf(one), holderOf(other)] }
}

/** Collects one link for each account and each account that it names: the proof if it has one, or else the first. */
function createLinks(accounts: readonly Account[]) {
  const byId = new Map(accounts.map(account => [account.id, account]))
  const links = new Map<string, Stated & { to: Account }>()
  return {
    add(target: string, account: Account, fact: Fact): void {
      const to = byId.get(target)
      if (to === undefined || to === account) return
      const key = `${account.id} ${to.id}`
      if (!links.has(key) || fact.reading.basis === 'verified') links.set(key, { account, to, fact })
    },
    list: (): Link[] => Array.from(links.values(), from =>
      ({ from, to: from.to, back: links.get(`${from.to.id} ${from.account.id}`) })),
  }
}

/** One entry for each rule. `undefined` if the account has no fact for the rule. */
type Limits = Array<Limited | undefined>

/** Accounts with one reading for a rule share its object. */
function addLimits(limits: Limits, found: readonly Limited[]): void {
  for (const one of found) {
    const { rule, parts } = one
    const limited = limits[rule]
    if (limited === undefined) limits[rule] = one
    else if (limited.own) for (const part of parts) limited.own.add(part)
    else if (limited !== one) limits[rule] = joinLimits(limited, parts)
  }
}

function joinLimits({ rule, first, parts }: Limited, others: ReadonlySet<string>): Limited {
  const own = new Set([...parts, ...others])
  return { rule, first, parts: own, own }
}

/** Returns the reasons against the claim that two accounts belong to one person: rules whose facts contradict. */
function reasonsAgainst({ accounts, first, second }: Pair, limits: readonly Limits[]): readonly Reason[] {
  let against: Reason[] | undefined
  const ofFirst = limits[first]!
  const ofSecond = limits[second]!
  for (let rule = 0; rule < rules.length; rule++) {
    const mine = ofFirst[rule]
    const theirs = ofSecond[rule]
    if (!mine || !theirs || mine === theirs || !mine.parts.isDisjointFrom(theirs.parts)) continue
    const { reason } = rules[rule]!
    const evidence = [statedBy(accounts[0], mine.first), statedBy(accounts[1], theirs.first)] as const
    ;(against ??= []).push({ reason, weight: weights[reason], evidence })
  }
  return against ?? nothing
}

const statedBy = (account: Account, reading: Reading): Stated =>
  ({ account, fact: account.facts.find(fact => fact.reading === reading)! })

const nothing: readonly Reason[] = []
