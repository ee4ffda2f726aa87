import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { ListedMark, MarkedObservable } from '../../db/search-marks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { inSlices } from '../../lib/slices.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { leakFindingId } from '../marks/finding-id.ts'
import { findFindings, type Finding, type MarkedTask } from '../marks/find-findings.ts'
import type { Marks } from '../marks/marks.ts'
import { matchKey } from './match-key.ts'
import { breachesOf, type CountedTask } from './search-counts.ts'
import { queryOf } from './state.ts'
import type { LeakEntry } from './task.ts'

type SearchMark = components['schemas']['SearchMark']
type SearchedValue = Pick<StoredSearch, 'accountId' | 'type' | 'normalValue'>
type MarkDatabase = Pick<Repositories, 'searchMarks'>

/** Returns what the marks of a search belong to. All spellings of a value are one observable. */
export const markedObservable = ({ accountId, type, normalValue }: SearchedValue): MarkedObservable =>
  ({ accountId, type, matchKey: matchKey(type as QueryType, normalValue) })

/** Reads the marks on findings of the searched observable, with their notes. */
export const listMarks = ({ searchMarks }: MarkDatabase, search: SearchedValue): Promise<ListedMark[]> =>
  searchMarks.list(markedObservable(search))

/** Reads the marks on findings of the searched observable. */
export const readMarks = async (database: MarkDatabase, search: SearchedValue): Promise<Marks> =>
  new Map((await listMarks(database, search)).map(({ finding, mark }) => [finding, mark]))

/** Returns the cards, accounts and breaches of a search. */
export const findingsOf = (
  search: Pick<StoredSearch, 'type' | 'normalValue'>, tasks: ReadonlyArray<MarkedTask & CountedTask>,
): Promise<Finding[]> => inSlices(findFindings(queryOf(search), tasks, breachesOf(tasks)))

/**
 * Returns the records of a page of a leak source.
 * @param entries the records, with their secrets masked
 */
export const recordsOf = (source: string, page: number, entries: readonly LeakEntry[]): Finding[] =>
  entries.map(({ key, items }) =>
    ({ id: leakFindingId(source, items), kind: 'leak', name: `leak:${source}/${page}/${key}` }))

/** Returns the marks as callers see them. @param findings the findings of the search of which they read the marks */
export function markBodies(marks: readonly ListedMark[], findings: Iterable<Finding>): SearchMark[] {
  const names = new Map<string, string[]>()
  for (const { id, name } of findings) names.set(id, [...names.get(id) ?? [], name])
  return marks.map(({ finding: id, kind, mark, note, keyId, keyLabel, markedAt }) => ({
    id,
    kind,
    findings: names.get(id) ?? [],
    mark,
    note,
    key_id: keyId,
    key_label: keyLabel,
    marked_at: markedAt,
  }))
}

/** Returns the marks of the findings of an answer, as its member `marks`. Without any, it has no such member. */
export function marksMember(
  marks: readonly ListedMark[], findings: Iterable<Finding>,
): { marks?: SearchMark[] } {
  const found = markBodies(marks, findings).filter(one => one.findings.length > 0)
  return found.length === 0 ? {} : { marks: found }
}
