import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask, TaskKind } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Modules } from '../modules.ts'
import { leakCodes } from './events.ts'
import type { SearchOptions } from './request.ts'
import { cardsOf, isTerminal, sum } from './state.ts'

type Schemas = components['schemas']

export type Results = ReturnType<typeof createResults>

/** How a stored search is told to its owner. */
export function createResults({ database, modules, publicUrl }: { database: Database, modules: Modules, publicUrl: string }) {
  async function summary(search: StoredSearch): Promise<Schemas['SearchSummary']> {
    const counts = await database.searchTasks.count(search.id)
    const of = (kind: TaskKind) => sum(counts.filter(count => count.kind === kind))
    return {
      module_results: cardsOf(counts), leak_sources: of('leak').succeeded, breached_accounts: of('breaches').found,
      registered_accounts: of('account').found,
    }
  }

  function moduleResult({ slug, outcome }: SearchTask, { status }: StoredSearch): Schemas['ModuleResult'][] {
    const listed = modules.bySlug(slug)
    const ended = outcome ?? (isTerminal(status) ? skipped : undefined)
    if (listed === undefined || ended === undefined) return []
    return [{
      module: { id: listed.id, name: listed.module.name }, status: ended.status, cached: ended.cached,
      duration_ms: ended.durationMs, error: ended.error as Schemas['ModuleError'] | null,
      cards: ended.results as Schemas['Card'][],
    }]
  }

  return {
    /** The body of `GET /search/{id}`. */
    async state(search: StoredSearch): Promise<Schemas['SearchStateData']> {
      const at = `${publicUrl}/search/${search.id}`
      return {
        search: record(search),
        summary: await summary(search),
        delivery: { webhook: null },
        links: { stream: `${at}/stream`, results: `${at}/results`, byok: `${at}/byok`, leaks: `${at}/results/leaks` },
      }
    },

    /** The normalised results: also before the end, with what there is. */
    async of(search: StoredSearch): Promise<Schemas['SearchResultsData']> {
      const tasks = await database.searchTasks.list(search.id)
      const of = (wanted: TaskKind) => tasks.filter(({ kind }) => kind === wanted)
      const resultsOf = <Result>(kind: TaskKind) => of(kind).flatMap(({ outcome }) => (outcome?.results ?? []) as Result[])
      return {
        search: record(search),
        complete: isTerminal(search.status),
        modules: of('module').flatMap(task => moduleResult(task, search)),
        breached_accounts: resultsOf<Schemas['BreachedAccount']>('breaches'),
        registered_accounts: resultsOf<Schemas['RegisteredAccount']>('account'),
        leaks: leakCodes(of('leak')),
        summary: await summary(search),
      }
    },
  }
}

const skipped = {
  status: 'skipped' as const, cached: false, durationMs: 0, results: [],
  error: { code: 'MODULE_SKIPPED', message: 'The search ended first' },
}

export function record(search: StoredSearch): Schemas['Search'] {
  const options: SearchOptions = JSON.parse(search.options)
  return {
    id: search.id, status: search.status, query: { type: search.type as Schemas['QueryType'], value: search.value }, options,
    created_at: search.createdAt, started_at: search.startedAt, completed_at: search.completedAt,
    error: search.error as Schemas['SearchError'] | null,
  }
}
