import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Audit } from '../audit.ts'
import type { Retention } from '../retention.ts'
import type { Deletion } from './deletion.ts'
import { LeaseLost, type Journal } from './journal.ts'
import { abandoned } from './temporary.ts'
import { noRunner, timeLimitExceeded } from './state.ts'

interface OrchestratorParts {
  database: Database
  journal: Journal
  deletion: Deletion
  retention: Retention
  audit: Audit
  clock: Clock
  log: Log
}

const lookEveryMs = 1_000
const tellEveryMs = 10_000
const tellAfterMs = 2_000
/** How long a search waits where no runner is alive at all. */
const noRunnerAfterMs = 60_000
/** A day at most, and also where a process lives shorter than that. */
const sweepEveryMs = 3_600_000
const batch = 100

/**
 * Ends what no worker can end: searches past the time limit, and searches that no runner takes. Owned by no worker, so
 * that it also ends those whose worker died. Tells, meanwhile, the searches that wait for capacity.
 */
export function createOrchestrator({ database, journal, deletion, retention, audit, clock, log }: OrchestratorParts) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let looking = false
  let sweptAt = 0

  const duties: ReadonlyArray<() => Promise<unknown>> = [
    endOverdue,
    seeToWaiting,
    () => database.runners.removeDead(),
    endAbandoned,
    () => database.toolRuns.removeOld(),
    () => database.moduleCache.removeExpired(clock.now().toISOString()),
    sweep,
    () => deletion.sweep(),
  ]

  /** One that breaks off keeps the others waiting in no round. */
  async function look(): Promise<void> {
    const broken: unknown[] = []
    for (const duty of duties) await duty().catch((error: unknown) => broken.push(error))
    if (broken.length > 0) log.error({ err: broken[0], count: broken.length }, 'a round of the orchestrator broke off')
  }

  async function endOverdue(): Promise<void> {
    for (const id of await database.searches.overdue(clock.now().toISOString(), batch)) {
      await over(journal.stopped(id, timeLimitExceeded))
    }
  }

  function endAbandoned(): Promise<void> {
    return database.inTransaction(async tx => {
      for (const id of await tx.temporaryRuns.removeLapsed()) await tx.audit.end(id, abandoned)
    })
  }

  async function sweep(): Promise<void> {
    const now = clock.now().getTime()
    if (now - sweptAt < sweepEveryMs) return
    sweptAt = now
    await retention.run()
    await audit.removeOld()
  }

  async function seeToWaiting(): Promise<void> {
    const now = clock.now().getTime()
    const before = (ms: number) => new Date(now - ms)
    if ((await database.runners.alive()).length === 0) {
      for (const id of await database.searches.listPending(before(noRunnerAfterMs).toISOString(), batch)) {
        await over(journal.stopped(id, noRunner))
      }
    }
    for (
      const id of await database.searches.listPendingToReport(
        before(tellAfterMs).toISOString(),
        before(tellEveryMs).toISOString(),
        batch,
      )
    ) {
      await over(journal.stillWaiting(id, before(tellEveryMs)))
    }
  }

  return {
    start(): void {
      timer = setInterval(() => {
        if (looking) return
        looking = true
        round = look().finally(() => { looking = false })
      }, lookEveryMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await round
    },
  }
}

/** Somebody else ended it in between: that is as good. */
async function over(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => { if (!(error instanceof LeaseLost)) throw error })
}
