import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { nextTurn } from '../../lib/pauses.ts'

/** Size of a part before its compression, in bytes. */
const partBytes = 1024 * 1024
/** Maximum size of one list, in bytes. */
const maxListBytes = 512 * 1024 * 1024

/** Compresses bytes in parts, each of which is a gzip file of at most 1 MiB. */
export async function toParts(bytes: Buffer): Promise<Buffer[]> {
  const parts: Buffer[] = []
  for (let from = 0; from < bytes.length; from += partBytes) {
    parts.push(await promisify(gzip)(bytes.subarray(from, from + partBytes)))
  }
  return parts
}

/** Returns the bytes of these parts. Rejects if a part is broken or all parts together are too large. */
export async function fromParts(parts: readonly Buffer[]): Promise<Buffer> {
  const length = parts.reduce((sum, part) => sum + sizeOf(part), 0)
  if (length > maxListBytes) throw new RangeError('too large')
  const bytes = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const part of parts) {
    at += (await promisify(gunzip)(part, { maxOutputLength: partBytes })).copy(bytes, at)
    await nextTurn()
  }
  return bytes.subarray(0, at)
}

/** Returns the length of the content of a gzip file, from its last four bytes. RFC 1952, section 2.3.1. */
const sizeOf = (part: Buffer): number => part.length < 4 ? 0 : part.readUInt32LE(part.length - 4)
