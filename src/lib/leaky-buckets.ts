/**
 * Meters of a rate, one for each key: each holds what was added, and drains evenly.
 * https://en.wikipedia.org/wiki/Leaky_bucket#As_a_meter
 */
export interface LeakyBuckets {
  /**
   * Adds `amount` to the bucket of this key. Returns the level after it, or `undefined` if the bucket, which drains
   * `max` in a minute, has no room for it; then nothing is added.
   */
  add(key: string, amount: number, max: number, nowMs: number): number | undefined
  /** Returns what the bucket holds. */
  level(key: string, max: number, nowMs: number): number
}

interface Bucket {
  level: number
  atMs: number
}

const minuteMs = 60_000

/** Creates the buckets. A bucket that is not used for a minute is empty, and is forgotten. */
export function createLeakyBuckets(): LeakyBuckets {
  const buckets = new Map<string, Bucket>()
  let sweptMs = 0

  function sweep(nowMs: number): void {
    sweptMs = nowMs
    for (const [key, { atMs }] of buckets) if (nowMs - atMs >= minuteMs) buckets.delete(key)
  }

  function level(key: string, max: number, nowMs: number): number {
    const bucket = buckets.get(key)
    if (bucket === undefined) return 0
    bucket.atMs = Math.min(bucket.atMs, nowMs) // the clock may have been set back
    return Math.max(0, bucket.level - (nowMs - bucket.atMs) * max / minuteMs)
  }

  return {
    level,
    add(key, amount, max, nowMs) {
      if (Math.abs(nowMs - sweptMs) >= minuteMs) sweep(nowMs)
      const next = level(key, max, nowMs) + amount
      if (next > max) return undefined
      buckets.set(key, { level: next, atMs: nowMs })
      return next
    },
  }
}
