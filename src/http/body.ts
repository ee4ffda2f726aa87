import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { type Fault, payloadTooLarge, unsupportedMediaType, validationError } from '../errors.ts'
import { scanJson } from './json-scanner.ts'

/** Maximum size of a request body, in bytes. The largest valid request is far smaller. */
export const maxBodyBytes = 64 * 1024

export interface JsonBody {
  /** `undefined` if the request has no body or the body has faults. */
  value?: unknown
  /** Faults of the encoding and the JSON syntax. */
  faults: Fault[]
}

/**
 * Reads and parses the body of a request. Stops reading a chunked body when it exceeds `maxBodyBytes`.
 * Throws PAYLOAD_TOO_LARGE and UNSUPPORTED_MEDIA_TYPE. Throws VALIDATION_ERROR if the connection closes before the end
 * of the body.
 */
export async function readJsonBody(request: IncomingMessage): Promise<JsonBody> {
  const { headers } = request
  const length = headers['content-length']
  if (length !== undefined && Number(length) > maxBodyBytes) throw payloadTooLarge()
  if (headers['transfer-encoding'] === undefined && (length === undefined || length === '0')) return { faults: [] }
  if (!isJson(headers['content-type']) || isEncoded(headers['content-encoding'])) throw unsupportedMediaType()
  const bytes = await readBytes(request)
  return bytes.length === 0 ? { faults: [] } : parse(bytes)
}

const isJson = (type: string | undefined): boolean =>
  type === 'application/json' || /^application\/json *(?:; *charset="?utf-8"? *)?$/i.test(type ?? '')

const isEncoded = (encoding: string | undefined): boolean =>
  encoding !== undefined && encoding.toLowerCase() !== 'identity'

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0

    function settle(finish: () => void): void {
      request.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect)
      finish()
    }

    function onData(chunk: Buffer): void {
      size += chunk.length
      chunks.push(chunk)
      if (size <= maxBodyBytes) return
      settle(() => reject(payloadTooLarge()))
      // Reads and discards the rest of the body, because the caller may read the response only after it has sent the
      // whole body. The request time-out limits how long this takes.
      request.on('error', () => {}).resume()
    }

    const onEnd = () => settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const onDisconnect = () => settle(() => reject(validationError({ details: [fault('the body ended early')] })))
    // the caller disconnected before this call, so the request emits no more events
    if (request.destroyed) return onDisconnect()
    request.on('data', onData).on('end', onEnd).on('error', onDisconnect).on('close', onDisconnect)
  })
}

function parse(bytes: Buffer): JsonBody {
  if (!isUtf8(bytes)) return { faults: [fault('the body is not UTF-8')] }
  const text = bytes.toString('utf8')
  const faults = scanJson(text)
  return faults.length > 0 ? { faults } : { value: JSON.parse(text), faults }
}

const fault = (message: string): Fault => ({ path: '', message })
