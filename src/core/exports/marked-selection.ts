import type { components } from '../../../generated/api.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { ListedMark } from '../../db/search-marks.ts'
import type { Finding } from '../marks/find-findings.ts'
import { findMarkedRecords } from '../search/marked-records.ts'
import { findingsOf, markBodies } from '../search/read-marks.ts'
import { readSelection, type Selection } from './selection.ts'

type MaskedPages = Parameters<typeof findMarkedRecords>[1]

/**
 * Returns the parts of what a search found that are marked as confirmed.
 * @param readPage reads the records of sources with a mark. Default: no records are selected
 */
export async function selectConfirmed(
  search: StoredSearch, tasks: readonly SearchTask[], marks: readonly ListedMark[], readPage?: MaskedPages,
): Promise<Selection> {
  const confirmed = marks.filter(({ mark }) => mark === 'confirmed')
  if (confirmed.length === 0) return readSelection([])
  const ids = new Set(confirmed.map(({ finding }) => finding))
  const names = (await findingsOf(search, tasks)).flatMap(({ id, name }) => ids.has(id) ? [name] : [])
  const records = confirmed.filter(({ kind }) => kind === 'leak')
  if (readPage) for await (const { name } of findMarkedRecords(records, readPage)) names.push(name)
  return readSelection(names)
}

/**
 * Returns the marks that an export of a selection has: those of selected findings, and those of claims. A claim cannot
 * be selected, so its note, which may be about an account that is left out, is not exported.
 * @param findings the findings of the search, with the records of the selected pages
 */
export function marksOfSelection(
  { names }: Selection, marks: readonly ListedMark[], findings: readonly Finding[],
): components['schemas']['SearchMark'][] {
  const chosen = new Set(names)
  return markBodies(marks, findings.filter(({ name }) => chosen.has(name))).flatMap(one =>
    one.kind === 'claim' ? [{ ...one, note: null }] : one.findings.length > 0 ? [one] : [])
}
