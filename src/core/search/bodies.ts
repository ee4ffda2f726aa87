import type { components } from '../../../generated/api.ts'
import type { TaskCount, TaskKind } from '../../db/search-tasks.ts'
import type { RetryLinks } from '../../db/search-retries.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Counts } from '../../outcomes/counts.ts'
import type { SearchOptions } from './task.ts'
import { addCounts, countCards, partialFailureOf } from './state.ts'

type Schemas = components['schemas']

export function searchBody(search: StoredSearch, { retryOf, retries, rerunOf }: RetryLinks): Schemas['Search'] {
  const options = JSON.parse(search.options) as SearchOptions
  return {
    id: search.id,
    status: search.status,
    query: { type: search.type as Schemas['QueryType'], value: search.value },
    options,
    skipped: JSON.parse(search.skipped) as Schemas['SkippedPart'][],
    reference: search.reference,
    labels: search.labels,
    ...search.name !== null && { name: search.name },
    ...search.note !== null && { note: search.note },
    ...search.investigationId !== null && { investigation_id: search.investigationId },
    ...search.watchId !== null && { watch_id: search.watchId },
    retry_of: retryOf,
    retries,
    ...rerunOf !== null && { rerun_of: rerunOf },
    created_at: search.createdAt,
    started_at: search.startedAt,
    completed_at: search.completedAt,
    error: currentError(search),
    ...search.counts && { counts: search.counts },
  }
}

/** Returns the error as its numbers have it: they are those of a chain of retries, which may have got the answers. */
const currentError = ({ error, counts }: Pick<StoredSearch, 'error' | 'counts'>): Schemas['SearchError'] | null =>
  error?.code === 'PARTIAL_FAILURE' && counts ? partialFailureOf(counts) : error as Schemas['SearchError'] | null

/** Returns the data of `GET /search/{id}`. */
export function stateBody(
  search: Schemas['Search'],
  counts: readonly TaskCount[],
  webhook: Schemas['WebhookDelivery'] | undefined,
  publicUrl: string,
): Schemas['SearchStateData'] {
  const { state: _, ...links } = linksOf(publicUrl, search.id)
  return {
    search,
    summary: summaryOf(counts, search.counts),
    delivery: { webhook: webhook ?? null },
    links,
  }
}

/** @param ended the counts of an ended search, whose breaches are merged */
export function summaryOf(counts: readonly TaskCount[], ended?: Pick<Counts, 'breaches'>): Schemas['SearchSummary'] {
  const totalOf = (kind: TaskKind) => addCounts(counts.filter(count => count.kind === kind))
  return {
    module_results: countCards(counts),
    leak_sources: totalOf('leak').succeeded,
    breached_accounts: ended?.breaches ?? totalOf('breaches').findings,
    registered_accounts: totalOf('account').findings,
  }
}

/** Returns the absolute URLs of a search and its parts. */
export function linksOf(publicUrl: string, id: string) {
  const state = `${publicUrl}/search/${id}`
  return {
    state,
    stream: `${state}/stream`,
    results: `${state}/results`,
    byok: `${state}/byok`,
    leaks: `${state}/results/leaks`,
    export: `${state}/export`,
  }
}
