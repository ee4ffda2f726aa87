import { hash } from 'node:crypto'
import type { StoredWatch } from '../../db/watches.ts'

const hourMs = 3_600_000
/** Part of the interval over which the runs of many watches are spread. */
const spreadPart = 0.1

/**
 * Returns the time of the first run after `now`. The run at the creation of the watch does not count. Runs are due at
 * multiples of the interval since the creation, plus a delay that follows from the id. Watches that were created
 * together therefore do not run together, and neither do those of a service that was down. If `now` is before the
 * creation, the clock of a host was ahead when the watch was stored.
 */
export function nextRunAfter(
  { id, createdAt, intervalHours }: Pick<StoredWatch, 'id' | 'createdAt' | 'intervalHours'>, now: Date,
): string {
  const intervalMs = intervalHours * hourMs
  const share = parseInt(hash('sha256', id).slice(0, 8), 16) / 2 ** 32
  const firstMs = Date.parse(createdAt) + intervalMs + Math.floor(share * spreadPart * intervalMs)
  const isAfterCreation = now.getTime() >= Date.parse(createdAt)
  const missed = Math.max(isAfterCreation ? 0 : -Infinity, Math.floor((now.getTime() - firstMs) / intervalMs) + 1)
  return new Date(firstMs + missed * intervalMs).toISOString()
}
