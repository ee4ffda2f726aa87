import type { Database, Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { searchInInvestigation, searchNotTerminal } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { nextTurn } from '../../lib/pauses.ts'
import type { AnswerCache, Asked } from '../asking/answer-cache.ts'
import { recordDone } from '../audit/audit.ts'
import { requireKey, type Principal } from '../access/keys.ts'
import { faultsAt, lockOwned, rightsOf } from '../access/lock-owned.ts'
import { isTerminal, queryOf } from './state.ts'

interface DeletionParts {
  database: Database
  cache: AnswerCache
  clock: Clock
}

/** Number of investigations or watches that one query reads. */
const batch = 20
/** Number of hidden searches that one query reads. */
const hiddenBatch = 200
/** Number of searches of a key that one statement hides. */
const hiddenAtOnce = 500
/** Number of active searches up to which the operator gets their exact number. */
const maxCounted = 10_000
/** Longest time for which an answer is cached for searches, in milliseconds: no module has a higher `cacheMs`. */
const maxCacheMs = 24 * 3_600_000
/** Time after the end of a search, in milliseconds, from which its answers are not cached. Leaves a margin of a day. */
const forgottenMs = 2 * maxCacheMs
/** Number of events that are removed at once. Removing them takes a few milliseconds. */
const eventBatch = 250
/** Largest number of searches that one transaction removes. Each transaction waits for the disk. */
const removedAtOnce = 10
/** Kind of the subject that the webhooks of a row of these tables have. */
const kinds = { investigations: 'investigation', watches: 'watch' } as const

/** Is loaded when a retry is deleted: counts need every source, which most commands of operators do not load. */
const setChainCounts = async (tx: Repositories, root: string): Promise<void> =>
  (await import('./chain-counts.ts')).setChainCounts(tx, root)

export type Deletion = ReturnType<typeof createDeletion>

/**
 * Creates the service that deletes searches in two steps. First, `hide` makes the searches unreadable at once. Then the
 * orchestrator calls `sweep`, which removes the hidden searches with all their data, even if the service crashed
 * between the steps.
 */
export function createDeletion({ database, cache, clock }: DeletionParts) {
  let lastSweep = Promise.resolve()
  let isClean = false // `false` at the start, because SQLite's write-ahead log may hold data of an earlier process

  /** Removes hidden investigations or watches, with their events or changes. */
  async function removeHidden(
    table: keyof typeof kinds, parts: { remove: (id: string, limit: number) => Promise<number> },
  ): Promise<void> {
    for (let found: string[]; (found = await database[table].listHidden(batch)).length > 0;) {
      isClean = false
      for (const id of found) {
        while (await parts.remove(id, eventBatch) === eventBatch) await nextTurn()
        await database.inTransaction(async tx => {
          await tx.webhooks.remove({ kind: kinds[table], id })
          await tx[table].remove(id)
        })
        await nextTurn()
      }
    }
  }

  async function removeGroup(tx: Repositories, group: readonly StoredSearch[]): Promise<void> {
    const nowMs = clock.now().getTime()
    const forgotten: Array<{ slug: string, asked: Asked }> = []
    for (const search of group) {
      if (Date.parse(search.completedAt ?? '') < nowMs - forgottenMs) continue
      const asked = { accountId: search.accountId, subject: queryOf(search) }
      for (const slug of await unsharedSlugs(tx, search)) forgotten.push({ slug, asked })
    }
    const ids = group.map(({ id }) => id)
    // Before the cached answers, as the journal of a retry locks its search before them. It may lock a retry that runs,
    // whose journal waits for the first search at its end: so this transaction must not hold the lock of that one.
    const first = await tx.searchRetries.unlink(ids)
    if (forgotten.length > 0) await cache.forget(tx, forgotten)
    await tx.webhooks.removeOfSearches(ids)
    await tx.searchMarks.passOn(ids)
    await tx.searches.remove(ids)
    for (const root of first) await setChainCounts(tx, root) // locked by `unlink`
  }

  async function removeHiddenSearches(): Promise<void> {
    for (let found: StoredSearch[]; (found = await database.searches.listHidden(hiddenBatch)).length > 0;) {
      isClean = false
      // In small transactions, with turns of the event loop between them: SQLite works on the thread of the service.
      for (const group of groupsOf(found)) {
        for (const { id } of group.filter(isLong)) {
          while (await database.events.remove(id, eventBatch) === eventBatch) await nextTurn()
        }
        for (const id of await database.searchLeakPages.listHolders(group.map(search => search.id))) {
          while (await database.searchLeakPages.remove(id, 1) === 1) await nextTurn()
        }
        await nextTurn()
        // each in a transaction of its own, before the removal: a chain has no hidden searches
        for (const root of rootsOf(group)) await database.inTransaction(tx => setChainCounts(tx, root))
        await database.inTransaction(tx => removeGroup(tx, group))
      }
    }
  }

  async function sweep(): Promise<void> {
    await removeHidden('investigations', database.investigationEvents)
    await removeHidden('watches', database.watchChanges)
    await removeHiddenSearches()
    if (!isClean) isClean = await database.scrub()
  }

  return {
    /**
     * Hides all these searches with their retries, or none if one of them cannot be deleted. A retry that is deleted
     * alone leaves the other searches of its chain. Returns their ids in lower case, without those of retries.
     * Throws VALIDATION_ERROR if an id is a duplicate. Throws NOT_FOUND if a search does not exist, or if the key may
     * not delete it. Throws SEARCH_NOT_TERMINAL if a search or a retry of it has not ended, and SEARCH_IN_INVESTIGATION
     * if it belongs to an investigation.
     */
    async hide(principal: Principal, { id: operation }: { id: string }, ids: readonly string[]): Promise<string[]> {
      return database.inTransaction(async tx => {
        const mayDelete = rightsOf(tx, principal)
        const hidden = await hideAll(tx, ids, clock.now(), { mayDelete, thing: 'a search of this key' })
        await recordDone(tx, principal, clock.now(), operation)
        return hidden
      })
    },

    /**
     * Removes the hidden investigations, watches and searches from the database, and then their traces in SQLite's free
     * pages and write-ahead log. The sweeps of a process run one after another, so that none removes by its id what was
     * created again after another sweep: a sandbox does that.
     */
    sweep: (): Promise<void> => lastSweep = lastSweep.then(sweep, sweep),
  }
}

const isLong = ({ lastSeq }: StoredSearch): boolean => lastSeq > eventBatch

/** Divides searches into groups that one transaction removes, with the events of those that are not long. */
function groupsOf(searches: readonly StoredSearch[]): StoredSearch[][] {
  const groups: StoredSearch[][] = []
  let events = 0
  for (const search of searches) {
    const own = isLong(search) ? 0 : search.lastSeq
    const last = groups.at(-1)
    if (last === undefined || last.length === removedAtOnce || events + own > eventBatch) {
      groups.push([search])
      events = own
    } else {
      last.push(search)
      events += own
    }
  }
  return groups
}

/**
 * Hides all these searches with their retries, or none. A retry is a part of its search, so it goes with it whichever
 * key of the account has started it. Throws the errors of `hide`.
 */
async function hideAll(
  tx: Repositories, ids: readonly string[], now: Date, rights: Parameters<typeof lockOwned>[2],
): Promise<string[]> {
  const found = await lockOwned(ids, await lockChains(tx, ids), rights)
  const running = faultsAt(found, ({ status }) => !isTerminal(status), 'has not ended yet')
  if (running.length > 0) throw searchNotTerminal({ details: running })
  const parts = faultsAt(found, ({ investigationId }) => investigationId !== null,
    'belongs to an investigation and is deleted with it')
  if (parts.length > 0) throw searchInInvestigation({ details: parts })
  const hidden = found.map(({ id }) => id)
  const retries = await tx.searchRetries.listOfRoots(hidden)
  const active = new Set(retries.filter(({ status }) => !isTerminal(status)).map(({ root }) => root))
  const retried = faultsAt(found, ({ id }) => active.has(id), 'has a retry that has not ended yet')
  if (retried.length > 0) throw searchNotTerminal({ details: retried })
  await tx.searches.hide([...new Set([...hidden, ...retries.map(({ id }) => id)])], now.toISOString())
  for (const root of rootsOf(found).difference(new Set(hidden))) await setChainCounts(tx, root)
  return hidden
}

/**
 * Locks those of these searches that have ended, and the first searches of their chains, in the order of their ids. A
 * retry has a higher id than the first search of its chain. Returns the function that finds one of the searches.
 */
async function lockChains(
  tx: Repositories, ids: readonly string[],
): Promise<(id: string) => Promise<StoredSearch | undefined>> {
  const found = new Map<string, StoredSearch | undefined>()
  const chains = new Set<string>()
  for (const id of new Set(ids.map(one => one.toLowerCase()))) {
    const search = await tx.searches.get(id)
    found.set(id, search)
    // A running search is refused, so it needs no lock. Its end would wait for the lock of the search that it retries.
    if (search && isTerminal(search.status)) chains.add(search.retryRoot ?? id).add(id)
  }
  for (const id of [...chains].sort()) found.set(id, await tx.searches.lock(id))
  return id => Promise.resolve(found.get(id))
}

/** Returns the ids of the first searches of the chains to which these retries belong. */
const rootsOf = (searches: readonly StoredSearch[]): Set<string> =>
  new Set(searches.flatMap(({ retryRoot }) => retryRoot ?? []))

/** Result of a deletion by the operator. */
export interface OperatorDeletion {
  /** Deleted searches, with those of investigations. */
  deleted: number
  /** Searches of the key that have not ended, and were not deleted. */
  active: number
}

/** Creates the service with which the operator deletes searches of any account. */
export function createOperatorDeletion({ database, clock }: Pick<DeletionParts, 'database' | 'clock'>) {
  return {
    /**
     * Hides all these searches, or none. Throws VALIDATION_ERROR if an id is a duplicate, NOT_FOUND if a search does
     * not exist, SEARCH_NOT_TERMINAL if a search has not ended, and SEARCH_IN_INVESTIGATION if it belongs to an
     * investigation.
     */
    async hide(ids: readonly string[]): Promise<OperatorDeletion> {
      const all = { mayDelete: () => Promise.resolve(true), thing: 'a search of this server' }
      const hidden = await database.inTransaction(tx => hideAll(tx, ids, clock.now(), all))
      return { deleted: hidden.length, active: 0 }
    },

    /**
     * Hides all ended searches, all finished investigations and all watches of a key. Throws NOT_FOUND if no key has
     * this id.
     */
    async hideOfKey(keyId: string): Promise<OperatorDeletion & { accountId: string }> {
      const { accountId } = await requireKey(database, keyId)
      let deleted = 0
      for (
        let ids: string[];
        (ids = await database.searches.listIdsOfKey(keyId, 'ended', hiddenAtOnce)).length > 0;
        deleted += ids.length
      ) await database.searches.hide(ids, clock.now().toISOString())
      for (let found: string[]; (found = await database.investigations.listFinishedOfKey(keyId, batch)).length > 0;) {
        for (const id of found) deleted += await database.investigationObservables.countStarted(id)
        await database.inTransaction(async tx =>
          tx.investigations.hide(await tx.investigations.lockFinished(found), clock.now().toISOString()))
      }
      for (let found: string[]; (found = await database.watches.listOfKey(keyId, batch)).length > 0;) {
        await database.watches.hide(found, clock.now().toISOString())
      }
      const active = (await database.searches.listIdsOfKey(keyId, 'active', maxCounted)).length
      return { accountId, deleted, active }
    },
  }
}

/**
 * Returns the sources whose cached answers only this search used. Another search shares an answer that this search
 * stored if it ended after this search began. It shares an answer that this search found in the cache if it ended up to
 * `maxCacheMs` earlier.
 */
async function unsharedSlugs(tx: Repositories, search: StoredSearch): Promise<string[]> {
  const outcomes = (await tx.searchTasks.list(search.id)).flatMap(({ slug, outcome }) =>
    outcome?.status === 'success' || outcome?.status === 'no_results' ? [{ slug, cached: outcome.cached }] : []
  )
  const begin = Date.parse(search.createdAt)
  const unshared: string[] = []
  for (const cached of [false, true]) {
    const slugs = outcomes.filter(one => one.cached === cached).map(({ slug }) => slug)
    const since = new Date(cached ? begin - maxCacheMs : begin).toISOString()
    const shared = new Set(await tx.searches.listSlugsOfOthers(search, slugs, since))
    unshared.push(...slugs.filter(slug => !shared.has(slug)))
  }
  return unshared
}
