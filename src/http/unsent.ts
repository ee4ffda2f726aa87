import type { IncomingMessage, ServerResponse } from 'node:http'
import { overloaded } from '../errors.ts'

/**
 * Bytes that this process keeps until clients read them, over all connections of all servers, and those of request
 * bodies that arrive. A body that many connections share, such as a page, is not counted. An address may use a quarter
 * of the budget, so that one that reads nothing leaves room for the others; its first response is not limited by that.
 */
export interface Unsent {
  /** `true` if more bytes are kept than the budget allows. New work is then refused. */
  readonly isFull: boolean
  /**
   * Counts bytes until the response is sent or its connection has closed. Throws OVERLOADED if the budget, or the share
   * of the address, has no room for them and `mayRefuse`; otherwise they are counted all the same.
   */
  keep(response: ServerResponse, bytes: number, mayRefuse: boolean): void
  /** Does the same for bytes of the body of the request to this response. */
  keepBody(response: ServerResponse, bytes: number): void
  /**
   * Waits until the client has read what was written, or has disconnected. Counts the bytes meanwhile. If there is no
   * room for them, closes the connection.
   */
  drained(response: ServerResponse): Promise<void>
  /** Throws OVERLOADED if the budget is exhausted. */
  requireRoom(): void
}

/** Size, in bytes, up to which a body is not counted. A connection makes one at a time. */
export const minCountedBytes = 16 * 1024
const retryAfterS = 5
/** Part of the budget that an address may use: one of this number. */
const addressShares = 4

const refusal = () => overloaded({ headers: { 'Retry-After': retryAfterS } })
const bodyRefusal = () => overloaded({
  message: 'Large bodies of other requests are arriving; try again later',
  headers: { 'Retry-After': retryAfterS },
})

/** @param addressOf returns the address of the client that sent a request */
export function createUnsent(maxBytes: number, addressOf: (request: IncomingMessage) => string): Unsent {
  let total = 0
  const ofAddresses = new Map<string, number>()
  const ofResponses = new WeakMap<ServerResponse, number>()

  function hasRoom(address: string, bytes: number): boolean {
    const own = ofAddresses.get(address) ?? 0
    return total + bytes <= maxBytes && (own === 0 || own + bytes <= maxBytes / addressShares)
  }

  function count(address: string, bytes: number): void {
    total += bytes
    const own = (ofAddresses.get(address) ?? 0) + bytes
    if (own === 0) ofAddresses.delete(address)
    else ofAddresses.set(address, own)
  }

  /** @param refuse returns the error if there is no room. Without it, the bytes are counted all the same. */
  function keep(response: ServerResponse, bytes: number, refuse: (() => Error) | undefined): void {
    const address = addressOf(response.req)
    if (refuse && !hasRoom(address, bytes)) throw refuse()
    if (response.closed) return
    count(address, bytes)
    const earlier = ofResponses.get(response)
    ofResponses.set(response, (earlier ?? 0) + bytes)
    // one listener, because a body arrives in many chunks
    if (earlier === undefined) response.on('close', () => { count(address, -ofResponses.get(response)!) })
  }

  return {
    get isFull() { return total >= maxBytes },
    keep(response, bytes, mayRefuse) { keep(response, bytes, mayRefuse ? refusal : undefined) },
    keepBody(response, bytes) { keep(response, bytes, bodyRefusal) },
    drained(response) {
      const address = addressOf(response.req)
      const bytes = response.writableLength
      if (!hasRoom(address, bytes)) response.destroy()
      if (response.destroyed) return Promise.resolve()
      count(address, bytes)
      return new Promise(resolve => {
        const done = () => {
          response.off('drain', done).off('close', done)
          count(address, -bytes)
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
