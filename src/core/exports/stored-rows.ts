import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
import { originBody } from '../investigations/events.ts'
import type { LeakPageReader, LeakPages } from '../search/leak-pages.ts'
import { findingsOf, listMarks, markBodies, recordsOf } from '../search/read-marks.ts'
import { readChain, readChainTasks } from '../search/read-tasks.ts'
import { readAnswerTimes } from './answer-times.ts'
import { createLeakRows } from './leak-rows.ts'
import { marksOfSelection, selectConfirmed } from './marked-selection.ts'
import type { ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch } from './search-rows.ts'
import { selectTasks, type Selection } from './selection.ts'

/** Reader of an export, and the signal that stops the export. */
export interface Reader extends LeakPageReader {
  signal: AbortSignal
  /** `true` if the export has no leak records. They are then not read. */
  skipsLeaks?: boolean
}

/** Marks of the only findings that an export has. Default: all findings, with and without a mark. */
export type OnlyMarked = 'confirmed' | undefined

/** One of several searches of an export, as far as it stays in memory. */
export interface ListedSearch extends Pick<StoredSearch, 'id' | 'status'> {
  query: RowOf<'asked'>['query']
}

/** Creates the functions that yield the rows of stored searches and investigations. */
export function createStoredRows(database: Database, stored: LeakPages) {
  const { investigations, investigationObservables, searches } = database
  const leaks = createLeakRows(database, stored)

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
    async function* leakPages(code: string) {
      if (reader.skipsLeaks) return
      if (selection) return yield* leaks.selectedPages(chain, code, selection, reader)
      const isEmpty = tasks.some(({ kind, slug, outcome }) => kind === 'leak' && slug === code && outcome?.count === 0)
      if (!isEmpty) yield* leaks.pages(chain, code, reader)
    }
    if (!await searches.get(search.id)) throw noSuch('search')
    const skipped = selection ? [] : leftOut(search)
    const listed = await listMarks(database, search)
    const findings = listed.length === 0 ? [] : await findingsOf(search, all)
    if (selection && !reader.skipsLeaks && listed.some(({ kind }) => kind === 'leak')) {
      for (const [source, pages] of selection.records) {
        for (const page of pages.keys()) {
          const entries = await leaks.readPage(chain, source, page, { ...reader, secrets: false })
          findings.push(...recordsOf(source, page, entries ?? []))
        }
      }
    }
    const marks = selection ? marksOfSelection(selection, listed, findings) : markBodies(listed, findings)
    yield* searchRows({ ...search, skipped }, {
      tasks,
      complete,
      marks,
      timeOf,
      leakPages,
    })
  }

  /** Returns what an export has of a search if it has only the findings with a mark. */
  async function selectMarked(
    search: StoredSearch, chain: readonly StoredSearch[], tasks: readonly SearchTask[], reader: Reader,
  ): Promise<Selection> {
    const marks = await listMarks(database, search)
    const readPage = (source: string, page: number) =>
      leaks.readPage(chain, source, page, { ...reader, secrets: false })
    return selectConfirmed(search, tasks, marks, reader.skipsLeaks ? undefined : readPage)
  }

  /** As `rowsOfSearch`, for one of several searches with its retries. */
  async function* rowsOfOne(search: StoredSearch, reader: Reader, marked: OnlyMarked): AsyncGenerator<ExportRow> {
    const chain = await readChain(database, search)
    const { tasks } = marked ? await readChainTasks(database, search, chain) : { tasks: [] }
    yield* rowsOfSearch(search, chain, reader, marked && await selectMarked(search, chain, tasks, reader))
  }

  async function* rowsOfInvestigation(id: string, reader: Reader, marked?: OnlyMarked): AsyncGenerator<ExportRow> {
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
      if (one) yield* rowsOfOne(one, reader, marked)
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
  async function* rowsOfSearches(
    all: readonly ListedSearch[], reader: Reader, marked?: OnlyMarked,
  ): AsyncGenerator<ExportRow> {
    for (const { id, query, status } of all) yield askedRow(query, { id, status })
    for (const { id } of all) {
      reader.signal.throwIfAborted()
      const search = await searches.get(id)
      if (!search) throw noSuch('search')
      yield* rowsOfOne(search, reader, marked)
    }
  }

  return {
    ofSearch: rowsOfOneSearch,
    ofSearches: rowsOfSearches,
    ofInvestigation: rowsOfInvestigation,
    readPage: leaks.readPage,
    selectMarked,
  }
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
