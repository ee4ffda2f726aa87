import type { Account, Stated } from './accounts.ts'
import { confidenceOf, type ReasonCode } from './weights.ts'

/** Why two accounts may belong to one person. All pairs of accounts that have a value in common share one tie. */
export interface Tie {
  reason: ReasonCode
  weight: number
  /** Returns one fact of each account. */
  evidenceOf(one: Account, other: Account): Evidence
}

export type Evidence = readonly [Stated, Stated]

/**
 * The ties of a pair of accounts, as a list that is extended at its end and never changed. Accounts of one person have
 * the same values in common, so that all pairs of them share one list: ten accounts make 45 pairs.
 */
export interface Ties {
  last: Tie
  earlier: Ties | undefined
  /** Confidence of a claim that rests on these ties, if nothing speaks against it. */
  confidence: number
}

/** Returns the ties of a pair, the first first. */
export function* listTies({ last, earlier }: Ties): Iterable<Tie> {
  if (earlier) yield* listTies(earlier)
  yield last
}

/** Two accounts, in the order of their ids, and why they may belong to one person. */
export interface Pair {
  accounts: readonly [Account, Account]
  /** Indexes of the accounts. */
  first: number
  second: number
  ties: Ties
}

/** Collects the ties of each pair of accounts. Accounts are named by their index. */
export function createPairs(accounts: readonly Account[]) {
  const pairs = new Map<number, Pair>()
  /** The pairs of each account that is the first of one. */
  const byFirst = new Map<number, Pair[]>()
  const extend = createTies()

  function create(first: number, second: number, tie: Tie): Pair {
    const pair: Pair = {
      accounts: [accounts[first]!, accounts[second]!],
      first,
      second,
      ties: extend(undefined, tie),
    }
    const others = byFirst.get(first)
    if (others) others.push(pair)
    else byFirst.set(first, [pair])
    return pair
  }

  /** Returns the pair of two accounts in the order of their ids, and its key. */
  function placeOf(one: number, other: number) {
    const isInOrder = accounts[one]!.id < accounts[other]!.id
    const first = isInOrder ? one : other
    const second = isInOrder ? other : one
    return { first, second, key: first * accounts.length + second }
  }

  return {
    * values(): Iterable<Pair> {
      for (const others of byFirst.values()) yield* others
    },
    /** `true` if two accounts have a tie with this reason. */
    has(one: number, other: number, reason: ReasonCode): boolean {
      for (let ties = pairs.get(placeOf(one, other).key)?.ties; ties; ties = ties.earlier) {
        if (ties.last.reason === reason) return true
      }
      return false
    },
    add(one: number, other: number, tie: Tie): void {
      const { first, second, key } = placeOf(one, other)
      const pair = pairs.get(key)
      if (pair) pair.ties = extend(pair.ties, tie)
      else pairs.set(key, create(first, second, tie))
    },
  }
}

/** Creates a function that adds a tie. A reason counts once in a pair, with its greatest weight. */
function createTies() {
  /** The last list that was made of each list. Pairs that share a list are usually extended one after another. */
  const extended = new Map<Ties | undefined, Ties>()

  function append(ties: Ties | undefined, tie: Tie): Ties {
    const known = extended.get(ties)
    if (known?.last === tie) return known
    const longer = { last: tie, earlier: ties, confidence: 0 }
    longer.confidence = confidenceOf([...listTies(longer)], [])
    extended.set(ties, longer)
    return longer
  }

  return function extend(ties: Ties | undefined, tie: Tie): Ties {
    for (let known = ties; ties && known; known = known.earlier) {
      if (known.last.reason !== tie.reason) continue
      if (known.last.weight >= tie.weight) return ties
      let all: Ties | undefined
      for (const one of listTies(ties)) all = append(all, one === known.last ? tie : one)
      return all!
    }
    return append(ties, tie)
  }
}
