import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Duties } from '../work/duties.ts'
import type { Journal } from './journal.ts'
import { createLeadership } from './leadership.ts'
import { createNeglectedSearches } from './neglected-searches.ts'

interface OrchestratorParts {
  database: Database
  journal: Journal
  duties: Pick<Duties, 'schedule'>
  /** The starter of investigations. */
  starter: { wake(): void }
  /** The watcher of watches. */
  watcher: { wake(): void }
  telemetry: Telemetry
  clock: Clock
  log: Log
  /** Interval of the rounds of the leader, in milliseconds. */
  everyMs: number
}

type Step = () => Promise<unknown>

/** Interval at which the leader ends the leases of dead workers, in milliseconds. */
const superviseEveryMs = 2_000
/**
 * Time without supervision after the database was away, in milliseconds. It is the lease of a job: live workers, which
 * could not extend their leases meanwhile, do so first.
 */
const superviseAfterOutageMs = 10_000

/**
 * Creates the orchestrator. Of several processes, one is the leader and does the work of each round, every second; if
 * the leader dies, another one leads within eight seconds. In each round, it:
 * 1. ends the leases of dead workers, so that their work continues;
 * 2. ends searches that have passed their time limit, including those whose runner died;
 * 3. ends pending searches if no runner is alive;
 * 4. adds a progress event to searches without a recent event, so that their streams show that they wait;
 * 5. removes the rows of dead runners;
 * 6. ends temporary searches and calls of tools whose process died;
 * 7. wakes the starter of investigations, and the watcher;
 * 8. adds the duties that are due: the work of longer intervals, which any orchestrator runs.
 */
export function createOrchestrator(
  { database, journal, duties, starter, watcher, telemetry, clock, log, everyMs }: OrchestratorParts,
) {
  const state = {
    timer: undefined as NodeJS.Timeout | undefined,
    /** The last round, and whether it still runs. */
    round: Promise.resolve(),
    isRunning: false,
    /** Time from which the leases of dead workers are ended, in milliseconds since the start of the process. */
    superviseAtMs: 0,
  }
  const searches = createNeglectedSearches({ database, journal, clock })
  const leadership = createLeadership({
    database,
    telemetry,
    log,
    onOutage(triedMs) { state.superviseAtMs = triedMs + superviseAfterOutageMs },
  })

  const steps: readonly Step[] = [
    supervise,
    searches.endOverdue,
    searches.endUnserved,
    searches.reportSilent,
    () => database.runners.removeDead(),
    searches.endAbandoned,
    () => database.toolRuns.expire(),
    () => Promise.resolve(starter.wake()),
    () => Promise.resolve(watcher.wake()),
    duties.schedule,
  ]

  /** Runs these steps. A failing step does not delay the others. */
  async function run(steps: readonly Step[]): Promise<void> {
    const errors: unknown[] = []
    for (const step of steps) await step().catch((error: unknown) => errors.push(error))
    if (errors.length === 0) return
    log.error({ err: errors[0], count: errors.length }, 'periodic work of the orchestrator failed')
  }

  function startRound(work: () => Promise<void>): void {
    if (state.isRunning) return
    state.isRunning = true
    state.round = work().finally(() => { state.isRunning = false })
  }

  async function supervise(): Promise<void> {
    const nowMs = performance.now()
    if (nowMs < state.superviseAtMs) return
    state.superviseAtMs = nowMs + superviseEveryMs
    await database.superviseJobs()
  }

  return {
    start(): void {
      // at once, because readers may have waited for the successor of a killed process
      startRound(() => run([searches.reportSilent]))
      const leadAndRun = async () => { if (await leadership.lead()) await run(steps) }
      state.timer = setInterval(() => startRound(leadAndRun), everyMs)
    },

    async stop(): Promise<void> {
      clearInterval(state.timer)
      await state.round
      await leadership.resign()
    },
  }
}
