/** Exact sliding windows of one minute, in memory: never more than `max` takes of a key in any 60 seconds. */
export interface RateWindow {
  take(key: string, max: number, nowMs: number): Take
}

export interface Take {
  granted: boolean
  remaining: number
  /** When a place becomes free: the oldest take, or as many as are too many, leaves the window. */
  resetMs: number
  /** Gives the place back, once: a refused request consumes nothing. */
  refund(): void
}

const windowMs = 60_000
/** Beyond these the half that was not used for longest is forgotten: callers can come from more addresses than fit in memory. */
const defaultMaxKeys = 100_000

export function createRateWindow(maxKeys = defaultMaxKeys): RateWindow {
  const takes = new Map<string, number[]>()
  let sweptMs = 0

  function sweep(nowMs: number): void {
    sweptMs = nowMs
    for (const [key, times] of takes) if ((times.at(-1) ?? 0) <= nowMs - windowMs) takes.delete(key)
  }

  return {
    take(key, max, nowMs) {
      if (nowMs - sweptMs > windowMs) sweep(nowMs)
      const times = takes.get(key) ?? []
      while (times.length > 0 && (times[0]! <= nowMs - windowMs || times[0]! > nowMs)) times.shift() // a clock may be set back
      takes.delete(key)
      takes.set(key, times) // the last one used is the last one
      if (takes.size > maxKeys) for (const old of takes.keys().take(maxKeys / 2)) takes.delete(old)
      const granted = times.length < max
      let held = granted
      if (granted) times.push(nowMs)
      return {
        granted,
        remaining: Math.max(0, max - times.length), // a plan may have shrunk
        resetMs: (times[Math.max(0, times.length - max)] ?? nowMs) + windowMs,
        refund() {
          const at = held ? times.lastIndexOf(nowMs) : -1
          if (at >= 0) times.splice(at, 1)
          held = false
        },
      }
    },
  }
}
