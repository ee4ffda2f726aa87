import { setTimeout as sleep } from 'node:timers/promises'

interface BatchParts<Item, Result> {
  /** Time for which the first item of a batch waits for others, in milliseconds. */
  waitMs: number
  maxItems: number
  /** Writes items of one key together. Only one batch of a key is written at a time, in the order of `add`. */
  write(key: string, items: readonly Item[]): Promise<Result>
}

interface Batch<Item, Result> {
  items: Item[]
  isClosed: boolean
  written: Promise<Result>
}

/**
 * Creates a function that adds an item to the next batch of its key. Items that come within `waitMs` milliseconds, or
 * while the batch before is being written, are written together. Resolves and rejects as the write of the batch does.
 */
export function createBatches<Item, Result>({ waitMs, maxItems, write }: BatchParts<Item, Result>) {
  const latest = new Map<string, Batch<Item, Result>>()

  function begin(key: string, before: Batch<Item, Result> | undefined): Batch<Item, Result> {
    const batch: Batch<Item, Result> = { items: [], isClosed: false, written: writeLater() }
    return batch

    async function writeLater(): Promise<Result> {
      await Promise.allSettled([sleep(waitMs), before?.written])
      batch.isClosed = true
      try {
        return await write(key, batch.items)
      } finally {
        if (latest.get(key) === batch) latest.delete(key)
      }
    }
  }

  return (key: string, item: Item): Promise<Result> => {
    let batch = latest.get(key)
    if (batch === undefined || batch.isClosed) latest.set(key, batch = begin(key, batch))
    batch.isClosed = batch.items.push(item) >= maxItems
    return batch.written
  }
}
