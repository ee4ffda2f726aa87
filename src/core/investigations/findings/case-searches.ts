import type { Database } from '../../../db/database.ts'
import type { StoredInvestigation } from '../../../db/investigations.ts'
import type { StoredObservable } from '../../../db/investigation-observables.ts'
import type { Query } from '../../../sources/kit/source.ts'
import { queryOf } from '../../search/state.ts'

/** A search of an investigation. */
export interface CaseSearch {
  /** Position of its observable in the investigation. */
  position: number
  /** The observable in its normal form. */
  query: Query
  /** The observable as the caller sent it. */
  asked: Query
  search: NonNullable<StoredObservable['search']>
}

/** The searches of an investigation, in the order of its observables. */
export interface CaseSearches {
  searches: CaseSearch[]
  /** `true` if the investigation has finished, and every source that its searches asked has answered. */
  complete: boolean
}

/** Reads the searches of an investigation, without their results. */
export async function readCaseSearches(
  database: Pick<Database, 'investigationObservables'>, { id, status }: Pick<StoredInvestigation, 'id' | 'status'>,
): Promise<CaseSearches> {
  const observables = await database.investigationObservables.list(id)
  const searches = observables.flatMap((one): CaseSearch[] =>
    one.search ? [{
      position: one.position,
      query: queryOf(one),
      asked: { type: one.type as Query['type'], value: one.value },
      search: one.search,
    }] : [])
  const complete = status === 'finished' && searches.length === observables.length
    && searches.every(({ search: { status: ended, counts } }) =>
      ended === 'finished' && counts?.sources_unanswered === 0)
  return { searches, complete }
}
