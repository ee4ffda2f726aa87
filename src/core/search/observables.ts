import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ObservableType } from '../../sources/meanings/meaning.ts'
import { factsOf, type Fact } from '../observables/facts.ts'
import { mergeFacts, observableHash } from '../observables/merge.ts'
import { createReader } from '../observables/read-fact.ts'
import { badCursor, readPageCursor, writePageCursor } from '../page-cursor.ts'
import { hasAllAnswers } from './results.ts'
import { queryOf } from './state.ts'

interface ListQuery {
  limit: number
  cursor?: string
  type?: ObservableType
  strength?: number
}

export type Observables = ReturnType<typeof createObservables>

/** Creates the service that lists the observables of stored searches. They are derived from the stored results. */
export function createObservables({ database }: { database: Database }) {
  return {
    /** Returns one page of observables. Throws VALIDATION_ERROR if the cursor is invalid. */
    async list(
      search: StoredSearch, { limit, cursor, type, strength = 0 }: ListQuery,
    ): Promise<components['schemas']['SearchObservablesData']> {
      const filter = { id: search.id, type, strength }
      const last = cursor === undefined ? undefined : readCursor(filter, cursor)
      const facts: Fact[] = []
      const read = createReader()
      const tasks = await database.searchTasks.list(search.id)
      for (const { kind, slug, name, outcome } of tasks) {
        if (!outcome) continue
        for (const fact of await factsOf(queryOf(search), { kind, slug, name, outcome }, { read })) facts.push(fact)
      }
      const listed = (await mergeFacts(facts)).filter(one =>
        (type === undefined || one.type === type) && one.strength >= strength)
      const hashOf = ({ key }: { key: string }): string => observableHash(search.id, key)
      const before = last === undefined ? -1 : listed.findIndex(one => hashOf(one) === last)
      if (last !== undefined && before < 0) throw badCursor()
      const page = listed.slice(before + 1, before + 1 + limit)
      const isLast = before + 1 + limit >= listed.length
      return {
        complete: hasAllAnswers(search, tasks),
        observables: page.map(({ key: _, ...observable }) => observable),
        pagination: { limit, nextCursor: isLast ? null : writePageCursor(filter, [hashOf(page.at(-1)!)]) },
      }
    },
  }
}

/** Returns the hash of the last observable of the page before. Throws VALIDATION_ERROR. */
function readCursor(filter: object, cursor: string): string {
  const [last, ...rest] = readPageCursor(filter, cursor)
  if (typeof last !== 'string' || rest.length > 0) throw badCursor()
  return last
}
