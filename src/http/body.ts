import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { type Fault, payloadTooLarge, unsupportedMediaType } from '../errors.ts'
import { clip } from './faults.ts'
import { scanJson, type Scanned } from './json-scanner.ts'
import { announcesBody, readBytes, type ReadLimits } from './read-bytes.ts'

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
 * Throws PAYLOAD_TOO_LARGE and UNSUPPORTED_MEDIA_TYPE before the body is read, and the failures of `readBytes`.
 */
export async function readJsonBody(
  request: IncomingMessage,
  { maxBytes = maxBodyBytes, keep }: Pick<ReadLimits, 'keep'> & { maxBytes?: number | undefined },
): Promise<JsonBody> {
  const { headers } = request
  const length = headers['content-length']
  if (length !== undefined && Number(length) > maxBytes) throw payloadTooLarge()
  if (!announcesBody(request)) return noBody()
  if (headers['content-type'] !== 'application/json' || isEncoded(headers)) requireJson(headers)
  // A body that came in one packet with the headers is here after one microtask, and is read without any listener.
  await Promise.resolve()
  const bytes = arrived(request, Number(length)) ?? await readBytes(request, { maxBytes, keep })
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

const fault = (message: string): Fault => ({ path: '', message })
