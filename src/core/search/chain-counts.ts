import type { Repositories } from '../../db/database.ts'
import { mergeTasks } from './merge-tasks.ts'
import { countsOf } from './search-counts.ts'
import { isTerminal } from './state.ts'

/**
 * Stores the numbers of a chain of retries as those of its first search, so that lists, filters and investigations
 * count what the chain has found. Must run in the transaction that ends a retry or hides one, or after that.
 *
 * Locks the first search before it reads the chain, so that the counts of two transactions do not overwrite each other.
 * The order of the locks: the first search of a chain before its retries that have ended. The transaction that ends a
 * retry holds the lock of this retry: none that holds the lock of the first search waits for that of a running retry.
 * @param rootId id of the first search. Does nothing if it is deleted.
 */
export async function setChainCounts(tx: Repositories, rootId: string): Promise<void> {
  const root = await tx.searches.lock(rootId)
  if (!root || !isTerminal(root.status)) return
  const ended = []
  for (const { id } of await tx.searchRetries.listChain(root)) ended.push(await tx.searchTasks.listEnded(id))
  await tx.searches.setCounts(rootId, countsOf(mergeTasks(ended), (JSON.parse(root.skipped) as unknown[]).length))
}
