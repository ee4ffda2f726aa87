import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { inSlices, type Slices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import { factsOf, type Fact, type ObservedTask } from '../observables/facts.ts'
import { noMarks, type Marks } from '../marks/marks.ts'
import { noEvidence, withoutMarked } from '../marks/without-marked.ts'
import { mergeFacts, observableHash } from '../observables/merge.ts'
import { createReader, repeats } from '../observables/read-fact.ts'
import { pageOf } from '../paging/page-cursor.ts'
import { readMarks } from '../search/read-marks.ts'
import { readTasks } from '../search/read-tasks.ts'
import { queryOf } from '../search/state.ts'
import { findAccounts } from './accounts.ts'
import { findClaims, type Searched } from './claims.ts'
import { describePerson, groupAccounts, nameOf, withoutKey, type Group } from './persons.ts'

type Schemas = components['schemas']

interface PageQuery {
  limit: number
  cursor?: string
  retries?: Schemas['RetriesMode']
}

const maxOthers = 100

export type Profile = ReturnType<typeof createProfile>

/** Creates the service that shows the accounts of a stored search, grouped by person. */
export function createProfile({ database }: { database: Database }) {
  async function mergedOf(search: StoredSearch, retries: PageQuery['retries']) {
    const { tasks, complete } = await readTasks(database, search, retries)
    const ended = tasks.flatMap(({ kind, slug, name, outcome }) => outcome ? [{ kind, slug, name, outcome }] : [])
    const query = queryOf(search)
    return { query, complete, ...await mergeSearch(query, ended, await readMarks(database, search)) }
  }

  return {
    /** Returns all persons, described one by one while they are read, and the observables of no account. */
    async whole(search: StoredSearch, { retries }: Pick<PageQuery, 'retries'>) {
      const { query, groups, others } = await mergedOf(search, retries)
      return {
        async* persons(): AsyncGenerator<Schemas['Person']> {
          for (const group of groups) yield await describePerson(query, group)
        },
        others: await strongest(others),
      }
    },

    /** Returns one page of persons. Throws VALIDATION_ERROR if the cursor is invalid. */
    async page(
      search: StoredSearch, { limit, cursor, retries }: PageQuery,
    ): Promise<Schemas['SearchProfileData']> {
      const filter = { list: 'profile', id: search.id, retries }
      const { query, complete, groups, others } = await mergedOf(search, retries)
      const page = pageOf(groups, { limit, cursor }, filter, group =>
        observableHash(search.id, nameOf(group)))
      const persons = []
      for (const group of page.entries) persons.push(await describePerson(query, group))
      return {
        complete,
        persons,
        other_observables: page.isFirst ? await strongest(others) : [],
        pagination: { limit, nextCursor: page.nextCursor },
      }
    },
  }
}

/** Returns the observables of the facts, the strongest 100. */
export const strongest = async (others: readonly Fact[]): Promise<Schemas['Observable'][]> =>
  (await inSlices(mergeFacts(others))).slice(0, maxOthers).map(withoutKey)

/** The accounts of a search, grouped by person, and the facts that belong to no account. */
export interface MergedSearch {
  groups: Group[]
  others: Fact[]
}

/**
 * Merges what a search found. Findings that are marked as wrong are left out, confirmed accounts are one person, and
 * marks of claims join accounts or keep them apart.
 */
export const mergeSearch = (
  query: Query, tasks: readonly ObservedTask[], marks: Marks = noMarks,
): Promise<MergedSearch> => inSlices(mergeTasks(query, tasks, marks))

function* mergeTasks(query: Query, found: readonly ObservedTask[], marks: Marks): Slices<MergedSearch> {
  const tasks = yield* withoutMarked(query, found, marks, noEvidence)
  const read: Fact[][] = []
  const options = { keepsRepeated: true, reader: createReader() }
  for (const task of tasks) read.push(yield* factsOf(query, task, options))
  const { groups, others } = yield* groupFacts(read, [{ ...query, marks }])
  return { groups, others: others.filter(({ reading }) => !repeats(reading, query)) }
}

/**
 * Groups the accounts of facts by person. Accounts that are confirmed in one search are one person, and marks of claims
 * join accounts or keep them apart.
 * @param read the facts of each task, those of one card one after another
 * @param searched the values whose searches found them
 */
export function* groupFacts(
  read: ReadonlyArray<readonly Fact[]>, searched: readonly Searched[],
): Slices<MergedSearch> {
  const { accounts, others } = yield* findAccounts(read)
  const claims = yield* findClaims(accounts, searched)
  return { groups: yield* groupAccounts(accounts, claims), others }
}
