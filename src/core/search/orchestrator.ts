import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Audit } from '../audit.ts'
import type { Retention } from '../retention.ts'
import type { Deletion } from './deletion.ts'
import { SearchEnded, type Journal } from './journal.ts'
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

type Duty = () => Promise<unknown>

const intervalMs = 1_000
/** Time without an event after which a search gets a progress event, in milliseconds. */
const reportEveryMs = 5_000
/** The same for the first event after the creation of a search. */
const reportAfterMs = 2_000
/** Age at which a pending search ends with NO_ELIGIBLE_RUNNER if no runner is alive, in milliseconds. */
const minPendingAgeMs = 60_000
/**
 * Interval of the retention and audit clean-up, in milliseconds. Each process also runs the clean-up once after its
 * start, so that data expires even if processes restart often.
 */
const sweepEveryMs = 3_600_000
const batch = 100

/**
 * Creates the orchestrator, which does the periodic work of the service. Once per second, it:
 * 1. ends the leases of killed processes, so that their work continues;
 * 2. ends searches that have passed their time limit, including those whose runner died;
 * 3. ends pending searches if no runner is alive;
 * 4. adds a progress event to searches without a recent event, so that their streams show that they wait;
 * 5. removes expired data.
 */
export function createOrchestrator({ database, journal, deletion, retention, audit, clock, log }: OrchestratorParts) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let running = false
  let sweptAt = 0

  const duties: ReadonlyArray<Duty> = [
    () => database.leaseOwner.releaseDead(),
    endOverdue,
    endUnserved,
    reportSilent,
    () => database.runners.removeDead(),
    endAbandoned,
    () => database.toolRuns.expire(),
    () => database.moduleCache.removeExpired(clock.now().toISOString()),
    sweep,
    () => deletion.sweep(),
  ]

  /** Runs these duties. A failing duty does not delay the others. */
  async function run(duties: readonly Duty[]): Promise<void> {
    const errors: unknown[] = []
    for (const duty of duties) await duty().catch((error: unknown) => errors.push(error))
    if (errors.length === 0) return
    log.error({ err: errors[0], count: errors.length }, 'periodic work of the orchestrator failed')
  }

  function startRound(duties: readonly Duty[]): void {
    if (running) return
    running = true
    round = run(duties).finally(() => { running = false })
  }

  async function endOverdue(): Promise<void> {
    for (const id of await database.searches.listOverdue(clock.now().toISOString(), batch)) {
      await ignoreIfEnded(journal.stopSearch(id, timeLimitExceeded))
    }
  }

  function endAbandoned(): Promise<void> {
    return database.inTransaction(async tx => {
      for (const id of await tx.temporaryRuns.removeExpired()) await tx.audit.setOutcome(id, abandoned)
    })
  }

  async function sweep(): Promise<void> {
    const now = clock.now().getTime()
    if (now - sweptAt < sweepEveryMs) return
    sweptAt = now
    await retention.run()
    await audit.removeExpired()
  }

  async function endUnserved(): Promise<void> {
    const now = clock.now().getTime()
    if ((await database.runners.listAlive()).length === 0) {
      const before = new Date(now - minPendingAgeMs).toISOString()
      for (const id of await database.searches.listPending(before, batch)) {
        await ignoreIfEnded(journal.stopSearch(id, noRunner))
      }
    }
  }

  async function reportSilent(): Promise<void> {
    const now = clock.now().getTime()
    const before = (ms: number) => new Date(now - ms).toISOString()
    const limits = { lastEventBefore: before(reportEveryMs), createdBefore: before(reportAfterMs) }
    for (const id of await database.searches.listSilent(limits, batch)) {
      await ignoreIfEnded(journal.reportWaiting(id, limits))
    }
  }

  return {
    start(): void {
      startRound([reportSilent]) // at once, because readers may have waited for the successor of a killed process
      timer = setInterval(() => startRound(duties), intervalMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await round
    },
  }
}

/** Awaits a write to a search. Ignores the error `SearchEnded`: the search ended before the write. */
async function ignoreIfEnded(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => { if (!(error instanceof SearchEnded)) throw error })
}
