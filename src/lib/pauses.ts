import { setImmediate } from 'node:timers/promises'

/**
 * Creates a function that long work must await after each small piece. The function yields to the event loop every
 * `everyMs` milliseconds (default: 10), so that the long work does not block other work.
 */
export function createPauses(everyMs = 10): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < everyMs) return
    await setImmediate()
    sinceMs = performance.now()
  }
}
