import type { Database } from '../../db/database.ts'
import type { PagePosition } from '../../db/list-page.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Duties } from '../work/duties.ts'
import type { Journal } from './journal.ts'
import { SearchEnded } from './journal-write.ts'
import { abandoned } from './temporary.ts'
import { noRunner, timeLimitExceeded } from './state.ts'

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

/** Time without an event after which a search gets a progress event, in milliseconds. */
const reportEveryMs = 5_000
/** The same for the first event after the creation of a search. */
const reportAfterMs = 2_000
/** Age at which a pending search ends with NO_ELIGIBLE_RUNNER if no runner is alive, in milliseconds. */
const minPendingAgeMs = 60_000
const batch = 100
/** Time after which another process leads if the leader is silent, in milliseconds. */
const leaderLeaseMs = 6_000
/** Interval at which the leader extends its lease, and at which the other processes try to lead, in milliseconds. */
const leadEveryMs = 2_000
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
 * 5. ends temporary searches and calls of tools whose process died;
 * 6. wakes the starter of investigations, and the watcher;
 * 7. adds the duties that are due: the work of longer intervals, which any orchestrator runs.
 */
export function createOrchestrator(
  { database, journal, duties, starter, watcher, telemetry, clock, log, everyMs }: OrchestratorParts,
) {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let running = false
  const id = newId()
  let leads = false
  let leadAtMs = 0
  let superviseAtMs = 0
  /** Position behind which the next look for silent searches begins. */
  let silentAfter: PagePosition | undefined

  const steps: readonly Step[] = [
    supervise,
    endOverdue,
    endUnserved,
    reportSilent,
    () => database.runners.removeDead(),
    endAbandoned,
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
    if (running) return
    running = true
    round = work().finally(() => { running = false })
  }

  function setLeads(now: boolean): void {
    if (leads === now) return
    telemetry.report('leader', { leads: now })
    log.info({}, now ? 'this process leads: it does the periodic work' : 'another process does the periodic work')
    leads = now
  }

  /** Returns `true` if this process is the leader. */
  async function lead(): Promise<boolean> {
    const nowMs = performance.now()
    if (nowMs < leadAtMs) return leads
    leadAtMs = nowMs + leadEveryMs
    try {
      setLeads(await database.leaders.lead(id, leaderLeaseMs))
    } catch (err) {
      setLeads(false)
      superviseAtMs = nowMs + superviseAfterOutageMs
      log.error({ err }, 'the orchestrator could not reach the database')
    }
    return leads
  }

  async function supervise(): Promise<void> {
    const nowMs = performance.now()
    if (nowMs < superviseAtMs) return
    superviseAtMs = nowMs + superviseEveryMs
    await database.superviseJobs()
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
    const { ids, next } = await database.searches.listSilent(limits, batch, silentAfter)
    silentAfter = next
    for (const id of ids) {
      await ignoreIfEnded(journal.reportWaiting(id, limits))
    }
  }

  return {
    start(): void {
      // at once, because readers may have waited for the successor of a killed process
      startRound(() => run([reportSilent]))
      timer = setInterval(() => startRound(async () => { if (await lead()) await run(steps) }), everyMs)
    },

    async stop(): Promise<void> {
      clearInterval(timer)
      await round
      // if this fails, the lease ends by time
      if (leads) await database.leaders.resign(id).catch(() => undefined)
    },
  }
}

/** Awaits a write to a search. Ignores the error `SearchEnded`: the search ended before the write. */
async function ignoreIfEnded(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => { if (!(error instanceof SearchEnded)) throw error })
}
