import type { IncomingMessage } from 'node:http'
import { Failure, payloadTooLarge, validationError } from '../errors.ts'
import { minCountedBytes } from './unsent.ts'

export interface ReadLimits {
  /** Maximum size of the body, in bytes. */
  maxBytes: number
  /**
   * Counts bytes that the body takes in memory, until the response is sent. Throws OVERLOADED if there is no room for
   * them.
   */
  keep: (bytes: number) => void
}

/** Size of the first buffer, in bytes. */
const firstBytes = 4 * 1024

/** Failures of bodies that the app has not begun to read. */
const failures = new WeakMap<IncomingMessage, Failure>()

/** Makes the present or next call of `readBytes` for this request throw the failure. */
export function failReading(request: IncomingMessage, failure: Failure): void {
  failures.set(request, failure)
  if (request.listenerCount('error') > 0) request.emit('error', failure)
}

/** Returns `true` if the headers of a request announce a body. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Reads and drops the rest of a body that the app does not read. Node would keep the beginning of the body until the
 * response is sent, with an object of 150 bytes for each chunk. The request time-out limits how long the body may take.
 */
export function dropBody(request: IncomingMessage): void {
  if (request.complete && request.readableLength === 0) return
  request.on('error', () => {}).resume()
}

/**
 * Reads the rest of a request. The chunks are copied into one buffer, because each of them would be an object, and
 * could keep the whole packet in memory. Throws PAYLOAD_TOO_LARGE and OVERLOADED, REQUEST_TIMEOUT if the body does not
 * arrive in time, and VALIDATION_ERROR if it ends early.
 */
export function readBytes(request: IncomingMessage, { maxBytes, keep }: ReadLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let kept = Buffer.alloc(0)
    let size = 0

    function settle(finish: () => void): void {
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onDisconnect)
      finish()
    }

    function add(chunk: Buffer): void {
      const needed = size + chunk.length
      if (needed > maxBytes) throw payloadTooLarge()
      if (needed > kept.length) {
        const length = Math.min(maxBytes, Math.max(needed, 2 * kept.length, firstBytes))
        if (length > minCountedBytes) keep(length - (kept.length > minCountedBytes ? kept.length : 0))
        const larger = Buffer.allocUnsafeSlow(length)
        kept.copy(larger, 0, 0, size)
        kept = larger
      }
      chunk.copy(kept, size)
      size = needed
    }

    function onData(chunk: Buffer): void {
      try {
        add(chunk)
      } catch (error) {
        onError(error)
        // The caller may read the response only after it has sent the whole body.
        dropBody(request)
      }
    }

    const onEnd = () => settle(() => resolve(kept.subarray(0, size)))
    const onDisconnect = () => settle(() => reject(endedEarly()))
    const onError = (error: unknown) => settle(() => reject(error instanceof Failure ? error : endedEarly()))
    const failure = failures.get(request)
    if (failure) return onError(failure)
    // the caller disconnected before this call, so the request emits no more events
    if (request.destroyed) return onDisconnect()
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onDisconnect)
  })
}

const endedEarly = () => validationError({ details: [{ path: '', message: 'the body ended early' }] })
