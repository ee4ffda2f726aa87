import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import { labelKeys } from '../../lib/label-key.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { nameId } from '../../lib/ids.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import type { Principal } from '../access/keys.ts'
import { createLeakPages } from '../search/leak-pages.ts'
import { readChain, readChainTasks } from '../search/read-tasks.ts'
import { isTerminal } from '../search/state.ts'
import { createHeldExports } from './held-exports.ts'
import { findSearches, type ManySearches } from './many-searches.ts'
import { profileRows, type MergedPicture } from './profile-rows.ts'
import type { Export, ExportReport } from './rows.ts'
import { inBoth, readSelection, selectionFaults, selectTasks, type Selection } from './selection.ts'
import { createStoredRows, leftOut, queryOf, type ListedSearch, type OnlyMarked, type Reader } from './stored-rows.ts'
import { sumSearches } from './sum-searches.ts'
import { summaryOf } from './summary.ts'

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

type ReportSubject = Pick<
  StoredSearch | StoredInvestigation, 'id' | 'reference' | 'labels' | 'createdAt' | 'completedAt'
>

interface SearchExportOptions {
  /** `own`: of the search alone. Default: of the search and its retries as one. */
  retries?: RetriesMode
  /** Names of the only parts that are exported. Default: everything. */
  select?: readonly string[]
  /** Marks of the only findings that are exported. */
  marks?: OnlyMarked
}

type MarkedOption = Pick<SearchExportOptions, 'marks'>

/** Returns the id of an export of marked findings only, so that an import does not take it for the whole. */
const markedId = (id: string, marks: OnlyMarked): string => marks ? nameId(id, `marks ${marks}`) : id

export type Exports = ReturnType<typeof createExports>

/**
 * Creates the service that exports stored searches and investigations. The results of one search at a time are in
 * memory, and of its leak records one page.
 */
export function createExports(parts: ExportParts) {
  const { database, leakSources } = parts
  const { investigationObservables, searches } = database
  const rows = createStoredRows(database, createLeakPages({ database, leakSources }))

  /** Checks what is selected of a search. Throws VALIDATION_ERROR for what the search has not found. */
  async function checkSelection(
    names: readonly string[], chain: readonly StoredSearch[], tasks: readonly SearchTask[], reader: Reader,
  ): Promise<Selection> {
    const selection = readSelection(names)
    const details = await selectionFaults(selection, tasks, (code, page) => rows.readPage(chain, code, page, reader))
    if (details.length > 0) throw validationError({ details })
    return selection
  }

  /** Creates the function that leaves what is marked of the tasks of a search. */
  const narrowTo = (reader: Reader) => async (search: StoredSearch, tasks: readonly SearchTask[]) =>
    selectTasks(await rows.selectMarked(search, await readChain(database, search), tasks, reader), tasks)

  const reportOf = createReports(parts)

  const service = {
    /**
     * Returns the export of a search. It may still run. With `select` and `marks`, it has what both choose. Throws
     * VALIDATION_ERROR if `select` names something that the search has not found.
     */
    async ofSearch(
      search: StoredSearch, reader: Reader, { retries, select, marks }: SearchExportOptions = {},
    ): Promise<Export> {
      const chain = await readChain(database, search, retries)
      const { tasks } = await readChainTasks(database, search, chain)
      const chosen = select && await checkSelection(select, chain, tasks, reader)
      const marked = marks && await rows.selectMarked(search, chain, tasks, reader)
      const selection = chosen && marked ? inBoth(chosen, marked) : chosen ?? marked
      const facts = {
        about: selection ? 'selection' : 'search',
        query: queryOf(search),
        preview: null,
        summary: selection ? summaryOf(selectTasks(selection, tasks), []) : summaryOf(tasks, leftOut(search)),
        finished: chain.every(({ status }) => isTerminal(status)),
      } as const
      // a selection has an id of its own, so that a program that imports it does not take it for the whole search
      const id = markedId(chosen ? nameId(search.id, JSON.stringify(chosen.names.toSorted())) : search.id, marks)
      return {
        report: reportOf({ ...search, id }, facts),
        rows: rows.ofSearch(search, chain, reader, selection),
        overview: rows.ofSearch(search, chain, reader, selection),
      }
    },

    /**
     * Returns one export of several searches of the caller's account. They may still run. Throws NOT_FOUND if there is
     * none with the labels, or an id is of none. Throws VALIDATION_ERROR if there are too many, or for `manyFaults`.
     */
    async ofSearches(
      principal: Principal, { marks, ...chosen }: ManySearches & MarkedOption, reader: Reader,
    ): Promise<Export> {
      const found = await findSearches(searches, principal, chosen)
      const all: ListedSearch[] = found.map(one => ({ id: one.id, status: one.status, query: queryOf(one) }))
      const finished = found.every(({ status }) => isTerminal(status))
      const facts = {
        about: 'searches',
        query: null,
        preview: { observables: all.slice(0, mostPreviewed).map(({ query }) => query), total: all.length },
        summary: await sumSearches(database, all.map(({ id }) => id), reader.signal, marks && narrowTo(reader)),
        finished,
      } as const
      const subject = {
        // the same searches, or labels, have the same id, so that a second import updates what the first one has added
        id: markedId(nameId(principal.accountId, JSON.stringify(
          (chosen.label ? labelKeys(chosen.label) : all.map(({ id }) => id)).sort(),
        )), marks),
        reference: null,
        labels: [...chosen.label ?? []],
        createdAt: found.map(({ createdAt }) => createdAt).sort()[0]!,
        completedAt: finished ? found.map(({ completedAt }) => completedAt!).sort().at(-1)! : null,
      }
      return {
        report: reportOf(subject, facts),
        rows: rows.ofSearches(all, reader, marks),
        overview: rows.ofSearches(all, reader, marks),
      }
    },

    /** Returns the export of the merged picture of a search, and of the sources on which it rests. */
    async ofProfile(
      search: StoredSearch, picture: MergedPicture, reader: Reader, { retries }: Pick<SearchExportOptions, 'retries'>,
    ): Promise<Export> {
      const whole = await service.ofSearch(search, { ...reader, skipsLeaks: true }, retries && { retries })
      return {
        report: { ...whole.report, about: 'profile' },
        rows: profileRows(whole.rows, picture),
        overview: profileRows(whole.overview, picture),
      }
    },

    /** Returns the export of an investigation and all its searches. They may still run. */
    async ofInvestigation(
      investigation: StoredInvestigation, reader: Reader, { marks }: MarkedOption = {},
    ): Promise<Export> {
      const { id, status } = investigation
      const previews = await investigationObservables.preview([id], mostPreviewed)
      const ids = (await investigationObservables.list(id)).flatMap(({ search }) => search?.id ?? [])
      const facts = {
        about: 'investigation',
        query: null,
        preview: (previews.get(id) ?? null) as ExportReport['preview'],
        summary: await sumSearches(database, ids, reader.signal, marks && narrowTo(reader)),
        finished: status === 'finished',
      } as const
      return {
        report: reportOf({ ...investigation, id: markedId(id, marks) }, facts),
        rows: rows.ofInvestigation(id, reader, marks),
        overview: rows.ofInvestigation(id, reader, marks),
      }
    },
  }
  return { ...service, ...createHeldExports(parts) }
}

/** Creates the function that returns the report of something that is stored. */
const createReports = ({ clock, isSandbox = false }: Pick<ExportParts, 'clock' | 'isSandbox'>) => (
  { id, reference, labels, createdAt, completedAt }: ReportSubject,
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
