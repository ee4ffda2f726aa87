import { accountOf } from '../../../src/core/observables/account-of.ts'
import { reasonsOf } from '../../../src/core/profile/claims.ts'
import { mergeSearch } from '../../../src/core/profile/profile.ts'
import { createSearches, taskOf } from './searches.ts'

/** Least confidence of each step, in percent. */
export const steps = [90, 70, 50, 30] as const

/** Claims of one step. */
export interface Step {
  from: number
  claims: number
  wrong: number
  /** Pairs of accounts of one person with a claim of this step or a higher one, of all such pairs. */
  found: number
  pairs: number
}

export interface Measured {
  steps: Step[]
  /** Reasons and pages of wrong claims of 90 percent or more. */
  faults: string[]
}

/** Measures which claims about simulated people are true, for each step of confidence. */
export async function measurePeople(seed: string, least: number = steps[0]): Promise<Measured> {
  const measured: Measured = {
    steps: steps.map(from => ({
      from,
      claims: 0,
      wrong: 0,
      found: 0,
      pairs: 0,
    })),
    faults: [],
  }
  for (const { query, accounts } of createSearches(seed)) {
    const owners = new Map(accounts.map(({ page, person }) => [accountOf(page).id, person]))
    const { groups } = await mergeSearch(query, accounts.map(taskOf))
    const claims = new Set(groups.flatMap(group => [...group.claims, ...group.possible]))
    const pairs = pairsOf([...owners.values()])
    for (const step of measured.steps) step.pairs += pairs
    for (const claim of claims) {
      const { confidence, pair: { accounts: [one, other] } } = claim
      const isTrue = owners.get(one.id) === owners.get(other.id)
      const step = measured.steps.find(({ from }) => confidence >= from)!
      step.claims++
      if (!isTrue) step.wrong++
      if (isTrue) for (const one of measured.steps) if (confidence >= one.from) one.found++
      if (!isTrue && confidence >= least) {
        const reasons = reasonsOf(claim).map(({ reason, evidence }) =>
          `${reason} ${evidence.map(({ fact }) => fact.reading.value).join(' = ')}`)
        measured.faults.push(`${confidence} %: ${one.id}, ${other.id}: ${reasons.join('; ')}`)
      }
    }
  }
  return measured
}

/** Counts the pairs of equal values. */
function pairsOf(owners: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + count * (count - 1) / 2, 0)
}
