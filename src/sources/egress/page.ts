/*
 * Search of large pages
 *
 * A page that is too large to keep may still contain the text that an account check looks for. `readPage` reads such a
 * page in these stages:
 *
 * | stage | entered | left |
 * |---|---|---|
 * | start | at the first byte | at the end of the body, or after `startBytes` |
 * | search | if the start has none of the texts | at the first window with a text, at the end, or after `maxBytes` |
 *
 * The result is the start, together with the window that has a text. A window is one piece of the decoded body and as
 * many bytes before it as the longest text has, so a text that two pieces share is found. The memory is therefore
 * bounded by `startBytes` and one piece.
 *
 * The trade: reading stops at the first text, so a text of the opposite meaning behind it is not seen. Texts are
 * searched as UTF-8; behind the start, texts in another character set are found only if they are ASCII.
 */
import { pipeline, Readable } from 'node:stream'
import { SourceFailure } from '../failures.ts'
import { createDecoder, tooLarge, wrongCoding } from './body.ts'

/** Texts to search in a page, and the size up to which the page is searched, in decoded bytes. */
export interface PageSearch {
  texts: readonly string[]
  maxBytes: number
}

export interface Page {
  body: Buffer
  /** `true` if `body` is only a part of the page. */
  isPart: boolean
}

/**
 * Reads the start of a page, and searches the rest for the texts. Throws `UPSTREAM_TOO_LARGE` if the page is longer
 * than `maxBytes` and the read part has none of the texts. Throws `UPSTREAM_CHANGED` if the coding was not requested or
 * does not match the bytes.
 */
export async function readPage(
  source: AsyncIterable<Buffer>, coding: string, startBytes: number, { texts, maxBytes }: PageSearch,
): Promise<Page> {
  const marks = texts.map(text => Buffer.from(text))
  const overlap = Math.max(0, ...marks.map(({ length }) => length - 1))
  const hasText = (bytes: Buffer) => marks.some(text => bytes.includes(text))
  const pieces: Buffer[] = []
  let start: Buffer | undefined
  let window: Buffer = Buffer.alloc(0)
  let read = 0
  for await (const piece of decoded(source, coding)) {
    read += piece.length
    if (start === undefined) {
      pieces.push(piece)
      if (read <= startBytes) continue
      start = Buffer.concat(pieces, read)
      window = start
    } else {
      window = Buffer.concat([window.subarray(Math.max(0, window.length - overlap)), piece])
    }
    if (hasText(window)) return { body: window === start ? start : Buffer.concat([start, window]), isPart: true }
    if (read > maxBytes) throw tooLarge()
  }
  return { body: start ?? Buffer.concat(pieces, read), isPart: start !== undefined }
}

/** Yields the pieces of the decoded body. */
async function* decoded(source: AsyncIterable<Buffer>, coding: string): AsyncGenerator<Buffer> {
  if (coding === '' || coding === 'identity') {
    yield* source
    return
  }
  const encoded = source[Symbol.asyncIterator]()
  const first = await encoded.next()
  if (first.done) return
  const decoder = createDecoder(first.value, coding)
  pipeline(Readable.from(all(first.value, encoded)), decoder, () => {}) // errors arrive at the reader of `decoder`
  try {
    yield* decoder as AsyncIterable<Buffer>
  } catch (error) {
    const isCoding = error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR)/.test(String(error.code))
    throw isCoding && !(error instanceof SourceFailure) ? wrongCoding(error) : error
  }
}

async function* all(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
