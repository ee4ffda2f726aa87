import type { components } from '../../../generated/api.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { observablesOf } from '../search/observables.ts'
import { breachesOf, countsOf, onlyNamesBreaches } from '../search/search-counts.ts'
import { sourceKinds, toSourceOutcome } from '../search/source-outcome.ts'
import { errorOfChain, queryOf, toCount } from '../search/state.ts'
import type { LeakEntry } from '../search/task.ts'
import { hasAnswered, type ExportRow, type RowOf } from './rows.ts'

type Schemas = components['schemas']
type Source = Schemas['ExportedSource']

/** A search as an export needs it. Searches of a terminal have it too. */
export interface ExportedSearch extends Pick<
  StoredSearch,
  | 'id' | 'type' | 'normalValue' | 'status' | 'error' | 'reference' | 'labels'
  | 'createdAt' | 'startedAt' | 'completedAt'
> {
  /** Parts of the request that do not run. */
  skipped: readonly Schemas['SkippedPart'][]
}

export interface SearchFindings {
  tasks: readonly SearchTask[]
  /** `true` if the search has ended and every source that was asked has answered. */
  complete: boolean
  /** Marks on findings of the searched observable. */
  marks?: readonly Schemas['SearchMark'][]
  /** Returns the time at which a source had answered, or `null` if that is not known. */
  timeOf(source: Pick<Source, 'kind' | 'slug'>): string | null
  /** Yields the pages of records of a leak source, in order. */
  leakPages(code: string): AsyncIterable<{ page: number, entries: readonly LeakEntry[] }>
}

/** Yields a search and what it found, sorted by kind. */
export async function* searchRows(
  search: ExportedSearch, { tasks, complete, marks = [], timeOf, leakPages }: SearchFindings,
): AsyncGenerator<ExportRow> {
  const query = queryOf(search)
  const at = { search_id: search.id }
  const sources = tasks.map(task => ({ task, outcome: task.outcome, ...placeOf(task, timeOf) }))
  const ofKind = (...kinds: Array<SearchTask['kind']>) => sources.filter(({ task }) => kinds.includes(task.kind))
  const counts = countsOf(tasks, search.skipped.length)
  const error = errorOfChain(search, tasks.map(toCount), counts)
  yield searchRow(search, query, {
    complete,
    counts,
    error,
    ...marks.length > 0 && { marks: [...marks] },
  })

  for (const { outcome, place } of ofKind('module', 'provider')) {
    for (const result of (outcome?.results ?? []) as Array<Record<string, Schemas['CardContent']>>) {
      for (const [card, { items }] of Object.entries(result)) {
        yield {
          kind: 'finding',
          ...at,
          ...place,
          cached: outcome!.cached,
          card,
          items,
        }
      }
    }
  }
  for (const { outcome, place } of ofKind('account')) {
    for (const { status, url } of (outcome?.results ?? []) as Schemas['RegisteredAccount'][]) {
      if (status === 'registered') yield { kind: 'account', ...at, ...place, url: url ?? null }
    }
  }
  const named = ofKind('breaches', 'leak').find(({ outcome }) => (outcome?.results.length ?? 0) > 0)
  for (const breach of breachesOf(tasks)) yield { kind: 'breach', ...at, at: named!.place.at, breach }
  for (const { task, outcome, place } of ofKind('leak')) {
    const names_only = outcome !== null && onlyNamesBreaches(task.slug, outcome)
    for await (const { page, entries } of leakPages(task.slug)) {
      for (const { key: record, items } of entries) yield {
        kind: 'leak',
        ...at,
        ...place,
        page,
        record,
        items,
        ...names_only && { names_only },
      }
    }
  }
  for (const { key: _, ...observable } of await observablesOf(query, tasks)) {
    yield { kind: 'observable', ...at, ...observable }
  }
  const outcomes = [...search.skipped.map(part => leftOutRow(search.id, part)),
    ...sources.map(({ task, place }) => sourceRow(search.id, task, place))]
  yield* outcomes.filter(row => !hasAnswered(row))
  yield* outcomes.filter(hasAnswered)
}

const searchRow = (
  { id, status, reference, labels, createdAt, startedAt, completedAt }: ExportedSearch,
  query: Schemas['SearchQuery'],
  found: Required<Pick<RowOf<'search'>, 'complete' | 'counts' | 'error'>> & Pick<RowOf<'search'>, 'marks'>,
): RowOf<'search'> => ({
  kind: 'search',
  search_id: id,
  query,
  status,
  ...found,
  reference,
  labels,
  created_at: createdAt,
  started_at: startedAt,
  completed_at: completedAt,
})

/** Returns the source of a task, and the time of its answer. */
function placeOf({ kind, slug, name }: SearchTask, timeOf: SearchFindings['timeOf']) {
  const source: Source = { kind: sourceKinds[kind], slug, name }
  return { place: { source, at: timeOf(source) } }
}

function sourceRow(
  search_id: string, { outcome, ...task }: SearchTask, place: Pick<RowOf<'source'>, 'source' | 'at'>,
): RowOf<'source'> {
  const base = { kind: 'source', search_id, ...place } as const
  if (outcome === null) return { ...base, status: 'pending', reason: notEnded, count: 0 }
  const { status, reason } = toSourceOutcome({ ...task, outcome })
  return { ...base, status, reason: reason ?? null, count: outcome.count }
}

const notEnded = { code: 'PENDING', message: 'The source had not answered when the search was exported' }

/** Returns the row of a part of the request that does not run. */
function leftOutRow(search_id: string, { path, value, slug, message }: Schemas['SkippedPart']): RowOf<'source'> {
  const kind = path.startsWith('leaks') ? 'leak_source' : path.startsWith('modules') ? 'module' : 'breach_sources'
  const name = slug ?? value ?? path
  return {
    kind: 'source',
    search_id,
    source: { kind, slug: name, name },
    at: null,
    status: 'left_out',
    reason: { code: 'LEFT_OUT', message },
    count: 0,
  }
}
