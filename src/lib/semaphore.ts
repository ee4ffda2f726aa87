/**
 * Concurrency limiter. At most `size` callers hold a slot at the same time. Further callers wait in order of arrival.
 */
export interface Semaphore {
  /** Resolves with a function that releases the slot. Rejects with the signal's reason if the signal aborts first. */
  acquire(signal: AbortSignal): Promise<() => void>
  readonly free: number
  readonly waiting: number
}

/** A limiter that can also be asked without waiting. */
export interface TrySemaphore extends Semaphore {
  /** Returns a function that releases the slot, or `undefined` if none is free. */
  tryAcquire(): (() => void) | undefined
}

export function createSemaphore(size: number): TrySemaphore {
  let free = size
  const queue: Array<() => void> = []

  function slot(): () => void {
    let held = true
    return () => {
      if (!held) return
      held = false
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }

  function tryAcquire(): (() => void) | undefined {
    if (free === 0) return undefined
    free--
    return slot()
  }

  return {
    get free() { return free },
    get waiting() { return queue.length },
    tryAcquire,
    async acquire(signal) {
      signal.throwIfAborted()
      const taken = tryAcquire()
      if (taken) return taken
      return new Promise((resolve, reject) => {
        const granted = () => {
          signal.removeEventListener('abort', onAbort)
          resolve(slot())
        }
        const onAbort = () => {
          queue.splice(queue.indexOf(granted), 1)
          reject(signal.reason as Error)
        }
        queue.push(granted)
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
  }
}
