import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
import { originBody } from '../investigations/events.ts'
import type { LeakPageReader, LeakPages } from '../search/leak-pages.ts'
import { readChain, readChainTasks } from '../search/read-tasks.ts'
import type { LeakEntry } from '../search/task.ts'
import { readAnswerTimes } from './answer-times.ts'
import type { ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch } from './search-rows.ts'
import { selectTasks, type Selection } from './selection.ts'

/** Reader of an export, and the signal that stops the export. */
export interface Reader extends LeakPageReader {
  signal: AbortSignal
  /** `true` if the export has no leak records. They are then not read. */
  skipsLeaks?: boolean
}

/** One of several searches of an export, as far as it stays in memory. */
export interface ListedSearch extends Pick<StoredSearch, 'id' | 'status'> {
  query: RowOf<'asked'>['query']
}

/** Creates the functions that yield the rows of stored searches and investigations. */
export function createStoredRows(database: Database, stored: LeakPages) {
  const { investigations, investigationObservables, searches } = database

  /**
   * Yields a search and what it found. Throws NOT_FOUND if it is deleted in the meantime.
   * @param chain the searches whose results are read as one, the oldest first: the search, or also its retries
   * @param selection yields only these parts of what it found
   */
  async function* rowsOfSearch(
    search: StoredSearch, chain: readonly StoredSearch[], reader: Reader, selection?: Selection,
  ): AsyncGenerator<ExportRow> {
    const timeOf = await readAnswerTimes(database.events, chain.map(({ id }) => id))
    const { tasks: all, complete } = await readChainTasks(database, search, chain)
    const tasks = selection ? selectTasks(selection, all) : all
    /** Yields the pages of the newest search of the chain that has records of the source. */
    async function* leakPages(code: string) {
      if (reader.skipsLeaks) return
      if (selection) return yield* selectedPages(code, selection)
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
    async function* selectedPages(code: string, { records }: Selection) {
      for (const [page, keys] of records.get(code) ?? []) {
        const entries = await readPage(chain, code, page, reader) ?? []
        yield { page, entries: entries.filter(({ key }) => keys.has(key)) }
      }
    }
    await requireSearch(search.id)
    const skipped = selection ? [] : leftOut(search)
    yield* searchRows({ ...search, skipped }, { tasks, complete, timeOf, leakPages })
  }

  /** Reads a page of the newest search of the chain that has records of the source. */
  async function readPage(
    chain: readonly StoredSearch[], code: string, page: number, reader: Reader,
  ): Promise<LeakEntry[] | undefined> {
    for (const one of chain.toReversed()) {
      reader.signal.throwIfAborted()
      const first = await stored.get(one, code, 1, reader)
      if (first === undefined) continue
      const records = page === 1 ? first : await stored.get(one, code, page, reader)
      return records && JSON.parse(records.entries) as LeakEntry[]
    }
    return undefined
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
      if (one) yield* rowsOfSearch(one, await readChain(database, one), reader)
    }
  }

  async function* rowsOfOneSearch(
    search: StoredSearch, chain: readonly StoredSearch[], reader: Reader, selection?: Selection,
  ): AsyncGenerator<ExportRow> {
    const { id, status } = search
    yield askedRow(queryOf(search), { id, status })
    yield* rowsOfSearch(search, chain, reader, selection)
  }

  /**
   * Yields several searches with their retries. One of them is in memory at a time. Throws NOT_FOUND if one is deleted
   * meanwhile.
   */
  async function* rowsOfSearches(all: readonly ListedSearch[], reader: Reader): AsyncGenerator<ExportRow> {
    for (const { id, query, status } of all) yield askedRow(query, { id, status })
    for (const { id } of all) {
      reader.signal.throwIfAborted()
      const search = await searches.get(id)
      if (!search) throw noSuch('search')
      yield* rowsOfSearch(search, await readChain(database, search), reader)
    }
  }

  return { ofSearch: rowsOfOneSearch, ofSearches: rowsOfSearches, ofInvestigation: rowsOfInvestigation, readPage }
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
