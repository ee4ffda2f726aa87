import type { Semaphore } from './semaphore.ts'

/** A search that holds slots, and the account that pays for it. */
export interface SlotHolder {
  accountId: string
  searchId: string
}

/** Concurrency limiter that shares its slots fairly. */
export interface FairSlots extends Semaphore {
  /**
   * Resolves with a function that releases the slot. A free slot goes to the account that holds the fewest slots, and
   * within the account to the search that holds the fewest. The longest waiting call wins a tie. A call without a
   * holder counts as one that holds none. Rejects with the signal's reason if the signal aborts first.
   */
  acquire(signal: AbortSignal, holder?: SlotHolder): Promise<() => void>
}

interface Waiting {
  holder: SlotHolder | undefined
  /** Number of calls that waited before. */
  arrival: number
  grant: () => void
}

/** Creates the limiter of the tasks of one process, so that a large search does not delay small ones. */
export function createFairSlots(size: number): FairSlots {
  let free = size
  // The calls of one search wait in order of arrival, so only the first of each search competes.
  const queues = new Map<string, Waiting[]>()
  const held = new Map<string, number>()
  let arrived = 0
  let waiting = 0

  const keysOf = ({ accountId, searchId }: SlotHolder) => [`account ${accountId}`, `search ${searchId}`] as const
  const queueOf = (holder: SlotHolder | undefined): string => holder?.searchId ?? ''

  function count(holder: SlotHolder | undefined, change: 1 | -1): void {
    for (const key of holder ? keysOf(holder) : []) {
      const next = (held.get(key) ?? 0) + change
      if (next === 0) held.delete(key)
      else held.set(key, next)
    }
  }

  function slot(holder: SlotHolder | undefined): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      count(holder, -1)
      const next = firstInTurn()
      if (next) remove(next)
      if (next) next.grant()
      else free++
    }
  }

  /** Returns the waiting call that gets the next slot. */
  function firstInTurn(): Waiting | undefined {
    let best: { call: Waiting, rank: readonly [number, number, number] } | undefined
    for (const [call] of queues.values()) {
      const [account, search] = call!.holder ? keysOf(call!.holder) : ['', '']
      const rank = [held.get(account) ?? 0, held.get(search) ?? 0, call!.arrival] as const
      if (!best || isBefore(rank, best.rank)) best = { call: call!, rank }
    }
    return best?.call
  }

  function remove(call: Waiting): void {
    const key = queueOf(call.holder)
    const queue = queues.get(key)!
    queue.splice(queue.indexOf(call), 1)
    if (queue.length === 0) queues.delete(key)
    waiting--
  }

  return {
    get free() { return free },
    get waiting() { return waiting },
    async acquire(signal, holder) {
      signal.throwIfAborted()
      if (free > 0) {
        free--
        count(holder, 1)
        return slot(holder)
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          remove(call)
          reject(signal.reason as Error)
        }
        const grant = () => {
          signal.removeEventListener('abort', onAbort)
          count(holder, 1)
          resolve(slot(holder))
        }
        const call: Waiting = { holder, arrival: arrived++, grant }
        const queue = queues.get(queueOf(holder))
        if (queue) queue.push(call)
        else queues.set(queueOf(holder), [call])
        waiting++
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
  }
}

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && one[at]! < other[at]!
}
