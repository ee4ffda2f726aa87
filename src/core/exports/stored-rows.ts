import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
import { originBody } from '../investigations/events.ts'
import { readChainTasks } from '../search/read-tasks.ts'
import type { LeakEntry } from '../search/task.ts'
import { readAnswerTimes } from './answer-times.ts'
import type { ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch } from './search-rows.ts'

/** Creates the functions that yield the rows of stored searches and investigations. */
export function createStoredRows(database: Database) {
  const { investigations, investigationObservables, searches, searchLeakPages } = database

  /**
   * Yields a search and what it found. Throws NOT_FOUND if it is deleted in the meantime.
   * @param chain the searches whose results are read as one, the oldest first: the search, or also its retries
   */
  async function* rowsOfSearch(
    search: StoredSearch, chain: readonly StoredSearch[], signal: AbortSignal,
  ): AsyncGenerator<ExportRow> {
    const timeOf = await readAnswerTimes(database.events, chain.map(({ id }) => id))
    const { tasks, complete } = await readChainTasks(database, search, chain)
    /** Yields the pages of the newest search of the chain that has records of the source. */
    async function* leakPages(code: string) {
      const isEmpty = tasks.some(({ kind, slug, outcome }) => kind === 'leak' && slug === code && outcome?.count === 0)
      for (const { id } of isEmpty ? [] : chain.toReversed()) {
        let page = 1
        for (; ; page++) {
          signal.throwIfAborted()
          const stored = await searchLeakPages.get(id, code, page)
          if (stored === undefined) break
          yield { page, entries: JSON.parse(stored.entries) as LeakEntry[] }
        }
        await requireSearch(id)
        if (page > 1) break
      }
    }
    await requireSearch(search.id)
    yield* searchRows({ ...search, skipped: leftOut(search) }, { tasks, complete, timeOf, leakPages })
  }

  async function requireSearch(id: string): Promise<void> {
    if (!await searches.get(id)) throw noSuch('search')
  }

  async function* rowsOfInvestigation(id: string, signal: AbortSignal): AsyncGenerator<ExportRow> {
    const observables = await investigationObservables.list(id)
    for (const { type, normalValue, status, search, reason, depth, found } of observables) {
      yield {
        kind: 'asked',
        query: { type, value: normalValue } as RowOf<'asked'>['query'],
        status,
        search,
        reason,
        depth,
        found: found && originBody(found),
      }
    }
    for (const { search } of observables) {
      if (!search) continue
      signal.throwIfAborted()
      if (!await investigations.get(id)) throw noSuch('investigation')
      const stored = await searches.get(search.id)
      if (stored) yield* rowsOfSearch(stored, [stored], signal)
    }
  }

  async function* rowsOfOneSearch(
    search: StoredSearch, chain: readonly StoredSearch[], signal: AbortSignal,
  ): AsyncGenerator<ExportRow> {
    const { id, status } = search
    yield askedRow(queryOf(search), { id, status })
    yield* rowsOfSearch(search, chain, signal)
  }

  return { ofSearch: rowsOfOneSearch, ofInvestigation: rowsOfInvestigation }
}

/** Returns the parts of the request of a search that do not run. */
export const leftOut = ({ skipped }: StoredSearch): ExportedSearch['skipped'] =>
  JSON.parse(skipped) as ExportedSearch['skipped']

export const queryOf = ({ type, normalValue: value }: StoredSearch): RowOf<'asked'>['query'] =>
  ({ type, value }) as RowOf<'asked'>['query']

/** Returns the row of an observable that a search was asked about. */
export const askedRow = (query: RowOf<'asked'>['query'], search: RowOf<'asked'>['search']): RowOf<'asked'> => ({
  kind: 'asked',
  query,
  status: 'started',
  search,
  reason: null,
  depth: 0,
  found: null,
})
