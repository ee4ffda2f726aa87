import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask, TaskCount, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import type { RetryLinks } from '../../db/search-retries.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { deliveryBody, newDelivery } from '../webhooks/webhooks.ts'
import { withMember } from '../../lib/json-text.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { moduleId, type Modules } from '../catalogue/modules.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { byokStatus, leakCodes, leakStatus } from './events.ts'
import type { SearchOptions } from './task.ts'
import { readTasks } from './read-tasks.ts'
import { countCards, toCount, addCounts } from './state.ts'
import { pageSize } from './tasks/leak.ts'

type Schemas = components['schemas']

export type Results = ReturnType<typeof createResults>

interface ResultsParts {
  database: Database
  modules: Modules
  leakSources: LeakSources
  publicUrl: string
}

/** Creates the service that builds the response bodies about stored searches. */
export function createResults({ database, modules, leakSources, publicUrl }: ResultsParts) {
  function stateData(
    search: Schemas['Search'],
    counts: readonly TaskCount[],
    webhook: Schemas['WebhookDelivery'] | undefined,
  ): Schemas['SearchStateData'] {
    const { state: _, ...links } = linksOf(publicUrl, search.id)
    return {
      search,
      summary: summaryOf(counts),
      delivery: { webhook: webhook ?? null },
      links,
    }
  }

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
      const body = searchBody(search, { retryOf: search.retryOf, retries: [] })
      return stateData(body, [], delivery.webhook && newDelivery)
    },

    /** Returns the data of `GET /search/{id}`. */
    async stateBody(search: StoredSearch): Promise<Schemas['SearchStateData']> {
      const delivery = await database.webhooks.get({ kind: 'search', id: search.id })
      const counts = await database.searchTasks.count(search.id)
      return stateData(await searchWithLinks(search), counts, delivery && deliveryBody(delivery))
    },

    /** Returns the searches of `GET /search`. */
    async listBody(searches: readonly StoredSearch[]): Promise<Schemas['Search'][]> {
      const links = await database.searchRetries.links(searches)
      return searches.map(search => searchBody(search, links.get(search.id)!))
    },

    /**
     * Returns the data of `GET /search/{id}/results`. Contains the results so far if the search has not ended.
     * @param retries `merged`: with the results of all searches of its chain of retries.
     */
    async resultsBody(
      search: StoredSearch, retries?: Schemas['RetriesMode'],
    ): Promise<Schemas['SearchResultsData']> {
      const { tasks, complete } = await readTasks(database, search, retries)
      const tasksOf = (kind: TaskKind) => tasks.filter(task => task.kind === kind)
      const resultsOf = <Result>(kind: TaskKind) =>
        tasksOf(kind).flatMap(({ outcome }) => (outcome?.results ?? []) as Result[])
      return {
        search: await searchWithLinks(search),
        complete,
        modules: tasksOf('module').flatMap(moduleResult),
        breached_accounts: resultsOf<Schemas['BreachedAccount']>('breaches'),
        registered_accounts: resultsOf<Schemas['RegisteredAccount']>('account'),
        leaks: leakCodes(tasksOf('leak')),
        summary: summaryOf(tasks.map(toCount)),
      }
    },

    /**
     * Returns the data of `GET /search/{id}/byok` as JSON text. Contains the results of the providers whose tasks have
     * ended. If `provider` is given, contains only the result of this provider.
     */
    async byokBody(search: StoredSearch, provider?: Schemas['ByokProvider']): Promise<string> {
      const tasks = (await database.searchTasks.list(search.id, 'provider')).filter(({ slug }) =>
        provider === undefined || slug === provider
      )
      const providers = await Promise
        .all(tasks.flatMap(({ slug, outcome }) => outcome ? [providerResult(search.id, slug, outcome)] : []))
      const options = JSON.parse(search.options) as SearchOptions
      const head: Pick<Schemas['SearchByokData'], 'mode'> = { mode: options.byok?.mode ?? 'default' }
      return withMember(head, 'providers', `{${providers.join(',')}}`)
    },

    /** Returns the data of `GET /search/{id}/results/leaks`. Contains the leak sources whose tasks have ended. */
    async leaksBody(search: StoredSearch): Promise<Schemas['SearchLeaksData']> {
      const tasks = await database.searchTasks.list(search.id, 'leak')
      const sources = await sourcesByCode()
      return {
        sources: tasks.flatMap(({ slug, outcome }) => outcome ? [{
          ...describeSource(sources, slug),
          status: leakStatus(outcome.status),
          result_count: outcome.count,
          page_count: Math.ceil(outcome.count / pageSize),
          page_size: pageSize,
          message: outcome.error?.message ?? null,
        }] : []),
        ...leakCodes(tasks),
      }
    },

    /**
     * Returns a page of records of a leak source as JSON text, or `undefined` if the page does not exist. Page 1 of a
     * source that found nothing exists and is empty.
     */
    async leakPageBody(search: StoredSearch, code: string, page: number): Promise<string | undefined> {
      const stored = await database.searchLeakPages.get(search.id, code, page)
      const isEmpty = stored === undefined && page === 1 && await foundNothing(search.id, code)
      if (stored === undefined && !isEmpty) return undefined
      const { pages, records } = await database.searchLeakPages.count(search.id, code)
      const { name, template } = describeSource(await sourcesByCode(), code)
      const head: Omit<Schemas['SearchLeakPageData'], 'results'> = {
        source: { code, name },
        template,
        page,
        page_size: pageSize,
        page_count: pages,
        result_count: records,
      }
      return withMember(head, 'results', stored?.entries ?? '[]')
    },
  }

  async function searchWithLinks(search: StoredSearch): Promise<Schemas['Search']> {
    return searchBody(search, (await database.searchRetries.links([search])).get(search.id)!)
  }

  /** Returns the JSON text of one member of `providers`: the slug and the provider's result. */
  async function providerResult(
    searchId: string,
    slug: string,
    { status, count, error }: TaskOutcome,
  ): Promise<string> {
    const answer = await database.byok.getAnswer(searchId, slug)
    const head: Omit<Schemas['SearchByokProvider'], 'raw'> = {
      status: byokStatus(status),
      result_count: count,
      started_at: answer?.startedAt ?? null,
      finished_at: answer?.finishedAt ?? null,
      mapping_version: answer?.mappingVersion ?? null,
      error: error as Schemas['ModuleError'] | null,
    }
    return `${JSON.stringify(slug)}:${withMember(head, 'raw', answer?.raw ?? 'null')}`
  }

  async function foundNothing(searchId: string, code: string): Promise<boolean> {
    const task = (await database.searchTasks.list(searchId, 'leak')).find(({ slug }) => slug === code)
    return task?.outcome?.status === 'no_results'
  }

  async function sourcesByCode(): Promise<Map<string, LeakSource>> {
    return new Map((await leakSources.all()).map(({ source }) => [source.code, source]))
  }
}

