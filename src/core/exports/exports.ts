import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Clock } from '../../lib/clock.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { createLeakPages } from '../search/leak-pages.ts'
import { readChain, readChainTasks } from '../search/read-tasks.ts'
import { isTerminal } from '../search/state.ts'
import type { Export, ExportReport } from './rows.ts'
import { createStoredRows, leftOut, queryOf, type Reader } from './stored-rows.ts'
import { addSummaries, noSummary, summaryOf } from './summary.ts'

type RetriesMode = components['schemas']['RetriesMode']

interface ExportParts {
  database: Database
  leakSources: Pick<LeakSources, 'all'>
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
export function createExports({ database, leakSources, clock, isSandbox = false }: ExportParts) {
  const { investigationObservables, searches } = database
  const rows = createStoredRows(database, createLeakPages({ database, leakSources }))

  /** Adds up the searches of an investigation. One at a time is in memory. */
  async function summaryOfInvestigation(id: string, signal: AbortSignal): Promise<ExportReport['summary']> {
    let all: Readonly<ReturnType<typeof summaryOf>> = noSummary
    const pause = createPauses() // SQLite works on the thread of the service
    for (const { search } of await investigationObservables.list(id)) {
      signal.throwIfAborted()
      const stored = search && await searches.get(search.id)
      if (!stored) continue
      const { tasks } = await readChainTasks(database, stored, [stored])
      all = addSummaries(all, summaryOf(tasks, leftOut(stored)))
      await pause()
    }
    return all
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
    async ofSearch(search: StoredSearch, reader: Reader, retries?: RetriesMode): Promise<Export> {
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
        rows: rows.ofSearch(search, chain, reader),
        overview: rows.ofSearch(search, chain, reader),
      }
    },

    /** Returns the export of an investigation and all its searches. They may still run. */
    async ofInvestigation(investigation: StoredInvestigation, reader: Reader): Promise<Export> {
      const { id, status } = investigation
      const previews = await investigationObservables.preview([id], mostPreviewed)
      const facts = {
        about: 'investigation',
        query: null,
        preview: (previews.get(id) ?? null) as ExportReport['preview'],
        summary: await summaryOfInvestigation(id, reader.signal),
        finished: status === 'finished',
      } as const
      return {
        report: reportOf(investigation, facts),
        rows: rows.ofInvestigation(id, reader),
        overview: rows.ofInvestigation(id, reader),
      }
    },
  }
}
