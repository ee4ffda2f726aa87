import type { components } from '../../../generated/api.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import { placeOf, type Fact } from '../observables/facts.ts'
import type { Reading } from '../observables/read-fact.ts'
import { claimFindingId } from '../marks/finding-id.ts'
import type { MarkValue } from '../marks/marks.ts'
import { pageOf, type Account, type Stated } from './accounts.ts'
import { rules } from './contradict.ts'
import { maxHolders, shareOf, type Limits } from './crowd.ts'
import { gravatarOf } from './default-pictures.ts'
import { confirmedTie, isConfirmed, judge, type Judging } from './judged.ts'
import { createLinks, type Link } from './links.ts'
import { createPairs, listTies, type Evidence, type Pair, type Tie } from './pairs.ts'
import { findSamePictures } from './same-picture.ts'
import { tieShared } from './shared-ties.ts'
import { createSigns, type Limited, type Shared } from './signs.ts'
import { createSearchedWeight, weighLinks } from './weigh.ts'
import { confidenceOf, leastWeight, shown, weights, type ReasonCode } from './weights.ts'

type Schemas = components['schemas']

/** A claim that two accounts belong to one person. */
export interface Claim {
  pair: Pair
  /** In percent. */
  confidence: number
  against: readonly Reason[]
  /** Judgement of a person. */
  mark: MarkValue | undefined
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

/** Returns the id of a claim, which is the same in every search of its observable. */
export const claimIdOf = ({ pair: { accounts } }: Pick<Claim, 'pair'>): string =>
  claimFindingId(accounts.map(({ id }) => id))

/** Returns a claim as callers see it. */
export const claimBody = (claim: Claim): Schemas['SamePersonClaim'] => ({
  id: `claim:${claimIdOf(claim)}`,
  ...claim.mark && { mark: claim.mark },
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

/** A searched value, and which accounts its search found, with its marks. */
export interface Searched extends Query, Judging {}

/**
 * Returns the claims that two accounts belong to one person, the surest first. Weak claims are left out. Sets the marks
 * of the accounts.
 * @param searched the values whose searches found the accounts
 */
export function* findClaims(accounts: readonly Account[], searched: readonly Searched[]): Slices<Claim[]> {
  const isDue = createEvery(512)
  const pairs = createPairs(accounts)
  const { shared, limits, links } = yield* examine(accounts)
  yield* tieShared(shared, limits, searched, pairs)
  const indexOf = new Map(accounts.map((account, at) => [account, at]))
  const add = (reason: ReasonCode, weight: number, ...evidence: Evidence): void => {
    const [one, other] = evidence
    pairs.add(indexOf.get(one.account)!, indexOf.get(other.account)!, directTie(reason, weight, evidence))
  }
  for (const { pictures: [one, other], accounts: alike } of yield* findSamePictures(accounts, isOriginal)) {
    const weight = Math.round(weights.same_image * shareOf(alike, limits))
    // a picture at Gravatar follows from its address, so that it is no second sign
    const isCounted = [one, other].every(({ fact }) => gravatarOf(fact.reading.value) !== undefined)
      && pairs.has(one.at, other.at, 'same_address')
    if (weight >= leastWeight && !isCounted) add('same_image', weight, one, other)
    if (isDue()) yield
  }
  for (const { reason, weight, evidence } of weighLinks(links, account => indexOf.get(account)!, limits)) {
    add(reason, weight, ...evidence)
    if (isDue()) yield
  }
  for (const { type, value, found = () => true } of searched) {
    if (type !== 'Email Address') continue
    const [first, ...rest] = [...accounts.keys()].filter(at => found(accounts[at]!))
    if (first === undefined) continue
    const weightOf = createSearchedWeight(value, accounts, limits, [first, ...rest])
    const statedAt = (at: number): Stated => ({ account: accounts[at]!, fact: pageOf(accounts[at]!) })
    for (const at of rest) {
      add('searched_address', weightOf(first, at), statedAt(first), statedAt(at))
      if (isDue()) yield
    }
  }
  const { confirmed, markOf } = judge(accounts, searched)
  for (const [anchor, ...others] of confirmed) {
    for (const other of others) pairs.add(anchor!, other, confirmedTie(accounts[anchor!]!, accounts[other]!))
  }
  const byConfidence: Claim[][] = [] // a sort of thousands of claims would block the process
  for (const pair of pairs.values()) {
    if (isDue()) yield
    const mark = markOf(pair)
    if (mark === 'confirmed') pairs.add(pair.first, pair.second, confirmedTie(...pair.accounts))
    const claim = claimOf(pair, limits, mark)
    if (claim.confidence >= shown || mark === 'wrong') (byConfidence[claim.confidence] ??= []).push(claim)
  }
  return byConfidence.reverse().flat()
}

function claimOf(pair: Pair, limits: readonly Limits[], mark: MarkValue | undefined): Claim {
  const { ties } = pair
  const against = reasonsAgainst(pair, limits)
  const isUndoubted = against.length === 0 || isConfirmed(ties)
  const confidence = isUndoubted ? ties.confidence : confidenceOf([...listTies(ties)], against)
  return {
    pair,
    confidence,
    against,
    mark,
  }
}

const directTie = (reason: ReasonCode, weight: number, evidence: Evidence): Tie => ({
  reason,
  weight,
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

function* examine(accounts: readonly Account[]): Slices<Examined> {
  const isDue = createEvery(512)
  const signs = createSigns()
  const links = createLinks(accounts)
  const limits: Limits[] = []
  for (const [at, account] of accounts.entries()) {
    const limited: Limits = [undefined, undefined, undefined]
    const isOwn = isOriginal(account)
    limits.push(limited)
    for (let index = 0; index < account.facts.length; index++) { // makes no object for each turn
      if (isDue()) yield
      const fact = account.facts[index]!
      const sign = signs.of(fact.reading)
      for (const { reason, holders } of sign.shared) {
        if (isOwn || !copied.has(reason)) addHolder(holders, at, account, fact)
      }
      if (sign.limits.length > 0) addLimits(limited, sign.limits)
      const isLink = sign.target !== undefined && (isOwn || fact.reading.basis === 'verified')
      if (isLink) links.add(sign.target!, account, fact)
    }
  }
  const shared = [...signs.shared()].filter(({ holders: { length } }) => length >= 2 && length <= maxHolders)
  return { shared, limits, links: links.list() }
}

/** Reasons that an account which imitates another copies. */
const copied: ReadonlySet<ReasonCode> = new Set(['same_website', 'same_image', 'same_name'])

/** `false` if the account says that it imitates or follows somebody. */
const isOriginal = ({ facts }: Account): boolean => !facts.some(({ card }) => card.isImitation === true)

/** Adds a fact if it is the first of its account, or verified. The facts of one account come one after another. */
function addHolder(holders: Shared['holders'], at: number, account: Account, fact: Fact): void {
  const isFirst = holders.at(-1)?.at !== at
  if (isFirst && holders.length > maxHolders) return
  if (isFirst) holders.push({ at, account, fact })
  else if (fact.reading.basis === 'verified') holders[holders.length - 1] = { at, account, fact }
}

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
