import { sendEvents } from './event-stream.ts'
import type { Reply, Serialized } from './handler.ts'
import type { Operation } from './operation.ts'
import {
  type AppContext,
  headerLines,
  type HeaderValues,
  type OutgoingResponse,
  type Send,
  type ResponseOptions,
} from './response.ts'
import type { Unsent } from './unsent.ts'
import { isStreamed, sendStreamed } from './streamed-body.ts'

/**
 * Sends a handler's reply as the response that its operation declares. Throws if the status or the content type is not
 * declared; the caller then receives a 500.
 */
export type SendReply = (ctx: AppContext, operation: Operation, reply: Reply) => Promise<void> | void

export function createReplySender(
  { send, headers: common = {}, onReply, unsent }: ResponseOptions & { send: Send },
): SendReply {
  return (ctx, operation, { status, headers = noHeaders, body, contentType: chosen }) => {
    const { id, responses } = operation
    const declared = responses[status]
    if (declared === undefined) throw new Error(`${id} answered the undeclared status ${status}`)
    const contentType = chosen ?? declared.contentTypes[0]
    if (contentType === undefined || body === undefined) return send(ctx, { status, headers })
    if (!declared.contentTypes.includes(contentType)) throw new Error(`${id} answered the undeclared ${contentType}`)
    if (isStreamed(body)) {
      return sendStreamed(ctx, {
        operationId: id,
        status,
        headers,
        contentType,
        body,
      }, { headers: common, onReply, unsent })
    }
    if (contentType !== 'text/event-stream') {
      const made = contentType === 'application/json' ? toJson(body) : { payload: body as Buffer }
      // a strong tag of a handler is `etagOf` the body
      return send(ctx, {
        status,
        headers,
        contentType,
        ...made,
        isFixed: String(headers['ETag']).startsWith('"'),
      })
    }
    const events = body as AsyncIterable<Buffer>
    const sent = { 'X-Request-Id': ctx.state.requestId, ...common, ...headers }
    const reported = onReply
      ? reportEvents(events, event => onReply(id, status, contentType, event, sent))
      : events
    return sendStream(ctx, reported, { headers: headerLines(ctx.state, common, headers), unsent })
  }
}

const noHeaders: HeaderValues = {}

function toJson(body: unknown): Pick<OutgoingResponse, 'payload' | 'bytes'> {
  if (isSerialized(body)) return { payload: body.json, bytes: body.bytes }
  return { payload: JSON.stringify(body) }
}

const isSerialized = (body: unknown): body is Serialized<unknown> =>
  typeof body === 'object' && body !== null && 'json' in body &&
  (typeof body.json === 'string' || Buffer.isBuffer(body.json) || typeof body.json === 'function')

/**
 * Begins an event stream, and returns before its end. The layers, the context and the call of the request can then be
 * collected. They would take 6 KB for each waiting stream.
 */
async function sendStream(
  ctx: AppContext, events: AsyncIterable<Buffer>, { headers, unsent }: { headers: readonly string[], unsent: Unsent },
): Promise<void> {
  ctx.respond = false
  const { req, res, state } = ctx
  state.onStreamStart?.(200)
  // Leaves the call that received the request. Node would send the headers at its end, before the first event is made,
  // but a stream that fails at once must close the connection without a response, which clients take as a failure.
  await Promise.resolve()
  if (req.method !== 'HEAD') {
    state.stream = sendEvents(res, events, { headers, unsent })
    return
  }
  await events[Symbol.asyncIterator]().return?.()
  res.writeHead(200, ['Content-Type', 'text/event-stream', ...headers]).end()
}

/**
 * Yields the chunks unchanged. Reports each event in the chunks as `{ event, data, id? }`, with `data` parsed from
 * JSON.
 */
async function* reportEvents(
  events: AsyncIterable<Buffer>, report: (event: Record<string, unknown>) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of events) {
    for (const block of chunk.toString().split('\n\n')) {
      const lines = [...block.matchAll(/^(event|data|id): (.*)$/gm)]
      const event: Record<string, string> = Object.fromEntries(lines.map(([, name = '', text = '']) => [name, text]))
      if (event['data'] !== undefined) report({ ...event, data: JSON.parse(event['data']) as unknown })
    }
    yield chunk
  }
}
