/**
 * Loads one by one what `read` reads many of at once. There is one call of `read` at a time, for at most `most` keys: what is
 * asked for meanwhile waits for the next one. However much is asked for, it is little work for whoever is read from.
 */
export function createBatchLoader<Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  maxBatch: number,
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
        for (const [key, asked] of batch) asked.resolve(found.get(key))
      } catch (error) {
        for (const [, asked] of batch) asked.reject(error)
      }
    }
    isReading = false
  }

  /** Undefined where there is none. Rejects where `read` does. */
  return (key: string): Promise<Found | undefined> => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Found | undefined>()
    waiting.set(key, asked)
    if (!isReading) void readWaiting()
    return asked.promise
  }
}
