/** Intervals that the form offers, in hours. */
export const intervals = [1, 6, 24, 7 * 24, 30 * 24] as const

/** Writes an interval in hours: `every hour`, `every 6 hours`, `every 7 days`. */
export function intervalOf(hours: number): string {
  if (hours === 1) return 'every hour'
  if (hours === 24) return 'every day'
  return hours % 24 === 0 ? `every ${hours / 24} days` : `every ${hours} hours`
}
