import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { type Fault, payloadTooLarge, unsupportedMediaType, validationError } from '../errors.ts'
import { scanJson } from './json-scanner.ts'

/** Limit for a request body. The largest valid request is far smaller. */
export const maxBodyBytes = 64 * 1024

export interface JsonBody {
  /** `undefined` if there is no body, or if it has faults. */
  value?: unknown
  /** Faults of the encoding and the JSON syntax. */
  faults: Fault[]
}

/**
 * Reads and parses the body. Throws PAYLOAD_TOO_LARGE (a chunked body as soon as the limit is exceeded) and
 * UNSUPPORTED_MEDIA_TYPE.
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
      // Discard the rest of the body, so that the caller can read the response. The request time-out limits this.
      request.on('error', () => {}).resume()
    }

    const onEnd = () => settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const onDisconnect = () => settle(() => reject(validationError({ details: [fault('the body ended early')] })))
    if (request.destroyed) return onDisconnect() // the caller disconnected during authentication: no event will follow
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
