import type { SourceBudgetRepository } from '../../db/source-budgets.ts'
import { createAttempt } from './attempt.ts'
import { breaker, type Budgets, type Demand, type Reservation } from './budgets.ts'
import { createTableSlots, leaseMs } from './table-slots.ts'
import { createTroubledOrigins } from './troubled-origins.ts'

interface SharedParts {
  table: SourceBudgetRepository
  /** Budgets of this process: for origins that publish no limit, and while the table does not respond. */
  local: Budgets
  /** Origins that publish a limit. Their budgets are under their own names. */
  published: ReadonlySet<string>
  /** Returns the name of another origin. It must not reveal the origin, which may hold a searched value. */
  hide(origin: string): Promise<string>
  /** Name of the address through which this process reaches the sources. Sources count by address. */
  exit: string
  /** Name of this process. */
  holder: string
  /** Receives the error each time the table does not respond and the local budgets take over. */
  onAway(error: unknown): void
}

/** Number of failing origins above which this process forgets them. The list of troubled origins still has them. */
const maxFailing = 1_000
/** Interval at which the concurrent requests of this process are renewed, in milliseconds. */
const renewMs = 1_000
const idleMs = 3_600_000

/**
 * Creates the budgets that the processes of a cluster share through a table of a database.
 *
 * Only origins that publish a limit reserve their slots in the table. All others have their rate in each process,
 * because account checks ask hundreds of hosts once. But their `Retry-After` and their breaker are shared: each process
 * reads the list of troubled origins at most once a second, and asks the table about the closed ones. An answer to any
 * process ends the consecutive failures of all.
 */
export function createSharedBudgets({
  table,
  local,
  published,
  hide,
  exit,
  holder,
  onAway,
}: SharedParts): Budgets {
  const slots = createTableSlots({ table, exit, holder })
  const troubled = createTroubledOrigins(table, exit)
  const attempt = createAttempt(onAway)
  const state = {
    /** Time of the last removal of idle budgets. */
    cleanedAtMs: performance.now(),
    /** Origins at which this process saw a failure that no answer followed. */
    failing: new Set<string>(),
    /** Concurrent requests of this process that the table counts, by origin. */
    held: new Map<string, number>(),
  }
  const renewal = setInterval(() => {
    for (const [origin, inFlight] of state.held) void hold(origin, inFlight)
  }, renewMs)
  renewal.unref()

  const nameOf = async (origin: string) => published.has(origin) ? origin : hide(origin)

  async function reserve(origin: string, name: string, demand: Demand): Promise<Reservation> {
    const { reservation, granted } = await slots.reserve(name, demand)
    if (demand.pace.concurrent !== undefined && granted > 0) state.held.set(origin, demand.inFlight + granted)
    return reservation
  }

  async function hold(origin: string, inFlight: number): Promise<void> {
    if (inFlight > 0) state.held.set(origin, inFlight)
    else state.held.delete(origin)
    await attempt(async () => {
      await table.hold({
        origin: await nameOf(origin),
        exit,
        holder,
        inFlight,
        leaseMs,
      })
    }, () => undefined)
  }

  async function cleanUp(): Promise<void> {
    if (performance.now() - state.cleanedAtMs < idleMs) return
    state.cleanedAtMs = performance.now()
    await table.removeIdle(idleMs)
  }

  return {
    governs: () => true,

    reserve: (origin, demand) =>
      attempt(async () => {
        const name = await nameOf(origin)
        return published.has(origin) || await troubled.isClosed(name)
          ? reserve(origin, name, demand)
          : local.reserve(origin, demand)
      }, () => local.reserve(origin, demand)),

    async report(origin, outcome, isProbe) {
      await local.report(origin, outcome, isProbe)
      await attempt(async () => {
        const name = await nameOf(origin)
        switch (outcome.kind) {
          case 'answered':
            if (isProbe || state.failing.delete(origin) || await troubled.failedElsewhere(name)) {
              await table.recover(name, exit)
            }
            return
          case 'not_sent':
            if (isProbe) await table.releaseProbe(name, exit)
            return
          case 'failed':
            if (state.failing.size >= maxFailing) state.failing.clear()
            state.failing.add(origin)
            await table.fail({
              origin: name,
              exit,
              cause: outcome.cause,
              memoryMs: breaker.memoryMs,
              maxFailures: breaker.failures,
              openMs: breaker.openMs,
              maxOpenMs: breaker.maxOpenMs,
              isProbe,
            })
            return cleanUp()
          case 'retry_after':
            await table.block(name, exit, outcome.ms)
        }
      }, () => undefined)
    },

    hold,

    close: () => clearInterval(renewal),
  }
}
