import { breaker, decide, openMsAfter, type Budgets } from './budgets.ts'

interface Row {
  nextAt: number
  blockedUntil: number
  openUntil: number
  failures: number
  failedAt: number
  openedAt: number
  cause: string
}

/** Number of origins above which idle ones are forgotten. */
const maxIdle = 1_000

/** Creates the budgets of one process. `now` returns milliseconds. Default: `performance.now`. */
export function createMemoryBudgets({ now = () => performance.now() }: { now?: () => number } = {}): Budgets {
  const rows = new Map<string, Row>()

  function rowOf(origin: string): Row {
    const known = rows.get(origin)
    if (known) return known
    if (rows.size >= maxIdle) forgetIdle()
    const row = {
      nextAt: 0,
      blockedUntil: 0,
      openUntil: 0,
      failures: 0,
      failedAt: -Infinity,
      openedAt: 0,
      cause: '',
    }
    rows.set(origin, row)
    return row
  }

  function forgetIdle(): void {
    const at = now()
    for (const [origin, { nextAt, blockedUntil, openUntil, failedAt }] of rows) {
      if (Math.max(nextAt, blockedUntil, openUntil, failedAt + breaker.memoryMs) < at) rows.delete(origin)
    }
  }

  return {
    governs: () => true,
    reserve(origin, demand) {
      const row = rowOf(origin)
      const at = now()
      const { nextAt, ...reservation } = decide({ ...row, now: at, others: 0, leadMs: 0 }, demand)
      row.nextAt = nextAt
      if (reservation.isProbe) row.openUntil = at + breaker.probeMs
      return reservation
    },
    report(origin, outcome, isProbe) {
      const row = rowOf(origin)
      const at = now()
      switch (outcome.kind) {
        case 'not_sent':
          if (isProbe) row.openUntil = 0
          return
        case 'failed':
          // Requests that were sent before the breaker opened say nothing new.
          if (row.openUntil > at && !isProbe) return
          row.failures = row.failures < breaker.failures && row.failedAt < at - breaker.memoryMs ? 1 : row.failures + 1
          row.failedAt = at
          if (row.failures === 1) row.cause = outcome.cause
          if (row.failures === breaker.failures) row.openedAt = at
          row.openUntil = at + openMsAfter(row.failures)
          return
        case 'retry_after':
          row.blockedUntil = Math.max(row.blockedUntil, at + outcome.ms)
      }
      row.failures = 0
      row.openUntil = 0
    },
    hold: () => undefined,
    close: () => undefined,
  }
}

/** Budgets without limits, for the simulator and for webhook receivers. */
export const unlimitedBudgets: Budgets = {
  governs: () => false,
  reserve: (_origin, { want }) => ({
    now: performance.now(),
    waits: Array.from({ length: want }, () => 0),
    reason: 'rate',
    againMs: 0,
    failures: 0,
    isProbe: false,
  }),
  report: () => undefined,
  hold: () => undefined,
  close: () => undefined,
}

/** Returns `budgets`, but without limits for some origins. */
export function exceptFor(origins: ReadonlySet<string>, budgets: Budgets): Budgets {
  const of = (origin: string): Budgets => origins.has(origin) ? unlimitedBudgets : budgets
  return {
    governs: origin => of(origin).governs(origin),
    reserve: (origin, demand) => of(origin).reserve(origin, demand),
    report: (origin, outcome, isProbe) => of(origin).report(origin, outcome, isProbe),
    hold: (origin, inFlight) => of(origin).hold(origin, inFlight),
    close: budgets.close,
  }
}
