import type { TaskKind } from '../../db/search-tasks.ts'

/** Minimum time between two messages of a shard of which only account checks have ended, in milliseconds. */
const everyMs = 250

export type ProgressPace = ReturnType<typeof createProgressPace>

/**
 * Creates a function that returns `true` if the progress of a shard must be sent now: modules have ended, or the shard,
 * or its last message is old enough. A sweep of thousands of sites would otherwise send mostly progress. `shard` is the
 * same object at each call for a shard.
 */
export function createProgressPace(now = () => performance.now()) {
  const sentAt = new WeakMap<object, number>()
  return (shard: object, kinds: readonly TaskKind[], hasEnded: boolean): boolean => {
    const isQuiet = kinds.every(kind => kind === 'account') && now() - (sentAt.get(shard) ?? -Infinity) < everyMs
    if (isQuiet && !hasEnded) return false
    sentAt.set(shard, now())
    return true
  }
}
