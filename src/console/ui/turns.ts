import type { Turn } from './shared-stream.ts'

/*
 * Turns of the connections of all tabs. HTTP/1.1 allows six connections to a server for all tabs of a browser, and a
 * stream takes one for as long as it is open: seven tabs would wait for each other, with all their requests.
 *
 * A tab follows streams only while it is visible. Tabs that follow the same share one connection (shared-stream.ts). A
 * connection has one of three turns, which are Web Locks of the origin. A turn ends if another connection waits for it.
 * That stream then waits itself, and resumes after its last event, so that all streams go on. Without Web Locks (a page
 * over plain HTTP that is not on this machine, or a browser that refuses its storage), only the first rule holds.
 */

const turns = ['tracewell-stream-1', 'tracewell-stream-2', 'tracewell-stream-3']
const turnMs = 2_000

/** Waits until the tab is visible. The turn is over when it is hidden. Rejects if `leaving` aborts before. */
export async function whileVisible(leaving: AbortSignal): Promise<Turn> {
  leaving.throwIfAborted()
  if (document.hidden) await nextShown(leaving)
  const turn = createTurn(leaving)
  const hide = () => { if (document.hidden) turn.stop() }
  document.addEventListener('visibilitychange', hide)
  return {
    ...turn,
    end() {
      document.removeEventListener('visibilitychange', hide)
      turn.end()
    },
  }
}

/** Waits for the turn of a connection. Rejects if `leaving` aborts before. */
export async function takeConnection(leaving: AbortSignal): Promise<Turn> {
  const held = await acquire(leaving)
  const turn = createTurn(leaving)
  const waiting = setInterval(() => void held.isWanted().then(isWanted => { if (isWanted) turn.stop() }), turnMs)
  return {
    ...turn,
    end() {
      clearInterval(waiting)
      turn.end()
      held.end()
    },
  }
}

function createTurn(leaving: AbortSignal): Turn {
  const over = new AbortController()
  const stop = () => over.abort(new DOMException('the turn of the stream is over', 'AbortError'))
  if (leaving.aborted) stop()
  leaving.addEventListener('abort', stop)
  return { signal: over.signal, stop, end: () => leaving.removeEventListener('abort', stop) }
}

async function nextShown(leaving: AbortSignal): Promise<void> {
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
  /** Returns whether another connection waits for this turn. */
  isWanted(): Promise<boolean>
}

const unlimited: Held = { end: () => undefined, isWanted: () => Promise.resolve(false) }

/** The Web Locks of the browser, or `undefined` if the page has none. */
export const locksOf = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/** Takes a free turn, or waits for one of them. */
async function acquire(leaving: AbortSignal): Promise<Held> {
  const locks = locksOf()
  if (locks === undefined) return unlimited
  try {
    for (const name of turns) {
      const held = await hold(locks, name, { ifAvailable: true })
      if (held) return held
    }
    return await hold(locks, turns[Math.floor(Math.random() * turns.length)]!, { signal: leaving }) ?? unlimited
  } catch (cause) {
    if (leaving.aborted) throw cause
    return unlimited // the browser refuses locks to this page
  }
}

/** Takes the lock. Returns `undefined` if it is not available. Rejects if the signal aborts before. */
function hold(locks: LockManager, name: string, options: LockOptions): Promise<Held | undefined> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  return new Promise((resolve, reject) => {
    locks.request(name, options, lock => {
      if (lock === null) return resolve(undefined)
      resolve({
        end,
        isWanted: () => locks.query().then(
          ({ pending }) => pending?.some(one => one.name === name) ?? false,
          () => true, // the page is being left: others may go on
        ),
      })
      return ended
    }).catch(reject)
  })
}
