import type { SourceBudgetRepository } from '../../db/source-budgets.ts'
import { breaker, decide, horizonMs, type Demand, type Reservation } from './budgets.ts'
import { createRemoteClock } from './remote-clock.ts'

interface TableSlotParts {
  table: Pick<SourceBudgetRepository, 'reserve'>
  /** Name of the address through which this process reaches the sources. Sources count by address. */
  exit: string
  /** Name of this process. */
  holder: string
}

/** Time after which the concurrent requests of a dead process are forgotten, in milliseconds. */
export const leaseMs = 4_000
/** Longest time by which slots are reserved later because the table responds slowly, in milliseconds. */
const maxLeadMs = 1_000

/** Creates the part of the shared budgets that reserves slots in the table, and converts its times to local ones. */
export function createTableSlots({ table, exit, holder }: TableSlotParts) {
  const clock = createRemoteClock()

  return {
    async reserve(
      origin: string, { want, inFlight, pace }: Demand,
    ): Promise<{ reservation: Reservation, granted: number }> {
      const { intervalMs, burstMs, concurrent = null } = pace
      const leadMs = clock.roundTripMs > pace.slackMs / 2 ? Math.min(maxLeadMs, clock.roundTripMs) : 0
      const sentMs = performance.now()
      const { granted, ...row } = await table.reserve({
        origin,
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
      clock.observe(sentMs, performance.now(), row.now)
      const reservation = decide({ ...row, leadMs }, { want: granted === 0 ? want : granted, inFlight, pace })
      const { opened } = reservation
      return {
        granted,
        reservation: {
          ...reservation,
          now: clock.toLocal(row.now),
          ...opened && { opened: { ...opened, at: clock.toLocal(opened.at) } },
        },
      }
    },
  }
}
