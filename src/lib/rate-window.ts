/** Exact rate limiter in memory. */
export interface RateWindow {
  /** Counts a request of this key. Returns `false` if the key already has `max` counted requests in the last minute. */
  take(key: string, max: number, nowMs: number): boolean
}

const windowMs = 60_000
/**
 * Maximum number of keys, because one caller may use more addresses than fit into memory. If the number is exceeded,
 * the least recently used half is dropped.
 */
const defaultMaxKeys = 100_000

export function createRateWindow(maxKeys = defaultMaxKeys): RateWindow {
  const takes = new Map<string, number[]>()
  let sweptMs = 0

  function sweep(nowMs: number): void {
    sweptMs = nowMs
    for (const [key, times] of takes) if ((times.at(-1) ?? 0) <= nowMs - windowMs) takes.delete(key)
  }

  function current(key: string, nowMs: number): number[] {
    const times = takes.get(key) ?? []
    // Times in the future are dropped too, because the clock may have been set back.
    while (times.length > 0 && (times[0]! <= nowMs - windowMs || times[0]! > nowMs)) times.shift()
    return times
  }

  return {
    take(key, max, nowMs) {
      if (nowMs - sweptMs > windowMs) sweep(nowMs)
      const times = current(key, nowMs)
      takes.delete(key)
      takes.set(key, times) // the most recently used key is the last one
      if (takes.size > maxKeys) for (const old of takes.keys().take(maxKeys / 2)) takes.delete(old)
      const granted = times.length < max
      if (granted) times.push(nowMs)
      return granted
    },
  }
}
