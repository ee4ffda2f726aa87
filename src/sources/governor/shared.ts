import type { SourceBudgetRepository } from '../../db/source-budgets.ts'
import { within } from '../../lib/abort.ts'
import { breaker, decide, horizonMs, type Budgets, type Demand, type Reservation } from './budgets.ts'
import { createRemoteClock } from './remote-clock.ts'

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

/** Time limit of one statement, in milliseconds. It is well below the deadlines of sources, which are 10 s or more. */
const statementMs = 3_000
/** Time for which the local budgets apply after the table did not respond, in milliseconds. */
const awayMs = 5_000
/** Time for which the list of troubled origins is used, in milliseconds. */
const listMs = 1_000
/** Number of failing origins above which this process forgets them. The list of troubled origins still has them. */
const maxFailing = 1_000
/** Time after which the concurrent requests of a dead process are forgotten, and interval of their renewal. */
const leaseMs = 4_000
const renewMs = 1_000
const idleMs = 3_600_000
/** Longest time by which slots are reserved later because the table responds slowly, in milliseconds. */
const maxLeadMs = 1_000

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
  const clock = createRemoteClock()
  let awayUntil = 0
  /** Origins that failed last or are blocked. The value is `true` if the table decides whether they are asked. */
  let troubled = { readAt: -Infinity, origins: Promise.resolve(new Map<string, boolean>()) }
  let cleanedAt = performance.now()
  /** Origins at which this process saw a failure that no answer followed. */
  const failing = new Set<string>()
  const held = new Map<string, number>()
  const renewal = setInterval(() => {
    for (const [origin, inFlight] of held) void hold(origin, inFlight)
  }, renewMs)
  renewal.unref()

  /** Runs `work`. If the table does not respond, runs `fallback`, and the table is left alone for a while. */
  async function attempt<Result>(work: () => Promise<Result>, fallback: () => Promise<Result> | Result) {
    if (performance.now() < awayUntil) return fallback()
    try {
      return await within(work(), statementMs, () => new Error('the budgets did not respond in time'))
    } catch (error) {
      onAway(error)
      awayUntil = performance.now() + awayMs
      return fallback()
    }
  }

  const nameOf = async (origin: string) => published.has(origin) ? origin : hide(origin)

  function listTroubled(): Promise<Map<string, boolean>> {
    const nowMs = performance.now()
    if (nowMs - troubled.readAt > listMs) {
      const origins = table.listTroubled(exit, { maxFailures: breaker.failures, memoryMs: breaker.memoryMs })
        .then(rows => new Map(rows.map(({ origin, closed }) => [origin, closed])))
      troubled = { readAt: nowMs, origins }
      origins.catch(() => undefined)
    }
    return troubled.origins
  }

  /** Returns `true` once if the open origin failed last, maybe in another process. */
  async function failedElsewhere(name: string): Promise<boolean> {
    const origins = await listTroubled()
    return origins.get(name) === false && origins.delete(name)
  }

  async function reserve(origin: string, name: string, { want, inFlight, pace }: Demand): Promise<Reservation> {
    const { intervalMs, burstMs, concurrent = null } = pace
    const leadMs = clock.roundTripMs > pace.slackMs / 2 ? Math.min(maxLeadMs, clock.roundTripMs) : 0
    const sentMs = performance.now()
    const { granted, ...state } = await table.reserve({
      origin: name,
      exit,
      holder,
      want,
      inFlight,
      leadMs,
      horizonMs,
      intervalMs,
      burstMs,
      concurrent,
      leaseMs,
      maxFailures: breaker.failures,
      probeMs: breaker.probeMs,
    })
    if (concurrent !== null && granted > 0) held.set(origin, inFlight + granted)
    clock.observe(sentMs, performance.now(), state.now)
    const reservation = decide({ ...state, leadMs }, { want: granted === 0 ? want : granted, inFlight, pace })
    const { opened } = reservation
    return {
      ...reservation,
      now: clock.toLocal(state.now),
      ...opened && { opened: { ...opened, at: clock.toLocal(opened.at) } },
    }
  }

  async function hold(origin: string, inFlight: number): Promise<void> {
    if (inFlight > 0) held.set(origin, inFlight)
    else held.delete(origin)
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
    if (performance.now() - cleanedAt < idleMs) return
    cleanedAt = performance.now()
    await table.removeIdle(idleMs)
  }

  return {
    governs: () => true,

    reserve: (origin, demand) =>
      attempt(async () => {
        const name = await nameOf(origin)
        return published.has(origin) || (await listTroubled()).get(name)
          ? reserve(origin, name, demand)
          : local.reserve(origin, demand)
      }, () => local.reserve(origin, demand)),

    async report(origin, outcome, isProbe) {
      await local.report(origin, outcome, isProbe)
      await attempt(async () => {
        const name = await nameOf(origin)
        switch (outcome.kind) {
          case 'answered':
            if (isProbe || failing.delete(origin) || await failedElsewhere(name)) await table.recover(name, exit)
            return
          case 'not_sent':
            if (isProbe) await table.releaseProbe(name, exit)
            return
          case 'failed':
            if (failing.size >= maxFailing) failing.clear()
            failing.add(origin)
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
