import type { components } from '../../../generated/api.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { Fact } from '../observables/facts.ts'
import { accountId, accountOf, type Account } from './accounts.ts'
import { rules, wordsOf } from './contradict.ts'
import { confidenceOf, rareName, shown, statedAddress, weights, type ReasonCode } from './weights.ts'

type Schemas = components['schemas']
export type Claim = Schemas['SamePersonClaim']

/** A fact of an account. */
interface Stated {
  account: Account
  fact: Fact
}

interface Reason {
  reason: ReasonCode
  weight: number
  evidence: readonly Stated[]
}

/**
 * Greatest number of accounts that may have a value in common. A value of more is no sign of one person, such as the
 * picture of everybody who has none.
 */
const maxHolders = 50

/** Values that accounts of one person share. `of` returns what must be equal, or `undefined` for other facts. */
const shared: ReadonlyArray<{ reason: ReasonCode, of(fact: Fact): string | undefined }> = [
  { reason: 'same_address', of: ({ type, value }) => type === 'Email Address' ? value.toLowerCase() : undefined },
  { reason: 'same_address', of: ({ type, value }) => type === 'Image' ? gravatarOf(value) : undefined },
  { reason: 'same_wallet', of: ({ type, value }) => type === 'Cryptocurrency' ? value : undefined },
  { reason: 'same_phone', of: ({ type, value }) => type === 'Phone Number' && value[0] === '+' ? value : undefined },
  { reason: 'same_website', of: ({ type, relation, value }) =>
    type === 'Domain Name' && relation === 'website' ? value : undefined },
  { reason: 'same_image', of: ({ type, value }) => type === 'Image' && !gravatarOf(value) ? value : undefined },
  { reason: 'same_name', of: ({ type, value }) => type === 'Name' ? fullName(value) : undefined },
]

/** Returns the claims that two accounts belong to one person, the surest first. Weak claims are left out. */
export async function findClaims(accounts: readonly Account[], isByAddress: boolean): Promise<Claim[]> {
  const pause = createPauses()
  const pairs = createPairs()
  for await (const [reason, holders] of sharedValues(accounts)) {
    for (const [index, one] of holders.entries()) {
      await pause()
      for (const other of holders.slice(index + 1)) pairs.add(one, other, reason, weightOf(reason, one, other))
    }
  }
  for await (const { from, to, fact, back } of findLinks(accounts)) {
    const reason = fact.basis === 'verified' ? 'proof' : back ? 'mutual_links' : 'link'
    const other = back ?? { account: to, fact: pageOf(to) }
    pairs.add({ account: from, fact }, other, reason, weights[reason])
  }
  if (isByAddress) {
    const [first, ...rest] = accounts.map(account => ({ account, fact: pageOf(account) }))
    for (const other of rest) pairs.add(first!, other, 'searched_address', weights.searched_address)
  }
  const limited = new Map<Account, Limits>()
  for (const account of accounts) limited.set(account, await limitsOf(account, pause))
  const byConfidence: Claim[][] = [] // sorts any number of claims without a pause
  for (const { one, other, reasons } of pairs.values()) {
    await pause()
    const against = reasonsAgainst(limited.get(one)!, limited.get(other)!)
    const confidence = confidenceOf(reasons.map(({ weight }) => weight), against.map(({ weight }) => weight))
    if (confidence < shown) continue
    const same = byConfidence[confidence] ??= []
    same.push({
      accounts: [one.id, other.id],
      confidence,
      reasons: reasons.toSorted((one, other) => other.weight - one.weight).map(reasonOf),
      against: against.map(reasonOf),
    })
  }
  return byConfidence.reverse().flat()
}

const pageOf = ({ facts }: Account): Fact =>
  facts.find(({ type, relation }) => type === 'URL' && relation === 'profile')!

/** Collects the reasons of each pair of accounts. A reason counts once in a pair, with its greatest weight. */
function createPairs() {
  const pairs = new Map<string, { one: Account, other: Account, reasons: Reason[] }>()
  return {
    values: () => pairs.values(),
    add(one: Stated, other: Stated, reason: ReasonCode, weight: number): void {
      const [first, second] = one.account.id < other.account.id ? [one, other] : [other, one]
      const key = `${first.account.id} ${second.account.id}`
      const pair = pairs.get(key) ?? { one: first.account, other: second.account, reasons: [] }
      pairs.set(key, pair)
      const found = { reason, weight, evidence: [first, second] }
      const earlier = pair.reasons.findIndex(known => known.reason === reason)
      if (earlier < 0) pair.reasons.push(found)
      else if (pair.reasons[earlier]!.weight < weight) pair.reasons[earlier] = found
    },
  }
}

