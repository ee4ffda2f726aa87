import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask, TaskKind } from '../../db/search-tasks.ts'
import type { RetryLinks } from '../../db/search-retries.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { deliveryBody, newDelivery } from '../webhooks/webhooks.ts'
import { moduleId, type Modules } from '../catalogue/modules.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { searchBody, stateBody, summaryOf } from './bodies.ts'
import { leakCodes } from './events.ts'
import { createLeakResults } from './leak-results.ts'
import { byokBody } from './provider-results.ts'
import type { SearchOptions } from './task.ts'
import { findingsOf, listMarks, marksMember } from './read-marks.ts'
import { readChain, readTasks } from './read-tasks.ts'
import { breachesOf, countsOf } from './search-counts.ts'
import { errorOfChain, toCount } from './state.ts'

type Schemas = components['schemas']
type RetriesMode = Schemas['RetriesMode']

export type Results = ReturnType<typeof createResults>

interface ResultsParts {
  database: Database
  modules: Modules
  leakSources: LeakSources
  publicUrl: string
}

/** Creates the service that builds the response bodies about stored searches. */
export function createResults({ database, modules, leakSources, publicUrl }: ResultsParts) {
  function moduleResult({ slug, outcome }: SearchTask): Schemas['ModuleResult'][] {
    if (outcome === null) return []
    const { status, cached, durationMs, error, results: cards } = outcome
    return [{
      module: { id: moduleId(slug), slug, name: modules.bySlug(slug)?.module.name ?? slug },
      status,
      cached,
      duration_ms: durationMs,
      error: error as Schemas['ModuleError'] | null,
      cards: cards as Schemas['Card'][],
    }]
  }

  return {
    /** Returns the data of `POST /search`. Does not read the database, because no task of a new search has started. */
    createdBody(search: StoredSearch): Schemas['SearchStateData'] {
      const { delivery } = JSON.parse(search.options) as SearchOptions
      const body = searchBody(search, { retryOf: search.retryOf, retries: [], rerunOf: search.rerunOf })
      return stateBody(body, [], delivery.webhook && newDelivery, publicUrl)
    },

    /**
     * Returns the data of `GET /search/{id}`.
     * @param retries `own`: its numbers are those of this search alone. Default: those of its chain of retries.
     */
    async stateBody(search: StoredSearch, retries?: RetriesMode): Promise<Schemas['SearchStateData']> {
      const delivery = await database.webhooks.get({ kind: 'search', id: search.id })
      const links = await linksOf(search)
      const isChained = search.retryRoot !== null || links.retries.length > 0
      const tasks = isChained ? (await readTasks(database, search, retries)).tasks : undefined
      const counts = tasks ? tasks.map(toCount) : await database.searchTasks.count(search.id)
      const body = searchBody(tasks ? withMerged(search, tasks) : search, links)
      return stateBody(body, counts, delivery && deliveryBody(delivery), publicUrl)
    },

    /** Returns the searches of `GET /search`. */
    async listBody(searches: readonly StoredSearch[]): Promise<Schemas['Search'][]> {
      const links = await database.searchRetries.links(searches)
      return searches.map(search => searchBody(search, links.get(search.id)!))
    },

    /**
     * Returns the data of `GET /search/{id}/results`. Contains the results so far if the search has not ended.
     * @param retries `own`: of this search alone. Default: of its whole chain of retries.
     */
    async resultsBody(search: StoredSearch, retries?: RetriesMode): Promise<Schemas['SearchResultsData']> {
      const { tasks, complete } = await readTasks(database, search, retries)
      const marks = await listMarks(database, search)
      const tasksOf = (kind: TaskKind) => tasks.filter(task => task.kind === kind)
      const resultsOf = <Result>(kind: TaskKind) =>
        tasksOf(kind).flatMap(({ outcome }) => (outcome?.results ?? []) as Result[])
      const counts = countsOf(tasks, leftOutOf(search))
      return {
        search: searchBody(withMerged(search, tasks), await linksOf(search)),
        complete,
        modules: tasksOf('module').flatMap(moduleResult),
        breached_accounts: breachesOf(tasks),
        registered_accounts: resultsOf<Schemas['RegisteredAccount']>('account'),
        leaks: leakCodes(tasksOf('leak')),
        summary: summaryOf(tasks.map(toCount), counts),
        counts,
        ...marks.length > 0 && marksMember(marks, await findingsOf(search, tasks)),
      }
    },

    /** Returns the data of `GET /search/{id}/byok` as JSON text. */
    byokBody: async (
      search: StoredSearch, { provider, retries }: { provider?: Schemas['ByokProvider'], retries?: RetriesMode },
    ): Promise<string> => byokBody(database, search, await readChain(database, search, retries), provider),

    ...createLeakResults({ database, leakSources }),
  }

  async function linksOf(search: StoredSearch): Promise<RetryLinks> {
    return (await database.searchRetries.links([search])).get(search.id)!
  }
}

const leftOutOf = ({ skipped }: StoredSearch): number => (JSON.parse(skipped) as unknown[]).length

/** Returns a search with the numbers and the error that follow from these tasks, if it has ended. */
function withMerged(search: StoredSearch, tasks: readonly SearchTask[]): StoredSearch {
  if (search.counts === null) return search
  const counts = countsOf(tasks, leftOutOf(search))
  return { ...search, counts, error: errorOfChain(search, tasks.map(toCount), counts) }
}
