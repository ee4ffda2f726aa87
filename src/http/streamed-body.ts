import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isAbortError } from '../lib/abort.ts'
import { chooseCoding, compressorBytes, createCompressor, isCompressible, type Coding } from './compression.ts'
import { parsedBody, type AppContext, type HeaderValues, headerLines, type ResponseOptions } from './response.ts'

/** A body that is sent while it is made. */
export interface StreamedBody {
  chunks: AsyncIterable<Buffer>
}

export const isStreamed = (body: unknown): body is StreamedBody =>
  typeof body === 'object' && body !== null && 'chunks' in body &&
  typeof body.chunks === 'object' && body.chunks !== null && Symbol.asyncIterator in body.chunks

/** Memory of the chunks that wait for a client, in bytes. */
const chunkBytes = 128 * 1024

interface Outgoing {
  operationId: string
  status: number
  headers: HeaderValues
  contentType: string
  body: StreamedBody
}

/**
 * Sends a body in chunks, compressed if the type can be and the client accepts a coding. A slow client delays only its
 * own chunks. If no chunk can be made, or the budget of unsent bytes has no room, throws, and nothing is sent. If a
 * later chunk cannot be made, throws, and the client receives a body without an end. `chunks` is always closed at the
 * end.
 */
export async function sendStreamed(
  ctx: AppContext,
  { operationId, status, headers, contentType, body: { chunks } }: Outgoing,
  { headers: common = {}, onReply, unsent }: ResponseOptions,
): Promise<void> {
  const { req, res, state } = ctx
  const iterator = chunks[Symbol.asyncIterator]()
  const coding = isCompressible(contentType) ? chooseCoding(req.headers['accept-encoding']) : undefined
  try {
    unsent.keep(res, chunkBytes + (coding === undefined ? 0 : compressorBytes), true)
  } catch (error) {
    await iterator.return?.()
    throw error
  }
  const first = await iterator.next()
  if (res.destroyed) return void await iterator.return?.()
  ctx.respond = false
  const lines = headerLines(state, common, headers)
  res.writeHead(status, [...lines, 'Content-Type', withCharset(contentType), 'Vary', 'Accept-Encoding',
    ...coding === undefined ? [] : ['Content-Encoding', coding]])
  const sent = { 'X-Request-Id': state.requestId, ...common, ...headers }
  const kept: Buffer[] = []
  async function* all(): AsyncGenerator<Buffer> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) {
        if (onReply) kept.push(next.value)
        yield next.value
      }
      if (onReply) for (const body of bodiesOf()) onReply(operationId, status, contentType, body, sent)
    } finally {
      await iterator.return?.()
    }
  }
  /** Returns what the schema of the body describes: each line of JSON Lines, or the whole body. */
  const bodiesOf = (): unknown[] => {
    const whole = Buffer.concat(kept)
    if (contentType !== 'application/jsonl') return [parsedBody(contentType, whole)]
    return whole.toString().trimEnd().split('\n').map(line => JSON.parse(line) as unknown)
  }
  if (req.method === 'HEAD') {
    await iterator.return?.()
    return void res.end()
  }
  await write(all(), res, coding)
}

/** Adds the charset to a type of text. Markdown must have it: https://www.rfc-editor.org/rfc/rfc7763#section-2 */
const withCharset = (contentType: string): string =>
  contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType

/** Returns early, without an error, if the client disconnects. */
async function write(chunks: AsyncIterable<Buffer>, response: ServerResponse, coding: Coding | undefined) {
  try {
    await (coding === undefined
      ? pipeline(chunks, response)
      : pipeline(chunks, createCompressor(coding), response))
  } catch (error) {
    // the pipeline reports both errors if the chunks end with an abort after the connection has closed
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    if (!errors.some(isClosed) || !errors.every(one => isClosed(one) || isAbortError(one))) throw error
  }
}

const isClosed = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
