import type { ServerResponse } from 'node:http'
import { overloaded } from '../errors.ts'

/**
 * Bytes that this process keeps until clients read them, over all connections of all servers. A body that many
 * connections share, such as a page, is not counted.
 */
export interface Unsent {
  /** `true` if more bytes are kept than the budget allows. New work is then refused. */
  readonly isFull: boolean
  /**
   * Counts bytes until the response is sent or its connection has closed. Throws OVERLOADED if the budget has no room
   * for them and `mayRefuse`; otherwise they are counted all the same.
   */
  keep(response: ServerResponse, bytes: number, mayRefuse: boolean): void
  /**
   * Waits until the client has read what was written, or has disconnected. Counts the bytes meanwhile. If the budget
   * has no room for them, closes the connection.
   */
  drained(response: ServerResponse): Promise<void>
  /** Throws OVERLOADED if the budget is exhausted. */
  requireRoom(): void
}

/** Size, in bytes, up to which a body is not counted. A connection makes one at a time. */
export const minCountedBytes = 16 * 1024
const retryAfterS = 5

const refusal = () => overloaded({ headers: { 'Retry-After': retryAfterS } })

export function createUnsent(maxBytes: number): Unsent {
  let total = 0

  return {
    get isFull() { return total >= maxBytes },
    keep(response, bytes, mayRefuse) {
      if (mayRefuse && total + bytes > maxBytes) throw refusal()
      if (response.closed) return
      total += bytes
      response.on('close', () => { total -= bytes })
    },
    drained(response) {
      const bytes = response.writableLength
      if (total + bytes > maxBytes) response.destroy()
      if (response.destroyed) return Promise.resolve()
      total += bytes
      return new Promise(resolve => {
        const done = () => {
          response.off('drain', done).off('close', done)
          total -= bytes
          resolve()
        }
        response.on('drain', done).on('close', done)
      })
    },
    requireRoom() {
      if (total >= maxBytes) throw refusal()
    },
  }
}
