/** Time for which a measurement of the other clock is used, in milliseconds. */
const keepMs = 60_000

/**
 * Reads the clock of the budgets, which is the database's, on the clock of this process (`performance.now`). A reply
 * has the time at an unknown moment between request and response, so the fastest reply of a minute is used.
 * https://en.wikipedia.org/wiki/Cristian%27s_algorithm
 */
export function createRemoteClock() {
  let best = { offsetMs: 0, roundTripMs: Infinity, takenMs: -Infinity }
  let lastMs = 0

  return {
    /** Stores a reply: when it was requested and received, and the other clock's time in it. */
    observe(sentMs: number, receivedMs: number, remoteMs: number): void {
      lastMs = receivedMs - sentMs
      if (lastMs > best.roundTripMs && receivedMs - best.takenMs < keepMs) return
      best = { offsetMs: (sentMs + receivedMs) / 2 - remoteMs, roundTripMs: lastMs, takenMs: receivedMs }
    },

    /** Returns the time of this process at which the other clock shows `remoteMs`. */
    toLocal: (remoteMs: number): number => remoteMs + best.offsetMs,

    /** Duration of the last request, in milliseconds. */
    get roundTripMs() { return lastMs },
  }
}
