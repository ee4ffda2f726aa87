import type { Database } from '../../db/database.ts'
import type { StoredResultPage } from '../../db/search-leak-pages.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import { createPauses } from '../../lib/pauses.ts'
import { maskEntry } from '../../sources/leaks/entry.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import type { LeakEntry, SearchOptions } from './task.ts'

interface LeakPagesParts {
  database: Pick<Database, 'searchLeakPages'>
  leakSources: Pick<LeakSources, 'all'>
}

/** Rights of the caller that reads a page. */
export interface LeakPageReader {
  /** `true` if the plan of the caller includes secrets at this moment. */
  secrets: boolean
}

export type LeakPages = ReturnType<typeof createLeakPages>

/**
 * Creates the reader of stored leak records. Everything that leaves the service reads them here (the linter refuses
 * another place), because an account may lose the plan that showed secrets when the search ran.
 */
export function createLeakPages({ database, leakSources }: LeakPagesParts) {
  return {
    /**
     * Returns a page of records of one source. Their secrets are masked, unless the search was created with secrets and
     * the reader may see them now. Returns `undefined` if the page does not exist.
     */
    async get(
      search: Pick<StoredSearch, 'id' | 'secrets' | 'options'>, code: string, page: number, reader: LeakPageReader,
    ): Promise<StoredResultPage | undefined> {
      const stored = await database.searchLeakPages.get(search.id, code, page)
      if (stored === undefined || reader.secrets || !search.secrets) return stored
      const naming = (JSON.parse(search.options) as SearchOptions).leaks.custom_mapping ?? 'standard'
      const source = (await leakSources.all()).map(one => one.source).find(one => one.code === code)
      const entries: LeakEntry[] = []
      const pause = createPauses()
      for (const entry of JSON.parse(stored.entries) as LeakEntry[]) {
        entries.push(maskEntry(entry, naming, source))
        await pause()
      }
      return { ...stored, entries: await jsonTextInSlices(entries) }
    },
  }
}
