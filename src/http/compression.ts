import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib'
import { readWeights } from './weights.ts'

/** Content codings of responses, the preferred one first. https://www.rfc-editor.org/rfc/rfc9110#section-8.4.1 */
const codings = ['zstd', 'br', 'gzip'] as const
export type Coding = typeof codings[number]

/** Smallest body that is compressed, in bytes. A smaller one fits into one packet anyway. */
export const minCompressedBytes = 1_024

const compressible = /^(?:text\/(?!event-stream)|application\/(?:jsonl?|yaml|\w+\+(?:xml|json))|image\/svg\+xml)/

/** `true` for text. Images, other than SVG, are compressed already, and event streams must not wait for a block. */
export const isCompressible = (contentType: string): boolean =>
  contentType === 'application/json' || compressible.test(contentType)

/**
 * Returns the coding that an `Accept-Encoding` header prefers, or `undefined` if the body must not be compressed. If
 * several have the same weight, the server chooses. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined) return undefined
  const weights = readWeights(acceptEncoding)
  let best: Coding | undefined
  let weight = 0
  for (const coding of codings) {
    const own = weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined) ?? weights.get('*') ?? 0
    if (own > weight) [best, weight] = [coding, own]
  }
  return weight < (weights.get('identity') ?? 0) ? undefined : best
}

/** Levels for a body that is sent once: a few milliseconds for a megabyte. */
const fast = { zstd: 3, br: 4, gzip: 6 }
/** Levels for a body that is kept and sent many times. */
const small = { zstd: 15, br: 9, gzip: 9 }

const runZstd = promisify(zstdCompress)
const runBrotli = promisify(brotliCompress)
const runGzip = promisify(gzip)

const zstdOptions = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } })
const brotliParams = (level: number) => ({ [constants.BROTLI_PARAM_QUALITY]: level })

/** Compresses a body in a thread, so that other requests do not wait. `isKept`: it is worth more time. */
export function compress(coding: Coding, body: Buffer | string, isKept: boolean): Promise<Buffer> {
  const level = (isKept ? small : fast)[coding]
  switch (coding) {
    case 'zstd': return runZstd(body, zstdOptions(level))
    case 'br':
      return runBrotli(body, {
        params: { ...brotliParams(level), [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body) },
      })
    case 'gzip': return runGzip(body, { level })
  }
}

/** Makes a body and passes it to `take` in parts, one after another. Waits for `take`. */
export type WriteParts = (take: (part: Buffer) => Promise<void>) => Promise<void>

/** Compresses a body while it is made, so that the uncompressed body is never in memory as a whole. */
export async function compressParts(coding: Coding, write: WriteParts): Promise<Buffer> {
  const stream = createCompressor(coding)
  const make = async () => {
    try {
      await write(async part => { if (!stream.write(part)) await once(stream, 'drain') })
      stream.end()
    } catch (error) {
      stream.destroy(error as Error)
    }
  }
  const [compressed] = await Promise.all([buffer(stream), make()])
  return compressed
}

export async function inOnePiece(write: WriteParts): Promise<Buffer> {
  const parts: Buffer[] = []
  await write(async part => { parts.push(part) })
  return Buffer.concat(parts)
}

/** Logarithm of the window of a compressor, in bytes. The usual ones of 2 and 4 MiB take 4 and 9 MB of memory. */
const windowLog = 17

/** Memory of a compressor, in bytes. */
export const compressorBytes = 2 * 1024 * 1024

export function createCompressor(coding: Coding) {
  switch (coding) {
    case 'zstd':
      return createZstdCompress({
        params: { ...zstdOptions(fast.zstd).params, [constants.ZSTD_c_windowLog]: windowLog },
      })
    case 'br':
      return createBrotliCompress({ params: { ...brotliParams(fast.br), [constants.BROTLI_PARAM_LGWIN]: windowLog } })
    case 'gzip': return createGzip({ level: fast.gzip })
  }
}
