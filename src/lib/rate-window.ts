/** Exact rate limiter in memory. Grants each key at most `max` takes (counted requests) in any 60 seconds. */
export interface RateWindow {
  /** Returns the state of a key as `take` does, but counts nothing. */
  peek(key: string, max: number, nowMs: number): Pick<Take, 'remaining' | 'resetMs'>
  take(key: string, max: number, nowMs: number): Take
}

export interface Take {
  granted: boolean
  remaining: number
  /**
   * Time in milliseconds since 1970. If no take remains, the time at which the next take can be granted. Otherwise the
   * time at which the oldest counted take expires.
   */
  resetMs: number
  /**
   * Removes this take from the count, so that a request that is refused later consumes nothing. Only the first call has
   * an effect.
   */
  refund(): void
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

  const stateOf = (times: readonly number[], max: number, nowMs: number) => ({
    // at least 0: the plan's limit may have been lowered after these takes were counted
    remaining: Math.max(0, max - times.length),
    resetMs: (times[Math.max(0, times.length - max)] ?? nowMs) + windowMs,
  })

  return {
    peek: (key, max, nowMs) => stateOf(current(key, nowMs), max, nowMs),

    take(key, max, nowMs) {
      if (nowMs - sweptMs > windowMs) sweep(nowMs)
      const times = current(key, nowMs)
      takes.delete(key)
      takes.set(key, times) // most recently used last
      if (takes.size > maxKeys) for (const old of takes.keys().take(maxKeys / 2)) takes.delete(old)
      const granted = times.length < max
      let held = granted
      if (granted) times.push(nowMs)
      return {
        granted,
        ...stateOf(times, max, nowMs),
        refund() {
          const at = held ? times.lastIndexOf(nowMs) : -1
          if (at >= 0) times.splice(at, 1)
          held = false
        },
      }
    },
  }
}
