import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { inSlices, type Slices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'
import { factsOf, type Fact } from '../observables/facts.ts'
import { mergeFacts, observableHash, type Merged } from '../observables/merge.ts'
import { createReader } from '../observables/read-fact.ts'
import { pageOf } from '../paging/page-cursor.ts'
import { readTasks } from './read-tasks.ts'
import { queryOf } from './state.ts'

interface ListQuery {
  limit: number
  cursor?: string
  type?: ObservableType
  strength?: number
  retries?: components['schemas']['RetriesMode']
}

export type Observables = ReturnType<typeof createObservables>

/** Creates the service that lists the observables of stored searches. They are derived from the stored results. */
export function createObservables({ database }: { database: Database }) {
  return {
    /** Returns one page of observables. Throws VALIDATION_ERROR if the cursor is invalid. */
    async list(
      search: StoredSearch, { limit, cursor, type, strength = 0, retries }: ListQuery,
    ): Promise<components['schemas']['SearchObservablesData']> {
      const filter = {
        list: 'observables',
        id: search.id,
        type,
        strength,
        retries,
      }
      const { tasks, complete } = await readTasks(database, search, retries)
      const listed = (await observablesOf(queryOf(search), tasks)).filter(one =>
        (type === undefined || one.type === type) && one.strength >= strength)
      const page = pageOf(listed, { limit, cursor }, filter, ({ key }) => observableHash(search.id, key))
      return {
        complete,
        observables: page.entries.map(({ key: _, ...observable }) => observable),
        pagination: { limit, nextCursor: page.nextCursor },
      }
    },
  }
}

type NamedTask = Pick<SearchTask, 'kind' | 'slug' | 'name' | 'outcome'>

/** Returns the observables of the ended tasks of a search, the strongest first. */
export const observablesOf = (query: Query, tasks: readonly NamedTask[]): Promise<Merged[]> =>
  inSlices(mergeTasks(query, tasks))

function* mergeTasks(query: Query, tasks: readonly NamedTask[]): Slices<Merged[]> {
  const facts: Fact[] = []
  const reader = createReader()
  for (const { kind, slug, name, outcome } of tasks) {
    if (!outcome) continue
    for (const fact of yield* factsOf(query, { kind, slug, name, outcome }, { reader })) facts.push(fact)
  }
  return yield* mergeFacts(facts)
}
