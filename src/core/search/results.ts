import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchModule } from '../../db/search-modules.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Modules } from '../modules.ts'
import type { SearchOptions } from './request.ts'
import { isTerminal } from './state.ts'

type Schemas = components['schemas']

export type Results = ReturnType<typeof createResults>

/** How a stored search is told to its owner. */
export function createResults({ database, modules, publicUrl }: { database: Database, modules: Modules, publicUrl: string }) {
  async function summary(search: StoredSearch): Promise<Schemas['SearchSummary']> {
    const { cards } = await database.searchModules.count(search.id)
    return { module_results: cards, leak_sources: 0, breached_accounts: 0, registered_accounts: 0 }
  }

  function moduleResult({ slug, outcome }: SearchModule, { status }: StoredSearch): Schemas['ModuleResult'][] {
    const listed = modules.bySlug(slug)
    const ended = outcome ?? (isTerminal(status) ? skipped : undefined)
    if (listed === undefined || ended === undefined) return []
    return [{
      module: { id: listed.id, name: listed.module.name }, status: ended.status, cached: ended.cached,
      duration_ms: ended.durationMs, error: ended.error as Schemas['ModuleError'] | null,
      cards: ended.cards as Schemas['Card'][],
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
      const rows = await database.searchModules.list(search.id)
      return {
        search: record(search),
        complete: isTerminal(search.status),
        modules: rows.flatMap(row => moduleResult(row, search)),
        breached_accounts: [],
        registered_accounts: [],
        leaks: { executed_codes: [], skipped_codes: [], failed_codes: [] },
        summary: await summary(search),
      }
    },
  }
}

const skipped = {
  status: 'skipped' as const, cached: false, durationMs: 0, cards: [],
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
