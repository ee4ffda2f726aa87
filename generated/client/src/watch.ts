// Made by npm run generate from scripts/client/watch.ts. Do not edit.
import { StreamError } from './error.ts'

/**
 * Watches one connection. The connection ends if the caller's signal aborts, or if the server is silent for too long.
 */
export interface Watch {
  signal: AbortSignal
  /** Waits for `waited`, a promise of the connection. If the server stays silent, ends the connection and rejects. */
  over<Value>(waited: Promise<Value>): Promise<Value>
  /** Marks the stream as ended. Call this when the stream has ended as expected. */
  end(): void
  readonly isOver: boolean
  close(): void
}

/** Longest delay of a timer in JavaScript, in milliseconds. A longer wait is shortened to this value. */
export const maxTimerMs: number = 2 ** 31 - 1

export function createWatch(outer: AbortSignal | undefined, silenceMs = 45_000): Watch {
  outer?.throwIfAborted()
  const connection = new AbortController()
  const abort = () => connection.abort(outer?.reason)
  outer?.addEventListener('abort', abort, { once: true })
  let isOver = false
  return {
    signal: connection.signal,
    // The time limit applies only while the client waits for the server, because the caller may process events slowly.
    over: waited =>
      new Promise((resolve, reject) => {
        const { signal } = connection
        const stop = () => reject(signal.reason as Error)
        waited.catch(() => undefined) // prevents an unhandled rejection if the signal has already aborted
        if (signal.aborted) return stop()
        const silent = () =>
          connection
            .abort(new StreamError(0, {
              code: 'SILENT',
              message: `The server has sent nothing for ${silenceMs} ms`,
            }))
        const timer = setTimeout(silent, Math.min(silenceMs, maxTimerMs))
        const done = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', stop)
        }
        signal.addEventListener('abort', stop, { once: true })
        waited.then(value => {
          done()
          resolve(value)
        }, (error: Error) => {
          done()
          reject(signal.aborted ? signal.reason as Error : error)
        })
      }),
    end() {
      isOver = true
    },
    get isOver() {
      return isOver
    },
    close() {
      outer?.removeEventListener('abort', abort)
      connection.abort()
    },
  }
}

/** Waits for `ms` milliseconds. Rejects with the reason of the signal if the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
