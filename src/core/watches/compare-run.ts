import type { Database, Repositories } from '../../db/database.ts'
import type { StoredWatch } from '../../db/watches.ts'
import type { Clock } from '../../lib/clock.ts'
import { inSlices } from '../../lib/slices.ts'
import { readMarks } from '../search/read-marks.ts'
import { queryOf } from '../search/state.ts'
import { readBaseline, writeBaseline } from './baseline.ts'
import { compare, type WatchChange } from './compare.ts'
import { answersOf } from './facts.ts'
import { withoutMarkedChanges } from './marked-changes.ts'
import type { createReport } from './report.ts'
import { nextRunAfter } from './schedule.ts'

interface RunComparisonParts {
  database: Database
  clock: Clock
  report: ReturnType<typeof createReport>
  /** Called with the id of the watch after changes were stored. */
  onChanges(watchId: string): void
}

/** Creates the function that compares a run that has ended with the one before, and stores what has changed. */
export function createRunComparison({ database, clock, report, onChanges }: RunComparisonParts) {
  async function endRun(
    tx: Repositories, watch: StoredWatch, searchId: string, changes: readonly WatchChange[],
  ): Promise<void> {
    const at = clock.now()
    const counts = await report(tx, watch, { searchId, changes, at })
    await tx.watches.update(watch.id, {
      ...counts,
      runSearchId: null,
      dueAt: watch.status === 'paused' ? null : nextRunAfter(watch, at),
      lastRun: { searchId, endedAt: at.toISOString(), changes: changes.length },
    })
  }

  /** A run whose search was deleted proves nothing. */
  return async function compareRun(watch: StoredWatch): Promise<void> {
    const searchId = watch.runSearchId!
    const search = await database.searches.get(searchId)
    const tasks = search ? await database.searchTasks.list(searchId) : []
    const answers = search ? await answersOf(queryOf(search), tasks) : []
    const stored = await database.watchChanges.getBaseline(watch.id)
    const before = stored === undefined ? {} : await readBaseline(stored)
    const { changes: found, baseline } = search
      ? await inSlices(compare(before, answers, searchId))
      : { changes: [], baseline: before }
    const changes = search
      ? await inSlices(withoutMarkedChanges(found, await readMarks(database, search), queryOf(search), tasks))
      : found
    const facts = await writeBaseline(baseline)
    await database.inTransaction(async tx => {
      const locked = await tx.watches.lock(watch.id)
      if (locked?.runSearchId !== searchId) return
      await tx.watchChanges.setBaseline(watch.id, facts)
      await endRun(tx, locked, searchId, changes)
    })
    if (changes.length > 0) onChanges(watch.id)
  }
}
