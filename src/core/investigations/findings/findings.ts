import type { components } from '../../../../generated/api.ts'
import type { Database } from '../../../db/database.ts'
import type { StoredInvestigation } from '../../../db/investigations.ts'
import { inSlices } from '../../../lib/slices.ts'
import type { ObservableType } from '../../../sources/kit/meanings/meaning.ts'
import { mergeFacts, observableHash } from '../../observables/merge.ts'
import { badCursor, pageOf, readPageCursor, writePageCursor } from '../../paging/page-cursor.ts'
import { describePerson, nameOf, withoutKey } from '../../profile/persons.ts'
import { strongest } from '../../profile/profile.ts'
import type { Results } from '../../search/results.ts'
import { readCaseFacts } from './case-facts.ts'
import { mergeCase } from './case-profile.ts'
import { readCaseSearches, type CaseSearch } from './case-searches.ts'

type Schemas = components['schemas']

interface PageQuery {
  limit: number
  cursor?: string
}

interface ObservablesQuery extends PageQuery {
  type?: ObservableType
  strength?: number
}

/** A page of what the searches of an investigation found, search by search. */
interface SearchesPage<Entry> {
  complete: boolean
  searches: Entry[]
  pagination: Schemas['Pagination']
}

interface FindingsParts {
  database: Database
  results: Pick<Results, 'resultsBody' | 'leaksBody'>
}

export type InvestigationFindings = ReturnType<typeof createInvestigationFindings>

/** Creates the service that reads what all searches of an investigation found, with their retries. */
export function createInvestigationFindings({ database, results }: FindingsParts) {
  /** Returns a page of searches, the results of which are read one after another. Leaves out deleted ones. */
  async function pageOfSearches<Entry>(
    list: 'results' | 'leaks' | 'accounts',
    investigation: StoredInvestigation,
    { limit, cursor }: PageQuery,
    read: (one: CaseSearch) => Promise<Entry | undefined>,
  ): Promise<SearchesPage<Entry>> {
    const { searches, complete } = await readCaseSearches(database, investigation)
    const filter = { list: `investigation ${list}`, id: investigation.id }
    const last = cursor === undefined ? -1 : positionIn(readPageCursor(filter, cursor))
    const rest = searches.filter(({ position }) => position > last)
    const page = rest.slice(0, limit)
    const entries: Entry[] = []
    for (const one of page) {
      const entry = await read(one)
      if (entry) entries.push(entry)
    }
    const nextCursor = rest.length > limit ? writePageCursor(filter, [page.at(-1)!.position]) : null
    return { complete, searches: entries, pagination: { limit, nextCursor } }
  }

  const resultsOf = async ({ search: { id } }: CaseSearch): Promise<Schemas['SearchResultsData'] | undefined> => {
    const search = await database.searches.get(id)
    return search && results.resultsBody(search)
  }

  const headOf = ({ asked: query, search: { id } }: CaseSearch) => ({ search_id: id, query })

  return {
    /** Returns one page of the results of searches. Throws VALIDATION_ERROR if the cursor is invalid. */
    results: (investigation: StoredInvestigation, query: PageQuery): Promise<Schemas['InvestigationResultsData']> =>
      pageOfSearches('results', investigation, query, resultsOf),

    /** Returns one page of the leak sources of searches. Throws VALIDATION_ERROR if the cursor is invalid. */
    leaks: (investigation: StoredInvestigation, query: PageQuery): Promise<Schemas['InvestigationLeaksData']> =>
      pageOfSearches('leaks', investigation, query, async one => {
        const search = await database.searches.get(one.search.id)
        return search && { ...headOf(one), ...await results.leaksBody(search) }
      }),

    /** Returns one page of the accounts that checks found. Throws VALIDATION_ERROR if the cursor is invalid. */
    accounts: (investigation: StoredInvestigation, query: PageQuery): Promise<Schemas['InvestigationAccountsData']> =>
      pageOfSearches('accounts', investigation, query, async one => {
        const found = await resultsOf(one)
        return found && {
          ...headOf(one),
          registered_accounts: found.registered_accounts.filter(({ status }) => status === 'registered'),
        }
      }),

    /** Returns one page of the observables of all searches, the strongest first. Throws VALIDATION_ERROR. */
    async observables(
      investigation: StoredInvestigation,
      { limit, cursor, type, strength = 0 }: ObservablesQuery,
      signal: AbortSignal,
    ): Promise<Schemas['SearchObservablesData']> {
      const { id } = investigation
      const { searches, complete } = await readCaseSearches(database, investigation)
      // a mark stays beside a finding, as in the observables of a search
      const options = { keepsRepeated: false, keepsWrong: true, signal }
      const { read, leftOut } = await readCaseFacts(database, id, searches, options)
      const merged = (await inSlices(mergeFacts(read.flat()))).filter(one =>
        (type === undefined || one.type === type) && one.strength >= strength)
      const filter = {
        list: 'investigation observables',
        id,
        type,
        strength,
      }
      const page = pageOf(merged, { limit, cursor }, filter, ({ key }) => observableHash(id, key))
      return {
        complete,
        observables: page.entries.map(withoutKey),
        searches_left_out: leftOut,
        pagination: { limit, nextCursor: page.nextCursor },
      }
    },

    /** Returns one page of the persons of all searches. Throws VALIDATION_ERROR if the cursor is invalid. */
    async profile(
      investigation: StoredInvestigation, { limit, cursor }: PageQuery, signal: AbortSignal,
    ): Promise<Schemas['SearchProfileData']> {
      const { id } = investigation
      const { searches, complete } = await readCaseSearches(database, investigation)
      const options = { keepsRepeated: true, keepsWrong: false, signal }
      const facts = await readCaseFacts(database, id, searches, options)
      const { groups, others, queryOf } = await mergeCase(facts)
      const page = pageOf(groups, { limit, cursor }, { list: 'investigation profile', id }, group =>
        observableHash(id, nameOf(group)))
      const persons = []
      for (const group of page.entries) persons.push(await describePerson(queryOf, group))
      return {
        complete,
        persons,
        other_observables: page.isFirst ? await strongest(others) : [],
        searches_left_out: facts.leftOut,
        pagination: { limit, nextCursor: page.nextCursor },
      }
    },
  }
}

function positionIn([position, ...rest]: readonly unknown[]): number {
  if (typeof position === 'number' && Number.isInteger(position) && position >= 0 && rest.length === 0) return position
  throw badCursor()
}
