import { promisify } from 'node:util'
import {
  brotliDecompress,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  gunzip,
  inflate,
  inflateRaw,
} from 'node:zlib'
import { SourceFailure } from '../failures.ts'

export const acceptedCodings = 'gzip, deflate, br'

/** Tolerance for the size of a compressed body, in bytes. Compression makes some data slightly larger. */
const overheadBytes = 64 * 1024

/**
 * Reads the whole body and decodes it. `coding` is the Content-Encoding. Throws `UPSTREAM_TOO_LARGE` as soon as the
 * body exceeds `maxBytes`, compressed or decoded. Throws `UPSTREAM_CHANGED` if the coding was not requested or does not
 * match the bytes.
 */
export async function readBody(source: AsyncIterable<Buffer>, coding: string, maxBytes: number): Promise<Buffer> {
  const plain = coding === '' || coding === 'identity'
  const bytes = await collect(source, plain ? maxBytes : maxBytes + overheadBytes)
  if (plain || bytes.length === 0) return bytes
  try {
    return await decode(bytes, coding, maxBytes)
  } catch (cause) {
    if (cause instanceof SourceFailure) throw cause
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw wrongCoding(cause)
  }
}

/**
 * Reads and decodes the first `maxBytes` of the body, and does not wait for the rest. A compressed body may be cut in
 * the middle; its readable start is returned. Throws `UPSTREAM_CHANGED` if the coding was not requested.
 */
export async function readStart(source: AsyncIterable<Buffer>, coding: string, maxBytes: number): Promise<Buffer> {
  const bytes = await readFirst(source, maxBytes)
  if (coding === '' || coding === 'identity' || bytes.length === 0) return bytes
  const decoder = createDecoder(bytes, coding, { mayBreak: true })
  decoder.end(bytes)
  return readFirst(decoder, maxBytes, true)
}

async function readFirst(source: AsyncIterable<Buffer>, maxBytes: number, mayBreak = false): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of source) {
      bytes += piece.length
      pieces.push(piece)
      if (bytes >= maxBytes) break
    }
  } catch (error) {
    if (!mayBreak) throw error
  }
  return Buffer.concat(pieces, Math.min(bytes, maxBytes))
}

/**
 * Creates the decoder of a coding. `start` is the beginning of the encoded body. `mayBreak`: a body that is cut in the
 * middle is not an error.
 */
export function createDecoder(start: Buffer, coding: string, { mayBreak = false } = {}) {
  const options = mayBreak ? { finishFlush: constants.Z_SYNC_FLUSH } : {}
  switch (coding) {
    case 'gzip':
    case 'x-gzip': return createGunzip(options)
    case 'br': return createBrotliDecompress(mayBreak ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {})
    case 'deflate': return hasZlibHeader(start) ? createInflate(options) : createInflateRaw(options)
    default: throw unsupportedCoding()
  }
}

async function collect(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > maxBytes) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces, bytes)
}

function decode(bytes: Buffer, coding: string, maxOutputLength: number): Promise<Buffer> {
  const options = { maxOutputLength }
  switch (coding) {
    case 'gzip':
    case 'x-gzip': return promisify(gunzip)(bytes, options)
    case 'br': return promisify(brotliDecompress)(bytes, options)
    case 'deflate': return promisify(hasZlibHeader(bytes) ? inflate : inflateRaw)(bytes, options)
    default: throw unsupportedCoding()
  }
}

/**
 * Returns `true` if a `deflate` body starts with a zlib header. Some servers send this header, others do not. The low
 * four bits of the header's first byte are 8.
 */
const hasZlibHeader = (bytes: Buffer): boolean => (bytes[0]! & 0x0f) === 8

const unsupportedCoding = () =>
  new SourceFailure('UPSTREAM_CHANGED', 'the response has a Content-Encoding that was not requested')

export const wrongCoding = (cause: unknown) =>
  new SourceFailure('UPSTREAM_CHANGED', 'the body does not match its Content-Encoding', { cause })

export const tooLarge = () => new SourceFailure('UPSTREAM_TOO_LARGE', 'the response exceeds the size limit')
