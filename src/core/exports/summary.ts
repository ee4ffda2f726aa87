import type { components } from '../../../generated/api.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import { addCounts, noCounts } from '../../outcomes/counts.ts'
import { countsOf } from '../search/search-counts.ts'
import type { ExportedSearch } from './search-rows.ts'

type Summary = Required<components['schemas']['ExportSummary']>

export const noSummary: Readonly<Summary> = { searches: 0, ...noCounts }

/** Counts what a search found and asked. */
export const summaryOf = (tasks: readonly SearchTask[], skipped: ExportedSearch['skipped']): Summary =>
  ({ searches: 1, ...countsOf(tasks, skipped.length) })

export const addSummaries = (one: Readonly<Summary>, other: Readonly<Summary>): Summary => ({
  searches: one.searches + other.searches,
  ...addCounts([one, other].map(({ searches: _, ...counts }) => counts)),
})
