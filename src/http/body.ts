import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Failure, type Fault, payloadTooLarge, unsupportedMediaType, validationError } from '../errors.ts'
import { clip } from './faults.ts'
import { scanJson, type Scanned } from './json-scanner.ts'

/** Maximum size of a request body, in bytes, of operations that declare no other one. */
export const maxBodyBytes = 64 * 1024

/** A body, with the faults of its encoding and of its JSON. */
export interface JsonBody extends Scanned {
  /** `undefined` if the request has no body or the body is not JSON. */
  value?: unknown
}
const noBody = (): JsonBody => ({ faults: [], faulty: [], isWhole: true })

/**
 * Reads and parses the body of a request. Stops reading a chunked body when it exceeds `maxBytes`. Ignores a byte
 * order mark at the beginning.
 * Throws PAYLOAD_TOO_LARGE and UNSUPPORTED_MEDIA_TYPE before the body is read. Throws REQUEST_TIMEOUT and
 * VALIDATION_ERROR if the body does not arrive completely.
 */
export async function readJsonBody(request: IncomingMessage, maxBytes = maxBodyBytes): Promise<JsonBody> {
  const { headers } = request
  const length = headers['content-length']
  if (length !== undefined && Number(length) > maxBytes) throw payloadTooLarge()
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return noBody()
  if (headers['content-type'] !== 'application/json' || isEncoded(headers)) requireJson(headers)
  // A body that came in one packet with the headers is here after one microtask, and is read without any listener.
  await Promise.resolve()
  const bytes = arrived(request, Number(length)) ?? await readBytes(request, maxBytes)
  return bytes.length === 0 ? noBody() : parse(bytes)
}

const isEncoded = (headers: IncomingHttpHeaders): boolean =>
  headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined

/** Throws UNSUPPORTED_MEDIA_TYPE with all reasons why the body cannot be read. */
function requireJson(headers: IncomingHttpHeaders): void {
  const details = [
    ...typeFaults(headers['content-type']?.trim() ?? ''),
    ...codingFaults('Content-Encoding', headers['content-encoding'], 'identity'),
    ...codingFaults('Transfer-Encoding', headers['transfer-encoding'], 'chunked'),
  ]
  if (details.length > 0) throw unsupportedMediaType({ details, headers: { 'Accept-Encoding': 'identity' } })
}

/** Reports a type other than JSON in UTF-8. https://www.rfc-editor.org/rfc/rfc9110#section-8.3 */
function typeFaults(contentType: string): Fault[] {
  const path = 'Content-Type'
  const [type = ''] = contentType.split(/[ \t]*;/, 1)
  if (type === '') return [{ path, message: 'is missing; send application/json' }]
  if (type.toLowerCase() !== 'application/json') {
    return [{ path, message: `is ${clip(type)}; send application/json` }]
  }
  const charset = /;[ \t]*charset="?([^";\s]+)/i.exec(contentType)?.[1]
  if (charset === undefined || /^utf-?8$/i.test(charset)) return []
  return [{ path, message: `has the charset ${clip(charset)}; send UTF-8` }]
}

const codingFaults = (path: string, coding: string | undefined, allowed: string): Fault[] =>
  coding === undefined || coding.toLowerCase() === allowed
    ? []
    : [{ path, message: `is ${clip(coding)}; send the body uncompressed` }]

/** Returns the body if all of its `length` bytes are here. A client that waits for `100 Continue` has sent none. */
function arrived(request: IncomingMessage, length: number): Buffer | undefined {
  if (request.readableLength !== length || request.headers.expect !== undefined) return undefined
  const bytes = request.read() as Buffer | null
  request.resume() // reads to the end of the request, so that Node releases it
  return bytes ?? undefined
}

/** Failures of bodies that the app has not begun to read. */
const failures = new WeakMap<IncomingMessage, Failure>()

/** Makes the present or next call of `readJsonBody` for this request throw the failure. */
export function failReading(request: IncomingMessage, failure: Failure): void {
  failures.set(request, failure)
  if (request.listenerCount('error') > 0) request.emit('error', failure)
}

function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0

    function settle(finish: () => void): void {
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onDisconnect)
      finish()
    }

    function onData(chunk: Buffer): void {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBytes) return
      settle(() => reject(payloadTooLarge()))
      // Reads and discards the rest of the body, because the caller may read the response only after it has sent the
      // whole body. The request time-out limits how long this takes.
      request.on('error', () => {}).resume()
    }

    const onEnd = () => settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const onDisconnect = () => settle(() => reject(endedEarly()))
    const onError = (error: unknown) => settle(() => reject(error instanceof Failure ? error : endedEarly()))
    const failure = failures.get(request)
    if (failure) return onError(failure)
    // the caller disconnected before this call, so the request emits no more events
    if (request.destroyed) return onDisconnect()
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onDisconnect)
  })
}

function parse(bytes: Buffer): JsonBody {
  if (!isUtf8(bytes)) return { faults: [fault('the body is not UTF-8')], faulty: [], isWhole: false }
  const text = bytes.toString('utf8', hasByteOrderMark(bytes) ? 3 : 0)
  const scanned = scanJson(text)
  return { value: scanned.isWhole ? JSON.parse(text) : parseFaulty(text), ...scanned }
}

/** Parses text whose scan stopped, because of deep nesting for example. Returns `undefined` if the text is not JSON. */
function parseFaulty(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hasByteOrderMark = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

const endedEarly = () => validationError({ details: [fault('the body ended early')] })

const fault = (message: string): Fault => ({ path: '', message })
