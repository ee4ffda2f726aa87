import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { StoredMark } from '../../db/search-marks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import { noSuch, requireOwn } from '../access/require-own.ts'
import type { LeakSources } from '../catalogue/leak-sources.ts'
import { listMarks, markBodies, markedObservable } from '../search/read-marks.ts'
import { createNamedFindings } from './named-findings.ts'

type Schemas = components['schemas']
type SearchMark = Schemas['SearchMark']
type NewMark = Schemas['NewMark']

interface MarkParts {
  database: Database
  leakSources: Pick<LeakSources, 'all'>
  clock: Clock
}

/** Maximum number of marks of an observable. All of them are read with each result. */
const maxMarks = 1_000

export type FindingMarks = ReturnType<typeof createFindingMarks>

/** Creates the service with which an account marks the findings of its stored searches. */
export function createFindingMarks({ database, leakSources, clock }: MarkParts) {
  const getOwned = async (principal: Principal, id: string): Promise<StoredSearch> =>
    requireOwn('search', principal, await database.searches.get(id.toLowerCase()))

  const findings = createNamedFindings({ database, leakSources })

  /** Returns the marks of a search as callers see them. */
  async function list(search: StoredSearch): Promise<SearchMark[]> {
    const marks = await listMarks(database, search)
    return marks.length === 0 ? [] : markBodies(marks, await findings.ofMarks(search, marks))
  }

  return {
    /** Returns the marks of a search. Throws NOT_FOUND if the account has no search with this id. */
    list: async (principal: Principal, id: string): Promise<SearchMark[]> => list(await getOwned(principal, id)),

    /**
     * Sets marks, all or none, and returns all marks of the search. Throws NOT_FOUND if the account has no search with
     * this id, and VALIDATION_ERROR for what the search has not found, or if the observable gets too many marks.
     */
    async set(
      principal: Principal, { id: operation }: { id: string }, id: string, given: readonly NewMark[],
    ): Promise<SearchMark[]> {
      const search = await getOwned(principal, id)
      const found = await findings.find(search, given.map(({ finding }) => finding))
      await database.inTransaction(async tx => {
        await tx.accounts.lock(search.accountId) // requests about other searches of the observable are counted too
        if (!await tx.searches.lock(search.id)) throw noSuch('search') // deleted in the meantime
        const observable = markedObservable(search)
        const now = clock.now()
        // if two are about one finding, the last one counts
        const marks = new Map(found.map((finding, index): [string, StoredMark] => [finding.id, {
          finding: finding.id,
          kind: finding.kind,
          mark: given[index]!.mark,
          note: given[index]!.note ?? null,
          name: finding.name,
          namedIn: search.id,
          searchId: search.id,
          keyId: principal.keyId,
          markedAt: now.toISOString(),
        }]))
        await tx.searchMarks.set(observable, [...marks.values()])
        if (await tx.searchMarks.count(observable) > maxMarks) {
          const message = `must not give the observable more than ${maxMarks} marks`
          throw validationError({ details: [{ path: 'marks', message }] })
        }
        await recordDone(tx, principal, now, operation)
      })
      return list(search)
    },

    /**
     * Removes marks, and returns those that are left. Throws NOT_FOUND if the account has no search with this id.
     * @param ids ids of the marked findings
     */
    async remove(
      principal: Principal, { id: operation }: { id: string }, id: string, ids: readonly string[],
    ): Promise<SearchMark[]> {
      const search = await getOwned(principal, id)
      await database.inTransaction(async tx => {
        if (!await tx.searches.lock(search.id)) throw noSuch('search')
        await tx.searchMarks.remove(markedObservable(search), ids)
        await recordDone(tx, principal, clock.now(), operation)
      })
      return list(search)
    },
  }
}