const reasonOf = ({ reason, weight, evidence }: Reason): Schemas['SamePersonReason'] => ({
  reason,
  weight,
  evidence: evidence.map(({ account: { id }, fact: { type, value, card } }) => ({ account: id, type, value, card })),
})

/** Yields each value that at least two accounts have, with one fact of each account. */
async function* sharedValues(accounts: readonly Account[]): AsyncIterable<[ReasonCode, Stated[]]> {
  const pause = createPauses()
  const holders = new Map<string, { reason: ReasonCode, byAccount: Map<string, Stated> }>()
  for (const account of accounts) {
    for (const fact of account.facts) {
      await pause()
      for (const { reason, of } of shared) {
        const value = of(fact)
        if (value === undefined) continue
        const entry = holders.get(`${reason} ${value}`) ?? { reason, byAccount: new Map<string, Stated>() }
        holders.set(`${reason} ${value}`, entry)
        const known = entry.byAccount.get(account.id)
        if (!known || fact.basis === 'verified') entry.byAccount.set(account.id, { account, fact })
      }
    }
  }
  for (const { reason, byAccount: { size }, byAccount } of holders.values()) {
    if (size >= 2 && size <= maxHolders) yield [reason, [...byAccount.values()]]
  }
}

function weightOf(reason: ReasonCode, { fact }: Stated, { fact: other }: Stated): number {
  if (reason === 'same_name') return fullName(fact.value)!.split(' ').length > 2 ? rareName : weights.same_name
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

/** Yields each pair of accounts of which one names the other: the proof, or the first link, of each pair. */
async function* findLinks(accounts: readonly Account[]): AsyncIterable<Link> {
  const pause = createPauses()
  const byId = new Map(accounts.map(account => [account.id, account]))
  const links = new Map<string, Stated & { to: Account }>()
  for (const account of accounts) {
    for (const fact of account.facts) {
      await pause()
      const to = byId.get(targetOf(fact) ?? '')
      if (to === undefined || to === account) continue
      const key = `${account.id} ${to.id}`
      if (!links.has(key) || fact.basis === 'verified') links.set(key, { account, to, fact })
    }
  }
  for (const { account: from, to, fact } of links.values()) {
    const back = links.get(`${to.id} ${from.id}`)
    yield { from, to, fact, back }
  }
}

/** Returns the account that a fact names. */
function targetOf({ type, relation, value, card: { site } }: Fact): string | undefined {
  if (relation !== 'linked_account' && relation !== 'website') return undefined
  if (type === 'URL') return accountOf(value).id
  return type === 'Pseudonym' && site !== null ? accountId(site, value) : undefined
}

/** The facts of an account about which one rule is: the first of them, and the parts of all that are compared. */
interface Limited {
  first: Stated
  parts: Set<string>
}

/** One entry for each rule. `undefined` if the account has no fact that the rule is about. */
type Limits = Array<Limited | undefined>

async function limitsOf(account: Account, pause: () => Promise<void>): Promise<Limits> {
  const limits: Limits = rules.map(() => undefined)
  for (const fact of account.facts) {
    await pause()
    for (const [rule, { of }] of rules.entries()) {
      const parts = of(fact)
      if (parts === undefined) continue
      const limited = limits[rule] ??= { first: { account, fact }, parts: new Set() }
      for (const part of parts) limited.parts.add(part)
    }
  }
  return limits
}

/** Returns what speaks against two accounts of one person: facts of which no value of one fits a value of the other. */
const reasonsAgainst = (one: Limits, other: Limits): Reason[] =>
  rules.flatMap(({ reason }, rule) => {
    const [mine, theirs] = [one[rule], other[rule]]
    return mine && theirs && mine.parts.isDisjointFrom(theirs.parts)
      ? [{ reason, weight: weights[reason], evidence: [mine.first, theirs.first] }]
      : []
  })
