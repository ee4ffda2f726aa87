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
import { SourceFailure } from '../kit/failures.ts'

export const acceptedCodings = 'gzip, deflate, br'

/** What a coding may cost over the plain bytes where these cannot be compressed. */
const overheadBytes = 64 * 1024

/**
 * The whole body, decoded. More than `maxBytes` before or after decoding is `UPSTREAM_TOO_LARGE`: reading and decoding
 * stop there. A coding that was not asked for, or bytes that are not in it, is `UPSTREAM_CHANGED`.
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
    throw new SourceFailure('UPSTREAM_CHANGED', 'the answer is not in the coding that it names', { cause })
  }
}

/**
 * The first `maxBytes` of the body, decoded; what is left is not waited for. A body that breaks off in its coding ends
 * there. A coding that was not asked for is `UPSTREAM_CHANGED`.
 */
export async function readStart(source: AsyncIterable<Buffer>, coding: string, maxBytes: number): Promise<Buffer> {
  const bytes = await readFirst(source, maxBytes)
  if (coding === '' || coding === 'identity' || bytes.length === 0) return bytes
  const decoder = startDecoder(bytes, coding)
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

function startDecoder(bytes: Buffer, coding: string) {
  const options = { finishFlush: constants.Z_SYNC_FLUSH }
  switch (coding) {
    case 'gzip':
    case 'x-gzip': return createGunzip(options)
    case 'br': return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    case 'deflate': return hasZlibHeader(bytes) ? createInflate(options) : createInflateRaw(options)
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

/** Servers disagree on whether "deflate" has it; the low four bits of its first byte are always 8. */
const hasZlibHeader = (bytes: Buffer): boolean => (bytes[0]! & 0x0f) === 8

const unsupportedCoding = () => new SourceFailure('UPSTREAM_CHANGED', 'the answer is in a coding that was not asked for')

const tooLarge = () => new SourceFailure('UPSTREAM_TOO_LARGE', 'the answer is larger than is read here')
