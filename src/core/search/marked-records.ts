import type { ListedMark } from '../../db/search-marks.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { Finding } from '../marks/find-findings.ts'
import { recordsOf } from './read-marks.ts'
import type { LeakEntry } from './task.ts'

/** Reads a page of records with its secrets masked. Returns `undefined` after the last page. */
type MaskedPages = (source: string, page: number) => Promise<readonly LeakEntry[] | undefined>

/**
 * Yields the marked records of leak sources. Reads the pages of a source up to the one with which each of its marks has
 * a record, because a source may have hundreds of pages.
 * @param marks marks of records
 */
export async function* findMarkedRecords(
  marks: ReadonlyArray<Pick<ListedMark, 'finding' | 'name'>>, readPage: MaskedPages,
): AsyncGenerator<Finding> {
  const pause = createPauses()
  const bySource = Map.groupBy(marks, ({ name }) => name.slice('leak:'.length, name.indexOf('/')))
  for (const [source, own] of bySource) {
    const ids = new Set(own.map(({ finding }) => finding))
    const missing = new Set(ids)
    for (let page = 1, entries; missing.size > 0 && (entries = await readPage(source, page)) !== undefined; page++) {
      const records = recordsOf(source, page, entries).filter(({ id }) => ids.has(id))
      for (const { id } of records) missing.delete(id)
      yield* records
      await pause()
    }
  }
}
