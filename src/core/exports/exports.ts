import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { originBody } from '../investigations/events.ts'
import { readChain, readChainTasks } from '../search/read-tasks.ts'
import { isTerminal } from '../search/state.ts'
import type { LeakEntry } from '../search/task.ts'
import { readAnswerTimes } from './answer-times.ts'
import type { Export, ExportReport, ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch } from './search-rows.ts'
import { addSummaries, noSummary, summaryOf } from './summary.ts'

type RetriesMode = components['schemas']['RetriesMode']

interface ExportParts {
  database: Database
  clock: Clock
  /** Whether the results are invented. */
  isSandbox?: boolean
}

/** Number of observables that the title of an export names. */
const mostPreviewed = 3

export type Exports = ReturnType<typeof createExports>

/**
 * Creates the service that exports stored searches and investigations. The results of one search at a time are in
 * memory, and of its leak records one page.
 */
export function createExports({ database, clock, isSandbox = false }: ExportParts) {
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
    if (!await searches.get(id)) throw notFound({ message: 'There is no search with this id' })
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
      if (!await investigations.get(id)) throw notFound({ message: 'There is no investigation with this id' })
      const stored = await searches.get(search.id)
      if (stored) yield* rowsOfSearch(stored, [stored], signal)
    }
  }

  /** Adds up the searches of an investigation. One at a time is in memory. */
  async function summaryOfInvestigation(id: string, signal: AbortSignal): Promise<ExportReport['summary']> {
    let all = noSummary
    for (const { search } of await investigationObservables.list(id)) {
      signal.throwIfAborted()
      const stored = search && await searches.get(search.id)
      if (!stored) continue
      const { tasks } = await readChainTasks(database, stored, [stored])
      all = addSummaries(all, summaryOf(tasks, leftOut(stored)))
    }
    return all
  }

  async function* rowsOfOneSearch(
    search: StoredSearch, chain: readonly StoredSearch[], signal: AbortSignal,
  ): AsyncGenerator<ExportRow> {
    const { id, status } = search
    yield askedRow(queryOf(search), { id, status })
    yield* rowsOfSearch(search, chain, signal)
  }

  const reportOf = (
    { id, reference, labels, createdAt, completedAt }: StoredSearch | StoredInvestigation,
    facts: Pick<ExportReport, 'about' | 'query' | 'preview' | 'summary' | 'finished'>,
  ): ExportReport => ({
    kind: 'report',
    id,
    ...facts,
    ...isSandbox && { sandbox: true as const },
    reference,
    labels,
    created_at: createdAt,
    completed_at: completedAt,
    exported_at: clock.now().toISOString(),
  })

  return {
    /**
     * Returns the export of a search. It may still run.
     * @param retries `merged`: of the search and its retries as one
     */
    async ofSearch(search: StoredSearch, signal: AbortSignal, retries?: RetriesMode): Promise<Export> {
      const chain = await readChain(database, search, retries)
      const { tasks } = await readChainTasks(database, search, chain)
      const facts = {
        about: 'search',
        query: queryOf(search),
        preview: null,
        summary: summaryOf(tasks, leftOut(search)),
        finished: chain.every(({ status }) => isTerminal(status)),
      } as const
      return {
        report: reportOf(search, facts),
        rows: rowsOfOneSearch(search, chain, signal),
      }
    },

    /** Returns the export of an investigation and all its searches. They may still run. */
    async ofInvestigation(investigation: StoredInvestigation, signal: AbortSignal): Promise<Export> {
      const { id, status } = investigation
      const previews = await investigationObservables.preview([id], mostPreviewed)
      const facts = {
        about: 'investigation',
        query: null,
        preview: (previews.get(id) ?? null) as ExportReport['preview'],
        summary: await summaryOfInvestigation(id, signal),
        finished: status === 'finished',
      } as const
      return { report: reportOf(investigation, facts), rows: rowsOfInvestigation(id, signal) }
    },
  }
}

/** Returns the parts of the request of a search that do not run. */
const leftOut = ({ skipped }: StoredSearch): ExportedSearch['skipped'] =>
  JSON.parse(skipped) as ExportedSearch['skipped']

const queryOf = ({ type, normalValue: value }: StoredSearch): RowOf<'asked'>['query'] =>
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
