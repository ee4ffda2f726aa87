import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { withMember } from '../../lib/json-text.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { leakCodes, leakStatus } from './events.ts'
import { createLeakPages, type LeakPageReader } from './leak-pages.ts'
import { pageSize } from './tasks/leak.ts'

type Schemas = components['schemas']

interface LeakResultsParts {
  database: Database
  leakSources: LeakSources
}

/** Creates the part of the results that builds the response bodies about leak sources. */
export function createLeakResults({ database, leakSources }: LeakResultsParts) {
  const leakPages = createLeakPages({ database, leakSources })

  return {
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
    async leakPageBody(
      search: StoredSearch, code: string, page: number, reader: LeakPageReader,
    ): Promise<string | undefined> {
      const stored = await leakPages.get(search, code, page, reader)
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

  async function foundNothing(searchId: string, code: string): Promise<boolean> {
    const task = (await database.searchTasks.list(searchId, 'leak')).find(({ slug }) => slug === code)
    return task?.outcome?.status === 'no_results'
  }

  async function sourcesByCode(): Promise<Map<string, LeakSource>> {
    return new Map((await leakSources.all()).map(({ source }) => [source.code, source]))
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
