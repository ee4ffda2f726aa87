import type { Repositories } from '../../db/database.ts'
import { nothingToRetry, searchNotTerminal } from '../../errors.ts'
import type { Admitted } from '../admission/admission.ts'
import type { IdempotencyKey } from '../admission/idempotency.ts'
import type { Principal } from '../access/keys.ts'
import { requireOwn } from '../access/require-own.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { CatalogueSnapshot } from './catalogue.ts'
import { showsSecrets, type Operation } from './creation.ts'
import type { NewSearch } from './insert-search.ts'
import { tasksToRetry } from './retry-chain.ts'
import type { StartFrom } from './start-from.ts'
import { isTerminal, queryOf } from './state.ts'
import type { SearchOptions } from './task.ts'

/** Number of retries in a chain. Merged results read the whole chain. */
const maxRetries = 10

/** Creates the part of the searches for `POST /search/{id}/retry`. */
export function createRetries(startFrom: StartFrom) {
  return {
    /**
     * Starts a search of the sources that have no answer in the chain of a search, for a reason that may pass. Throws
     * NOT_FOUND if the account has no such search, SEARCH_NOT_TERMINAL if a search of the chain has not ended,
     * NOTHING_TO_RETRY if no source is left or the chain has 10 retries, and the errors of `Creation.start`.
     */
    startRetry(
      principal: Principal, operation: Operation, searchId: string, key?: IdempotencyKey,
    ): Promise<Admitted<StoredSearch>> {
      return startFrom(principal, operation, searchId, key, (tx, search, snapshot) =>
        prepareRetry(tx, principal, search, snapshot))
    },
  }
}

async function prepareRetry(
  tx: Repositories, principal: Principal, search: StoredSearch, snapshot: CatalogueSnapshot,
): Promise<NewSearch> {
  // A deletion holds this lock until it has hidden the chain, so that it misses no retry.
  await tx.searches.lock(search.retryRoot ?? search.id)
  requireOwn('search', principal, await tx.searches.get(search.id))
  if (!isTerminal(search.status)) throw searchNotTerminal()
  const chain = await tx.searchRetries.listChain(search)
  if (!chain.every(({ status }) => isTerminal(status))) {
    throw searchNotTerminal({ message: 'A retry of this search has not ended yet' })
  }
  if (chain.filter(({ retryOf }) => retryOf !== null).length >= maxRetries) {
    throw nothingToRetry({
      message: `A search and its retries have at most ${maxRetries} retries: create a new search`,
    })
  }
  const ended = []
  for (const member of chain) ended.push(await tx.searchTasks.listEnded(member.id))
  const tasks = tasksToRetry(ended).filter(one => {
    const task = snapshot.task(one)
    return task !== undefined && !task.isWithheld
  })
  if (tasks.length === 0) throw nothingToRetry()
  const { byok: _, ...options } = JSON.parse(search.options) as SearchOptions
  return {
    value: search.value,
    query: queryOf(search),
    tasks,
    options,
    skipped: [],
    secrets: showsSecrets(principal),
    reference: search.reference,
    labels: search.labels,
    providerKeys: new Map(),
    webhook: undefined,
    retryOf: search.id,
    retryRoot: search.retryRoot ?? search.id,
  }
}
