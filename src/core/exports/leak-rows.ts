import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
import { holderOf } from '../search/leak-holder.ts'
import type { LeakPageReader, LeakPages } from '../search/leak-pages.ts'
import type { LeakEntry } from '../search/task.ts'
import type { Selection } from './selection.ts'

type Reader = LeakPageReader & { signal: AbortSignal }

/** Records of a leak source, as an export reads them. */
export interface LeakRows {
  page: number
  entries: readonly LeakEntry[]
}

/**
 * Creates the functions that read the leak records of a chain of searches, the oldest first: those of the search that
 * holds them.
 */
export function createLeakRows(
  database: Pick<Database, 'searches' | 'searchTasks' | 'searchLeakPages'>, stored: LeakPages,
) {
  /** Reads a page. Returns `undefined` if there is no such page. */
  async function readPage(
    chain: readonly StoredSearch[], code: string, page: number, reader: Reader,
  ): Promise<LeakEntry[] | undefined> {
    reader.signal.throwIfAborted()
    const holder = await holderOf(database, chain, code)
    const records = holder && await stored.get(holder, code, page, reader)
    return records && JSON.parse(records.entries) as LeakEntry[]
  }

  return {
    readPage,

    /** Yields all pages of a source. Throws NOT_FOUND if the search is deleted meanwhile. */
    async* pages(chain: readonly StoredSearch[], code: string, reader: Reader): AsyncGenerator<LeakRows, void> {
      const holder = await holderOf(database, chain, code)
      for (let page = 1; holder; page++) {
        reader.signal.throwIfAborted()
        const records = await stored.get(holder, code, page, reader)
        if (records === undefined) break
        yield { page, entries: JSON.parse(records.entries) as LeakEntry[] }
      }
      // a newer search that was deleted meanwhile has lost its pages, so that an older one was read
      for (const { id } of chain.slice(holder ? chain.indexOf(holder) : 0)) {
        if (!await database.searches.get(id)) throw noSuch('search')
      }
    },

    /** Yields the selected records of a source, page by page. */
    async* selectedPages(
      chain: readonly StoredSearch[], code: string, { records }: Selection, reader: Reader,
    ): AsyncGenerator<LeakRows, void> {
      for (const [page, keys] of records.get(code) ?? []) {
        const entries = await readPage(chain, code, page, reader) ?? []
        yield { page, entries: entries.filter(({ key }) => keys.has(key)) }
      }
    },
  }
}
