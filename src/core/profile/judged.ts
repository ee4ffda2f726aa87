import { accountFindingId, claimFindingId } from '../marks/finding-id.ts'
import { noMarks, type Marks, type MarkValue } from '../marks/marks.ts'
import { pageOf, type Account } from './accounts.ts'
import type { Evidence, Pair, Tie } from './pairs.ts'
import { weights } from './weights.ts'

/** A search whose findings are judged. */
export interface Judging {
  /** `true` if the search found the account. Default: it found all. */
  found?(account: Account): boolean
  /** Default: none. */
  marks?: Marks
}

/** Judgements of people about the accounts of searches and the claims that two of them belong together. */
export interface Judged {
  /** Indexes of the accounts that each search found and that are confirmed for it. */
  confirmed: ReadonlyArray<readonly number[]>
  markOf(pair: Pair): MarkValue | undefined
}

/**
 * Returns what marks say about accounts, and sets the marks of the accounts. A confirmed account belongs to the value
 * of its own search, so accounts that are confirmed for different values stay apart.
 */
export function judge(accounts: readonly Account[], searched: readonly Judging[]): Judged {
  const judging = searched.flatMap(({ found = () => true, marks = noMarks }) =>
    marks.size > 0 ? [{ found, marks, confirmed: [] as number[] }] : [])
  if (judging.length === 0) return { confirmed: [], markOf: () => undefined }
  for (const [at, account] of accounts.entries()) {
    const id = accountFindingId(account.id)
    for (const { found, marks, confirmed } of judging) {
      const mark = marks.get(id)
      if (mark === undefined || !found(account)) continue
      if (mark === 'confirmed' || account.mark === undefined) account.mark = mark
      if (mark === 'confirmed') confirmed.push(at)
    }
  }
  const all = new Map<string, MarkValue>() // a claim is about its two accounts, whichever search found them
  for (const { marks } of judging) {
    for (const [id, mark] of marks) if (mark === 'confirmed' || !all.has(id)) all.set(id, mark)
  }
  return {
    confirmed: judging.map(one => one.confirmed),
    markOf: ({ accounts: two }) => all.get(claimFindingId(two.map(({ id }) => id))),
  }
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
