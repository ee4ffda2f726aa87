import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { SourceFailure } from '../failures.ts'

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

/** The first `bytes` of a body; the rest is not read. */
export async function readStart(source: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let left = bytes
  for await (const piece of source) {
    pieces.push(piece.subarray(0, left))
    left -= piece.length
    if (left <= 0) break
  }
  return Buffer.concat(pieces)
}

function decode(bytes: Buffer, coding: string, maxOutputLength: number): Promise<Buffer> {
  const options = { maxOutputLength }
  switch (coding) {
    case 'gzip':
    case 'x-gzip': return promisify(gunzip)(bytes, options)
    case 'br': return promisify(brotliDecompress)(bytes, options)
    // Servers disagree on whether "deflate" has the zlib header, whose low four bits of the first byte are always 8.
    case 'deflate': return promisify((bytes[0]! & 0x0f) === 8 ? inflate : inflateRaw)(bytes, options)
    default: throw new SourceFailure('UPSTREAM_CHANGED', 'the answer is in a coding that was not asked for')
  }
}

const tooLarge = () => new SourceFailure('UPSTREAM_TOO_LARGE', 'the answer is larger than is read here')
