import { sendEvents } from './event-stream.ts'
import type { Reply } from './handler.ts'
import type { Operation } from './operation.ts'
import type { AppContext, HeaderValues, OnReply, Send } from './reply.ts'

/** Sends what a handler gave back, as its operation declares it. A status or type that is not declared is our fault. */
export type AnswerWith = (ctx: AppContext, operation: Operation, reply: Reply) => Promise<void> | void

export function createAnswer({ send, onReply }: { send: Send, onReply?: OnReply | undefined }): AnswerWith {
  return (ctx, operation, { status, headers, body, contentType: chosen }) => {
    const declared = operation.responses[status]
    if (declared === undefined) throw new Error(`${operation.id} answered the undeclared status ${status}`)
    const contentType = chosen ?? declared.contentTypes[0]
    if (contentType === undefined || body === undefined) return send(ctx, { status, headers })
    if (!declared.contentTypes.includes(contentType)) throw new Error(`${operation.id} answered the undeclared ${contentType}`)
    if (contentType === 'text/event-stream') {
      const events = body as AsyncIterable<Buffer>
      return stream(ctx, onReply ? watched(events, event => onReply(operation.id, status, contentType, event, headers ?? {})) : events, headers)
    }
    return send(ctx, { status, headers, contentType, payload: contentType === 'application/json' ? toJson(body) : body as Buffer })
  }
}

function toJson(body: unknown): Buffer | string {
  if (typeof body === 'object' && body !== null && 'json' in body && Buffer.isBuffer(body.json)) return body.json
  return JSON.stringify(body)
}

async function stream(ctx: AppContext, events: AsyncIterable<Buffer>, headers: HeaderValues = {}): Promise<void> {
  ctx.respond = false
  const own: Record<string, string> = { 'X-Request-Id': ctx.state.requestId, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) own[name] = String(value)
  if (ctx.req.method !== 'HEAD') return sendEvents(ctx.res, events, { headers: own })
  await events[Symbol.asyncIterator]().return?.()
  ctx.res.writeHead(200, { 'Content-Type': 'text/event-stream', ...own }).end()
}

/** Tells of each event as `{ event, data, id? }`, the data parsed. */
async function* watched(events: AsyncIterable<Buffer>, tell: (event: Record<string, unknown>) => void): AsyncGenerator<Buffer> {
  for await (const chunk of events) {
    for (const block of chunk.toString().split('\n\n')) {
      const event = Object.fromEntries([...block.matchAll(/^(event|data|id): (.*)$/gm)].map(([, name, text]) => [name, text]))
      if ('data' in event) tell({ ...event, data: JSON.parse(event.data) as unknown })
    }
    yield chunk
  }
}
