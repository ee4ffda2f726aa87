import type { Database } from '../../db/database.ts'
import { createPauses } from '../../lib/pauses.ts'
import { readTasks } from '../search/read-tasks.ts'
import type { ExportReport } from './rows.ts'
import { leftOut } from './stored-rows.ts'
import { addSummaries, noSummary, summaryOf } from './summary.ts'

/** Adds up stored searches with their retries. One at a time is in memory. */
export async function sumSearches(
  database: Database, ids: Iterable<string>, signal: AbortSignal,
): Promise<ExportReport['summary']> {
  let all: Readonly<ReturnType<typeof summaryOf>> = noSummary
  const pause = createPauses() // SQLite works on the thread of the service
  for (const id of ids) {
    signal.throwIfAborted()
    const stored = await database.searches.get(id)
    if (!stored) continue
    const { tasks } = await readTasks(database, stored)
    all = addSummaries(all, summaryOf(tasks, leftOut(stored)))
    await pause()
  }
  return all
}
