import type { Queue } from './queue.ts'

/** The part of the wire that wakes the workers of one kind of work. */
export interface Bell {
  /** Wakes up to `count` idle workers of any process. */
  ring(count: number): void
  /** Registers an idle worker. Returns the function that removes it. */
  onRing(wake: () => void): () => void
}

interface QueueParts<Lease> {
  claim(): Promise<Lease | undefined>
  /** Claims up to `count` pieces of work at once. It is called if several slots are free. Default: one at a time. */
  claimMany?(count: number): Promise<readonly Lease[]>
  bell: Bell
  /**
   * Interval at which a worker looks for work whose ring was lost, or that a dead worker left, in milliseconds.
   * Default: one second.
   */
  pollMs?: number
}

/** Most pieces of work that are claimed at once: the shards of a search, which become due together. */
const maxClaimed = 3

/** Creates a queue whose workers look for work at an interval, and at once if the bell rings. */
export function createPollingQueue<Lease>({ claim, claimMany, bell, pollMs = 1_000 }: QueueParts<Lease>): Queue<Lease> {
  const sleepers = new Set<() => void>()
  let stopListening: (() => void) | undefined

  function wakeAll(): void {
    for (const wake of [...sleepers]) wake()
  }

  /** Listens while a worker has a free slot. A ring would be wasted on a worker that can take no work. */
  function listen(hasFreeSlot: boolean): void {
    if (hasFreeSlot) stopListening ??= bell.onRing(wakeAll)
    else {
      stopListening?.()
      stopListening = undefined
    }
  }

  /**
   * Starts a pause that ends after `pollMs`, or earlier if work is added or `signal` aborts. The pause must be started
   * before a claim, so that work that is added during the claim also ends the pause.
   */
  function sleep(signal: AbortSignal): { wake(): void, done: Promise<void> } {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      sleepers.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, pollMs)
    signal.addEventListener('abort', wake, { once: true })
    sleepers.add(wake)
    return { wake, done }
  }

  async function claimFor(count: number): Promise<readonly Lease[]> {
    if (claimMany && count > 1) return claimMany(count)
    const lease = await claim()
    return lease === undefined ? [] : [lease]
  }

  return {
    notify: (count = 1) => bell.ring(count),

    async take(slots, signal) {
      try {
        for (;;) {
          listen(slots.free > 0)
          const releases = [await slots.acquire(signal)]
          while (claimMany && !signal.aborted && slots.free > 0 && releases.length < maxClaimed) {
            releases.push(await slots.acquire(signal)) // does not fail, because a slot is free
          }
          listen(true)
          const rest = sleep(signal)
          const leases = await claimFor(releases.length).catch((error: unknown) => {
            rest.wake()
            for (const release of releases) release()
            throw error
          })
          for (const release of releases.slice(leases.length)) release()
          const [first, ...more] = leases.map((lease, index) => ({ lease, release: releases[index]! }))
          if (first !== undefined) {
            rest.wake()
            return { ...first, more }
          }
          await rest.done
          signal.throwIfAborted()
        }
      } catch (error) {
        listen(false)
        throw error
      }
    },
  }
}
