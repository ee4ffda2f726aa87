import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { withMember } from '../../lib/json-text.ts'
import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { leakCodes, leakStatus } from './events.ts'
import { holderOf } from './leak-holder.ts'
import { createLeakPages, type LeakPageReader } from './leak-pages.ts'
import { listMarks, marksMember, recordsOf } from './read-marks.ts'
import { readChain } from './read-tasks.ts'
import { mergeTasks } from './merge-tasks.ts'
import type { LeakEntry } from './task.ts'
import { pageSize } from './tasks/leak.ts'

type Schemas = components['schemas']
type RetriesMode = Schemas['RetriesMode']

interface LeakResultsParts {
  database: Database
  leakSources: LeakSources
}

/** Creates the part of the results that builds the response bodies about leak sources. */
export function createLeakResults({ database, leakSources }: LeakResultsParts) {
  const leakPages = createLeakPages({ database, leakSources })

  return {
    /**
     * Returns the data of `GET /search/{id}/results/leaks`. Contains the leak sources whose tasks have ended.
     * @param retries `own`: of this search alone. Default: of its whole chain of retries.
     */
    async leaksBody(search: StoredSearch, retries?: RetriesMode): Promise<Schemas['SearchLeaksData']> {
      const tasks = await leakTasks(await readChain(database, search, retries))
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
     * source that found nothing exists and is empty. In a chain, the newest search with records of the source is read.
     */
    async leakPageBody(
      search: StoredSearch,
      code: string,
      { page, retries }: { page: number, retries?: RetriesMode },
      reader: LeakPageReader,
    ): Promise<string | undefined> {
      const chain = await readChain(database, search, retries)
      const holder = await holderOf(database, chain, code)
      const stored = holder && await leakPages.get(holder, code, page, reader)
      const isEmpty = holder === undefined && page === 1 && await foundNothing(chain, code)
      if (stored === undefined && !isEmpty) return undefined
      const { pages, records } = holder
        ? await database.searchLeakPages.count(holder.id, code)
        : { pages: 0, records: 0 }
      const { name, template } = describeSource(await sourcesByCode(), code)
      const head: Omit<Schemas['SearchLeakPageData'], 'results'> = {
        source: { code, name },
        template,
        page,
        page_size: pageSize,
        page_count: pages,
        result_count: records,
        ...stored && await marksOfPage(holder, code, page),
      }
      return withMember(head, 'results', stored?.entries ?? '[]')
    },
  }

  /** Returns the member `marks` of a page. The page is read again without its secrets, from which ids do not follow. */
  async function marksOfPage(search: StoredSearch, code: string, page: number) {
    const marks = (await listMarks(database, search)).filter(({ kind }) => kind === 'leak')
    if (marks.length === 0) return {}
    const masked = await leakPages.get(search, code, page, { secrets: false })
    return marksMember(marks, masked ? recordsOf(code, page, JSON.parse(masked.entries) as LeakEntry[]) : [])
  }

  async function leakTasks(chain: readonly StoredSearch[]): Promise<SearchTask[]> {
    const tasks = []
    for (const { id } of chain) tasks.push(await database.searchTasks.list(id, 'leak'))
    return mergeTasks(tasks)
  }

  async function foundNothing(chain: readonly StoredSearch[], code: string): Promise<boolean> {
    const task = (await leakTasks(chain)).find(({ slug }) => slug === code)
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
