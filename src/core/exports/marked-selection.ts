import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ListedMark } from '../../db/search-marks.ts'
import { findingsOf, recordsOf } from '../search/read-marks.ts'
import type { LeakEntry } from '../search/task.ts'
import { readSelection, type Selection } from './selection.ts'

/** Reads a page of records with its secrets masked. Returns `undefined` after the last page. */
type MaskedPages = (source: string, page: number) => Promise<readonly LeakEntry[] | undefined>

/** Returns the parts of what a search found that are marked as confirmed. Reads the records of sources with a mark. */
export async function selectConfirmed(
  search: StoredSearch, tasks: readonly SearchTask[], marks: readonly ListedMark[], readPage: MaskedPages,
): Promise<Selection> {
  const confirmed = marks.filter(({ mark }) => mark === 'confirmed')
  if (confirmed.length === 0) return readSelection([])
  const ids = new Set(confirmed.map(({ finding }) => finding))
  const names = (await findingsOf(search, tasks)).flatMap(({ id, name }) => ids.has(id) ? [name] : [])
  const records = confirmed.filter(({ kind }) => kind === 'leak')
  const sources = new Set(records.map(({ name }) => name.slice('leak:'.length, name.indexOf('/'))))
  for (const source of sources) {
    for (let page = 1, entries; (entries = await readPage(source, page)) !== undefined; page++) {
      for (const { id, name } of recordsOf(source, page, entries)) if (ids.has(id)) names.push(name)
    }
  }
  return readSelection(names)
}
