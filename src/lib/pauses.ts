import { setImmediate } from 'node:timers/promises'

/**
 * Creates a function that long work must await after each small piece, so that it does not block other work. The
 * function yields to the event loop every `everyMs` milliseconds. Default: 10.
 */
export function createPauses(everyMs = 10): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < everyMs) return
    await setImmediate()
    sinceMs = performance.now()
  }
}
