import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { ObservableType } from '../../sources/meanings/meaning.ts'
import { factsOf, type Fact } from '../observables/facts.ts'
import { mergeFacts, observableHash, type Merged } from '../observables/merge.ts'
import { createReader } from '../observables/read-fact.ts'
import { badCursor, readPageCursor, writePageCursor } from '../page-cursor.ts'
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
      const filter = { id: search.id, type, strength, retries }
      const last = cursor === undefined ? undefined : readCursor(filter, cursor)
      const { tasks, complete } = await readTasks(database, search, retries)
      const listed = (await observablesOf(queryOf(search), tasks)).filter(one =>
        (type === undefined || one.type === type) && one.strength >= strength)
      const hashOf = ({ key }: { key: string }): string => observableHash(search.id, key)
      const before = last === undefined ? -1 : listed.findIndex(one => hashOf(one) === last)
      if (last !== undefined && before < 0) throw badCursor()
      const page = listed.slice(before + 1, before + 1 + limit)
      const isLast = before + 1 + limit >= listed.length
      return {
        complete,
        observables: page.map(({ key: _, ...observable }) => observable),
        pagination: { limit, nextCursor: isLast ? null : writePageCursor(filter, [hashOf(page.at(-1)!)]) },
      }
    },
  }
}

/** Returns the observables of the ended tasks of a search, the strongest first. */
export async function observablesOf(query: Query, tasks: readonly SearchTask[]): Promise<Merged[]> {
  const facts: Fact[] = []
  const read = createReader()
  for (const { kind, slug, name, outcome } of tasks) {
    if (!outcome) continue
    for (const fact of await factsOf(query, { kind, slug, name, outcome }, { read })) facts.push(fact)
  }
  return mergeFacts(facts)
}

/** Returns the hash of the last observable of the page before. Throws VALIDATION_ERROR. */
function readCursor(filter: object, cursor: string): string {
  const [last, ...rest] = readPageCursor(filter, cursor)
  if (typeof last !== 'string' || rest.length > 0) throw badCursor()
  return last
}
