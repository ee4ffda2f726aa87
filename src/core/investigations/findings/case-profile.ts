import { inSlices } from '../../../lib/slices.ts'
import type { Query } from '../../../sources/kit/source.ts'
import type { Fact } from '../../observables/facts.ts'
import { noMarks } from '../../marks/marks.ts'
import { repeats } from '../../observables/read-fact.ts'
import type { Account } from '../../profile/accounts.ts'
import { groupFacts, type MergedSearch } from '../../profile/profile.ts'
import type { CaseFacts } from './case-facts.ts'

/** The merged picture of an investigation. */
interface MergedCase extends MergedSearch {
  /** Returns the value whose search found a fact. */
  queryOf(fact: Fact): Query
}

/**
 * Groups the accounts of all searches of an investigation by person. An account that several searches found is one. A
 * searched address and the marks of a search tie only the accounts that the search itself found.
 */
export async function mergeCase({ read, marksOf, searches }: Omit<CaseFacts, 'leftOut'>): Promise<MergedCase> {
  const queries = new Map(searches.map(({ query, search: { id } }) => [id, query]))
  const queryOf = ({ card }: Fact): Query => queries.get(card.searchId!)!
  const finders = new Map<Account, ReadonlySet<string>>()
  const findersOf = (account: Account): ReadonlySet<string> => {
    const known = finders.get(account) ?? new Set(account.facts.map(({ card }) => card.searchId!))
    finders.set(account, known)
    return known
  }
  const searched = searches.map(({ query, search: { id } }) => ({
    ...query,
    found: (account: Account) => findersOf(account).has(id),
    marks: marksOf.get(id) ?? noMarks,
  }))
  const { groups, others } = await inSlices(groupFacts(read, searched))
  return { groups, others: others.filter(fact => !repeats(fact.reading, queryOf(fact))), queryOf }
}
