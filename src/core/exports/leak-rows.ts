import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { noSuch } from '../access/require-own.ts'
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
 * Creates the functions that read the leak records of a chain of searches, the oldest first: those of the newest search
 * that has records of the source.
 */
export function createLeakRows({ searches }: Pick<Database, 'searches'>, stored: LeakPages) {
  /** Reads a page. Returns `undefined` if there is no such page. */
  async function readPage(
    chain: readonly StoredSearch[], code: string, page: number, reader: Reader,
  ): Promise<LeakEntry[] | undefined> {
    for (const one of chain.toReversed()) {
      reader.signal.throwIfAborted()
      const first = await stored.get(one, code, 1, reader)
      if (first === undefined) continue
      const records = page === 1 ? first : await stored.get(one, code, page, reader)
      return records && JSON.parse(records.entries) as LeakEntry[]
    }
    return undefined
  }

  return {
    readPage,

    /** Yields all pages of a source. Throws NOT_FOUND if the search is deleted meanwhile. */
    async* pages(chain: readonly StoredSearch[], code: string, reader: Reader): AsyncGenerator<LeakRows, void> {
      for (const one of chain.toReversed()) {
        let page = 1
        for (; ; page++) {
          reader.signal.throwIfAborted()
          const records = await stored.get(one, code, page, reader)
          if (records === undefined) break
          yield { page, entries: JSON.parse(records.entries) as LeakEntry[] }
        }
        if (!await searches.get(one.id)) throw noSuch('search')
        if (page > 1) break
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
