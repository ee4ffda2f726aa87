import { setTimeout as sleep } from 'node:timers/promises'

interface BatchParts<Item, Result> {
  /** Time for which the first item of a batch waits for others, in milliseconds. */
  waitMs: number
  maxItems: number
  /** Size of the items of a batch from which it takes no more of them. `sizeOf` returns the size of one. */
  maxSize?: number
  sizeOf?(item: Item): number
  /**
   * Writes items of one key together. Only one batch of a key is written at a time, in the order of `add`. `take`
   * returns the items. Until its first call the batch takes more of them, so call it after the wait for a transaction.
   */
  write(key: string, take: () => readonly Item[]): Promise<Result>
}

interface Batch<Item, Result> {
  items: Item[]
  size: number
  isClosed: boolean
  written: Promise<Result>
}

/**
 * Creates a function that adds an item to the next batch of its key. Items that come within `waitMs` milliseconds,
 * while the batch before is being written, or until `write` takes the batch, are written together. Resolves and rejects
 * as the write of the batch does.
 */
export function createBatches<Item, Result>(
  { waitMs, maxItems, maxSize = Infinity, sizeOf = () => 0, write }: BatchParts<Item, Result>,
) {
  const latest = new Map<string, Batch<Item, Result>>()

  function begin(key: string, before: Batch<Item, Result> | undefined): Batch<Item, Result> {
    const batch: Batch<Item, Result> = { items: [], size: 0, isClosed: false, written: writeLater() }
    return batch

    async function writeLater(): Promise<Result> {
      await Promise.allSettled([sleep(waitMs), before?.written])
      try {
        return await write(key, () => {
          batch.isClosed = true
          return batch.items
        })
      } finally {
        batch.isClosed = true // because the write may have failed before it took the items
        if (latest.get(key) === batch) latest.delete(key)
      }
    }
  }

  return (key: string, item: Item): Promise<Result> => {
    let batch = latest.get(key)
    if (batch === undefined || batch.isClosed) latest.set(key, batch = begin(key, batch))
    batch.size += sizeOf(item)
    batch.isClosed = batch.items.push(item) >= maxItems || batch.size >= maxSize
    return batch.written
  }
}
