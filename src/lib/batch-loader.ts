import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Creates a function that loads the value of one key. The function collects keys and passes at most `maxBatch` of them
 * to each call of `read`. Only one call of `read` runs at a time, which limits the load on the database. Keys that are
 * requested during a call wait for the next call.
 * @param pauseMs pause after each call, in milliseconds, so that more keys come together for the next one. A key that
 * is requested alone does not wait.
 */
export function createBatchLoader<Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  maxBatch: number,
  pauseMs = 0,
) {
  const waiting = new Map<string, PromiseWithResolvers<Found | undefined>>()
  let isReading = false

  async function readWaiting(): Promise<void> {
    isReading = true
    while (waiting.size > 0) {
      const batch = waiting.entries().take(maxBatch).toArray()
      for (const [key] of batch) waiting.delete(key)
      try {
        const found = await read(batch.map(([key]) => key))
        for (const [key, request] of batch) request.resolve(found.get(key))
      } catch (error) {
        for (const [, request] of batch) request.reject(error)
      }
      if (pauseMs > 0) await sleep(pauseMs)
    }
    isReading = false
  }

  /** Resolves with `undefined` if the key has no value. Rejects if `read` rejects. */
  return (key: string): Promise<Found | undefined> => {
    const request = waiting.get(key) ?? Promise.withResolvers<Found | undefined>()
    waiting.set(key, request)
    if (!isReading) void readWaiting()
    return request.promise
  }
}
