/** A usage window from `startsAt` (inclusive) to `resetsAt` (exclusive). */
export interface UsageWindow {
  startsAt: string
  resetsAt: string
}

/** Returns the UTC day that contains `now`. */
export function day(now: Date): UsageWindow {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return { startsAt: new Date(start).toISOString(), resetsAt: new Date(start + 86_400_000).toISOString() }
}

/**
 * Returns the billing month that contains `now`. A billing month starts on the same day of the month as the plan. In a
 * month that does not have this day, the billing month starts on the last day of the month.
 */
export function billingMonth(planStart: Date, now: Date): UsageWindow {
  let months = (now.getUTCFullYear() - planStart.getUTCFullYear()) * 12 + now.getUTCMonth() - planStart.getUTCMonth()
  if (plusMonths(planStart, months) > now) months--
  return {
    startsAt: plusMonths(planStart, months).toISOString(),
    resetsAt: plusMonths(planStart, months + 1).toISOString(),
  }
}

function plusMonths(date: Date, months: number): Date {
  const result = new Date(date)
  result.setUTCDate(1)
  result.setUTCMonth(result.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate()
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return result
}
