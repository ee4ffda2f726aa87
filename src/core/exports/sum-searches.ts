import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { createPauses } from '../../lib/pauses.ts'
import { readTasks } from '../search/read-tasks.ts'
import type { ExportReport } from './rows.ts'
import { leftOut } from './stored-rows.ts'
import { addSummaries, noSummary, summaryOf } from './summary.ts'

/** Returns what an export has of the tasks of a search. */
type Narrow = (search: StoredSearch, tasks: readonly SearchTask[]) => Promise<readonly SearchTask[]>

/**
 * Adds up stored searches with their retries. One at a time is in memory.
 * @param narrow is missing if the export has all that the searches found
 */
export async function sumSearches(
  database: Database, ids: Iterable<string>, signal: AbortSignal, narrow?: Narrow,
): Promise<ExportReport['summary']> {
  let all: Readonly<ReturnType<typeof summaryOf>> = noSummary
  const pause = createPauses() // SQLite works on the thread of the service
  for (const id of ids) {
    signal.throwIfAborted()
    const stored = await database.searches.get(id)
    if (!stored) continue
    const { tasks } = await readTasks(database, stored)
    all = addSummaries(all, narrow ? summaryOf(await narrow(stored, tasks), []) : summaryOf(tasks, leftOut(stored)))
    await pause()
  }
  return all
}
