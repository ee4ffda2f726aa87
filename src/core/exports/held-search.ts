import type { SearchTask } from '../../db/search-tasks.ts'
import { hasAllAnswers } from '../search/read-tasks.ts'
import type { LeakEntry } from '../search/task.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { Export, ExportReport, ExportRow, RowOf } from './rows.ts'
import { searchRows, type ExportedSearch, type SearchFindings } from './search-rows.ts'
import { askedRow } from './stored-rows.ts'
import { summaryOf } from './summary.ts'

/** A search that is stored nowhere, as the process or the client that ran it holds it. */
export interface HeldSearch {
  search: ExportedSearch
  query: Query
  tasks: readonly SearchTask[]
  timeOf: SearchFindings['timeOf']
  /** Pages of records by leak source. */
  pages: ReadonlyMap<string, ReadonlyArray<readonly LeakEntry[]>>
  /** `false` if it was exported before its end. */
  finished: boolean
}

/** The export of a held search, in the parts that several of them are joined from. */
export interface HeldExport {
  report: ExportReport
  asked: RowOf<'asked'>
  /** Yields the other rows. */
  rows(): AsyncIterable<ExportRow>
}

/** Returns the export of a held search. */
export function exportHeld(
  { search, query, tasks, timeOf, pages, finished }: HeldSearch, { isSandbox, at }: { isSandbox: boolean, at: Date },
): HeldExport {
  const { id, status, reference, labels, createdAt, completedAt, skipped } = search
  return {
    report: {
      kind: 'report',
      about: 'search',
      id,
      query,
      preview: null,
      ...isSandbox && { sandbox: true as const },
      summary: summaryOf(tasks, skipped),
      finished,
      reference,
      labels,
      created_at: createdAt,
      completed_at: completedAt,
      exported_at: at.toISOString(),
    },
    asked: askedRow(query, { id, status }),
    rows: () => searchRows(search, {
      tasks,
      complete: hasAllAnswers(search, tasks),
      timeOf,
      async* leakPages(code) {
        for (const [index, entries] of (pages.get(code) ?? []).entries()) yield { page: index + 1, entries }
      },
    }),
  }
}

/** Returns a held export as one that a format can write. */
export function toExport({ report, asked, rows }: HeldExport): Export {
  async function* all(): AsyncGenerator<ExportRow> {
    yield asked
    yield* rows()
  }
  return { report, rows: all(), overview: all() }
}
