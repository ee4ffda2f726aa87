import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
import { originBody } from '../investigations/events.ts'
import type { LeakPageReader, LeakPages } from '../search/leak-pages.ts'
import { readChainTasks } from '../search/read-tasks.ts'
import type { LeakEntry } from '../search/task.ts'
import { readAnswerTimes } from './answer-times.ts'
import type { ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch } from './search-rows.ts'

/** Reader of an export, and the signal that stops the export. */
export interface Reader extends LeakPageReader {
  signal: AbortSignal
}

/** Creates the functions that yield the rows of stored searches and investigations. */
export function createStoredRows(database: Database, stored: LeakPages) {
  const { investigations, investigationObservables, searches } = database

  /**
   * Yields a search and what it found. Throws NOT_FOUND if it is deleted in the meantime.
   * @param chain the searches whose results are read as one, the oldest first: the search, or also its retries
   */
  async function* rowsOfSearch(
    search: StoredSearch, chain: readonly StoredSearch[], reader: Reader,
  ): AsyncGenerator<ExportRow> {
    const timeOf = await readAnswerTimes(database.events, chain.map(({ id }) => id))
    const { tasks, complete } = await readChainTasks(database, search, chain)
    /** Yields the pages of the newest search of the chain that has records of the source. */
    async function* leakPages(code: string) {
      const isEmpty = tasks.some(({ kind, slug, outcome }) => kind === 'leak' && slug === code && outcome?.count === 0)
      for (const one of isEmpty ? [] : chain.toReversed()) {
        let page = 1
        for (; ; page++) {
          reader.signal.throwIfAborted()
          const records = await stored.get(one, code, page, reader)
          if (records === undefined) break
          yield { page, entries: JSON.parse(records.entries) as LeakEntry[] }
        }
        await requireSearch(one.id)
        if (page > 1) break
      }
    }
    await requireSearch(search.id)
    yield* searchRows({ ...search, skipped: leftOut(search) }, { tasks, complete, timeOf, leakPages })
  }

  async function requireSearch(id: string): Promise<void> {
    if (!await searches.get(id)) throw noSuch('search')
  }

  async function* rowsOfInvestigation(id: string, reader: Reader): AsyncGenerator<ExportRow> {
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
      reader.signal.throwIfAborted()
      if (!await investigations.get(id)) throw noSuch('investigation')
      const one = await searches.get(search.id)
      if (one) yield* rowsOfSearch(one, [one], reader)
    }
  }

  async function* rowsOfOneSearch(
    search: StoredSearch, chain: readonly StoredSearch[], reader: Reader,
  ): AsyncGenerator<ExportRow> {
    const { id, status } = search
    yield askedRow(queryOf(search), { id, status })
    yield* rowsOfSearch(search, chain, reader)
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