export function summaryOf(counts: readonly TaskCount[]): Schemas['SearchSummary'] {
  const totalOf = (kind: TaskKind) => addCounts(counts.filter(count => count.kind === kind))
  return {
    module_results: countCards(counts),
    leak_sources: totalOf('leak').succeeded,
    breached_accounts: totalOf('breaches').findings,
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

/** Returns the description of a leak source. If the source was removed, uses its code as its name. */
function describeSource(
  sources: Map<string, LeakSource>,
  code: string,
): Pick<Schemas['SearchLeakSource'], 'code' | 'name' | 'template'> {
  const { name = code, template = 'generic' } = sources.get(code) ?? {}
  return { code, name, template }
}

function searchBody(search: StoredSearch, { retryOf, retries }: RetryLinks): Schemas['Search'] {
  const options = JSON.parse(search.options) as SearchOptions
  return {
    id: search.id,
    status: search.status,
    query: { type: search.type as Schemas['QueryType'], value: search.value },
    options,
    skipped: JSON.parse(search.skipped) as Schemas['SkippedPart'][],
    reference: search.reference,
    labels: search.labels,
    ...search.investigationId !== null && { investigation_id: search.investigationId },
    ...search.watchId !== null && { watch_id: search.watchId },
    retry_of: retryOf,
    retries,
    created_at: search.createdAt,
    started_at: search.startedAt,
    completed_at: search.completedAt,
    error: search.error as Schemas['SearchError'] | null,
  }
}
