import { setImmediate } from 'node:timers/promises'

/** For long work: awaited after each small piece of it, it lets others go on whenever so many milliseconds have passed. */
export function createPauses(everyMs = 10): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < everyMs) return
    await setImmediate()
    sinceMs = performance.now()
  }
}
