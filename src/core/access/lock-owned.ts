import type { Repositories } from '../../db/database.ts'
import { notFound, validationError, type Fault } from '../../errors.ts'
import type { Principal } from './keys.ts'

interface Owned {
  id: string
  keyId: string
  accountId: string
}

type Right = (owned: Owned) => Promise<boolean>

/**
 * The right to delete a search, an investigation or a watch: its own key, or a key that may manage the account if the
 * own key is revoked.
 */
export function rightsOf(tx: Repositories, { keyId, accountId }: Principal): Right {
  return async owned => {
    if (owned.keyId === keyId) return true
    if (owned.accountId !== accountId) return false
    // read in this transaction, because a principal is cached
    const manager = await tx.keys.get(keyId)
    return manager?.manage === true && manager.state === 'active' &&
      (await tx.keys.get(owned.keyId))?.state === 'revoked'
  }
}

/**
 * Locks all that is to be deleted, until the transaction ends. Returns it in the order of the ids. Throws
 * VALIDATION_ERROR if an id is a duplicate, and NOT_FOUND if one does not exist, or if `mayDelete` refuses it.
 * @param thing name for the messages of NOT_FOUND, such as `a search of this key`
 */
export async function lockOwned<Row extends Owned>(
  ids: readonly string[],
  lock: (id: string) => Promise<Row | undefined>,
  { mayDelete, thing }: { mayDelete: Right, thing: string },
): Promise<Row[]> {
  const duplicates = duplicateFaults(ids)
  if (duplicates.length > 0) throw validationError({ details: duplicates })
  const requested = ids.map(id => id.toLowerCase())
  const found = new Map<string, Row>()
  // sorted, so that two deletions lock in the same order and cannot deadlock
  for (const id of requested.toSorted()) {
    const row = await lock(id)
    if (row && await mayDelete(row)) found.set(id, row)
  }
  const missing = faultsAt(requested, id => !found.has(id), `is not ${thing}`)
  if (missing.length > 0) {
    throw notFound({ message: `There is no such ${thing.replace(/^an? /, '')}`, details: missing })
  }
  return requested.map(id => found.get(id)!)
}

/** Returns a fault for each id that occurs earlier in the list, in upper or lower case. A missing id has no fault. */
export function duplicateFaults(ids: ReadonlyArray<string | undefined>): Fault[] {
  const requested = ids.map(id => id?.toLowerCase())
  return faultsAt(requested, (id, index) => id !== undefined && requested.indexOf(id) < index, 'is a duplicate')
}

/** Returns a fault for each entry of a list of ids, or of what they name, that is at fault. */
export const faultsAt = <Entry>(
  entries: readonly Entry[], isAtFault: (entry: Entry, index: number) => boolean, message: string,
): Fault[] =>
  entries.flatMap((entry, index) => isAtFault(entry, index) ? [{ path: `ids.${index}`, message }] : [])
