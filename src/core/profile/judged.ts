import { accountFindingId, claimFindingId } from '../marks/finding-id.ts'
import type { Marks, MarkValue } from '../marks/marks.ts'
import { pageOf, type Account } from './accounts.ts'
import type { Evidence, Pair, Tie } from './pairs.ts'
import { weights } from './weights.ts'

/** Judgements of people about the accounts of a search and the claims that two of them belong together. */
export interface Judged {
  /** Indexes of the confirmed accounts. */
  confirmed: readonly number[]
  markOf(pair: Pair): MarkValue | undefined
}

/** Returns what marks say about accounts, and sets the marks of the accounts. */
export function judge(accounts: readonly Account[], marks: Marks): Judged {
  if (marks.size === 0) return { confirmed: [], markOf: () => undefined }
  const confirmed: number[] = []
  for (const [at, account] of accounts.entries()) {
    const mark = marks.get(accountFindingId(account.id))
    if (mark !== undefined) account.mark = mark
    if (mark === 'confirmed') confirmed.push(at)
  }
  return { confirmed, markOf: ({ accounts: two }) => marks.get(claimFindingId(two.map(({ id }) => id))) }
}

/** Returns the tie of two accounts that people have confirmed. Its evidence are the pages of the accounts. */
export function confirmedTie(one: Account, other: Account): Tie {
  const evidence = (first: Account, second: Account): Evidence =>
    [{ account: first, fact: pageOf(first) }, { account: second, fact: pageOf(second) }]
  return {
    reason: 'confirmed',
    weight: weights.confirmed,
    evidenceOf: first => first === one ? evidence(one, other) : evidence(other, one),
  }
}

/** `true` if people have confirmed that two accounts belong together. No other evidence then speaks against it. */
export const isConfirmed = (ties: Pair['ties']): boolean =>
  ties.last.reason === 'confirmed' || (ties.earlier !== undefined && isConfirmed(ties.earlier))
