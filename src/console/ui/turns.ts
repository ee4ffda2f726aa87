/*
 * Turns of the streams of all tabs. HTTP/1.1 allows six connections to a server for all tabs of a browser, and a stream
 * takes one for as long as it is open: seven tabs would wait for each other, with all their requests.
 *
 * A stream is open only while its tab is visible, and has one of three turns, which are Web Locks of the origin. A turn
 * ends if another stream waits for it. The stream then waits itself, and resumes after its last event, so that all
 * streams go on. Without Web Locks (a page over plain HTTP that is not on this machine), only the first rule holds.
 */

const turns = ['tracewell-stream-1', 'tracewell-stream-2', 'tracewell-stream-3']
const turnMs = 2_000

export interface Turn {
  /** Aborts when the turn is over, or the view is left. */
  signal: AbortSignal
  /** Gives the turn to the next stream. */
  end(): void
}

/** Waits for a turn. Rejects if `leaving` aborts before. */
export async function takeTurn(leaving: AbortSignal): Promise<Turn> {
  const held = await acquireVisible(leaving)
  const over = new AbortController()
  const stop = () => over.abort(new DOMException('the turn of the stream is over', 'AbortError'))
  const hide = () => { if (document.hidden) stop() }
  const waiting = setInterval(() => void held.isWanted().then(isWanted => { if (isWanted) stop() }), turnMs)
  document.addEventListener('visibilitychange', hide)
  leaving.addEventListener('abort', stop)
  return {
    signal: over.signal,
    end() {
      clearInterval(waiting)
      document.removeEventListener('visibilitychange', hide)
      leaving.removeEventListener('abort', stop)
      held.end()
    },
  }
}

async function acquireVisible(leaving: AbortSignal): Promise<Held> {
  for (;;) {
    await whenVisible(leaving)
    const held = await acquire(leaving)
    if (!document.hidden && !leaving.aborted) return held
    held.end() // the tab was hidden while it waited
  }
}

async function whenVisible(leaving: AbortSignal): Promise<void> {
  leaving.throwIfAborted()
  if (!document.hidden) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const shown = () => { if (!document.hidden) resolve() }
  const left = () => reject(leaving.reason as Error)
  document.addEventListener('visibilitychange', shown)
  leaving.addEventListener('abort', left)
  await promise.finally(() => {
    document.removeEventListener('visibilitychange', shown)
    leaving.removeEventListener('abort', left)
  })
}

interface Held {
  end(): void
  /** Returns whether another stream waits for this turn. */
  isWanted(): Promise<boolean>
}

/** Takes a free turn, or waits for one of them. */
async function acquire(leaving: AbortSignal): Promise<Held> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (locks === undefined) return { end: () => undefined, isWanted: () => Promise.resolve(false) }
  for (const name of turns) {
    const held = await hold(locks, name, { ifAvailable: true })
    if (held) return held
  }
  const held = await hold(locks, turns[Math.floor(Math.random() * turns.length)]!, { signal: leaving })
  if (held === undefined) throw new Error('a lock was not granted')
  return held
}

/** Takes the lock. Returns `undefined` if it is not available. Rejects if the signal aborts before. */
function hold(locks: LockManager, name: string, options: LockOptions): Promise<Held | undefined> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  return new Promise((resolve, reject) => {
    locks.request(name, options, lock => {
      if (lock === null) return resolve(undefined)
      resolve({
        end,
        isWanted: async () => (await locks.query()).pending?.some(pending => pending.name === name) ?? false,
      })
      return ended
    }).catch(reject)
  })
}
