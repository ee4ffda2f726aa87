import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { notFound, validationError, type Fault } from '../../errors.ts'
import { duplicateFaults, faultsAt } from '../access/lock-owned.ts'
import type { Principal } from '../access/keys.ts'

/** Searches to export: those with all labels, or those with the ids. */
export interface ManySearches {
  label?: readonly string[] | undefined
  ids?: ReadonlyArray<string | undefined> | undefined
}

/** Maximum number of searches of one export. Their ids, values and numbers are in memory. */
export const mostSearches = 500

/** Returns the faults of a choice of searches that no schema can express: one of both must be given, each id once. */
export function manyFaults({ label, ids }: Pick<ManySearches, 'ids'> & { label?: unknown }): Fault[] {
  if (label === undefined && ids === undefined) return [{ path: 'label', message: 'or ids must be given' }]
  if (label !== undefined && ids !== undefined) return [{ path: 'ids', message: 'is not allowed beside label' }]
  return duplicateFaults(ids ?? [])
}

/**
 * Returns searches of the caller's account: those with the labels, the newest first, or those of the ids, in their
 * order. Throws NOT_FOUND if no search has the labels or an id. Throws VALIDATION_ERROR if there are
 * more than `mostSearches`, or for `manyFaults`. Of a search and its retries it returns only the first one.
 */
export async function findSearches(
  searches: Pick<Database['searches'], 'get' | 'list'>, { accountId }: Principal, chosen: ManySearches,
): Promise<StoredSearch[]> {
  const faults = manyFaults(chosen)
  if (faults.length > 0) throw validationError({ details: faults })
  if (chosen.label !== undefined) {
    const labelled = await searches.list(accountId, { labels: chosen.label, limit: mostSearches + 1 })
    if (labelled.length === 0) throw notFound({ message: 'No search has these labels' })
    if (labelled.length <= mostSearches) return withoutCovered(labelled)
    const message = `more than ${mostSearches} searches have this: add a label that fewer have, or give ids`
    throw validationError({ details: [{ path: 'label', message }] })
  }
  const ids = (chosen.ids ?? []).map(id => id!.toLowerCase())
  const found = new Map<string, StoredSearch>()
  for (const id of ids) {
    const search = await searches.get(id)
    if (search?.accountId === accountId) found.set(id, search)
  }
  const missing = faultsAt(ids, id => !found.has(id), 'is no search of this account')
  if (missing.length > 0) throw notFound({ message: 'There is no search with this id', details: missing })
  return withoutCovered([...found.values()])
}

/** Leaves out the retries of a chain of which a search stands in the list: that search is read with its retries. */
function withoutCovered(all: readonly StoredSearch[]): StoredSearch[] {
  const chainOf = ({ id, retryRoot }: StoredSearch): string => retryRoot ?? id
  const listed = new Set(all.map(({ id }) => id))
  const chosen = new Map<string, string>()
  for (const one of all) {
    const chain = chainOf(one)
    if (!chosen.has(chain)) chosen.set(chain, listed.has(chain) ? chain : one.id)
  }
  return all.filter(one => chosen.get(chainOf(one)) === one.id)
}
