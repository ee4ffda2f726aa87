import type { ServerResponse } from 'node:http'
import type { Middleware, ParameterizedContext } from 'koa'
import type { Operation } from './operation.ts'

/** State of a request. The middlewares of the app share it. */
export interface State {
  requestId: string
  operation?: Operation
  principal?: unknown
  /** Headers about the caller's rate limit, for the error response of a metered operation. */
  limitHeaders?: HeaderValues | undefined
  /** Called when an event stream begins. Set only if telemetry is configured. */
  onStreamStart?: (status: number) => void
}

export type AppContext = ParameterizedContext<State>
export type AppMiddleware = Middleware<State>

export type HeaderValues = Readonly<Record<string, string | number | undefined>>

export interface OutgoingResponse {
  status: number
  headers?: HeaderValues | undefined
  contentType?: string | undefined
  payload?: Buffer | string | undefined
}

/** Receives the reply of every operation before it is sent, and each event of an event stream. Must not throw. */
export type OnReply =
  (operationId: string, status: number, contentType: string | undefined, body: unknown, headers: HeaderValues) => void

/** Writes a complete response. Bypasses Koa, which would guess the content type and inspect the body again. */
export type Send = (ctx: AppContext, outgoing: OutgoingResponse) => void

export interface ResponseOptions {
  /** Headers of every response, for example for CORS. */
  headers?: Readonly<Record<string, string>> | undefined
  onReply?: OnReply | undefined
}

/**
 * Returns the headers of a response as a flat list of names and values, the fastest form for Node. `headers` override
 * the `common` headers. Adds `Cache-Control: no-store` if `headers` has no `Cache-Control`.
 */
export function headerLines(
  requestId: string,
  common: Readonly<Record<string, string>>,
  headers: HeaderValues,
): string[] {
  const lines = ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff']
  for (const name in common) if (headers[name] === undefined) lines.push(name, common[name]!)
  if (!addHeaders(lines, headers)) lines.push('Cache-Control', 'no-store')
  return lines
}

export function createResponseSender({ headers: common = {}, onReply }: ResponseOptions): Send {
  return (ctx, { status, headers = {}, contentType, payload }) => {
    ctx.respond = false
    const { res, req, state } = ctx
    if (onReply && state.operation) {
      const sent = { 'X-Request-Id': state.requestId, ...common, ...headers }
      onReply(state.operation.id, status, contentType, parsedBody(contentType, payload), sent)
    }
    const lines = headerLines(state.requestId, common, headers)
    if (contentType !== undefined) lines.push('Content-Type', contentType)
    if (status !== 204 && status !== 304) {
      lines.push('Content-Length', String(payload === undefined ? 0 : Buffer.byteLength(payload)))
    }
    res.writeHead(status, lines)
    endResponse(res, req.method === 'HEAD' ? undefined : payload)
  }
}

/**
 * Maximum size, in bytes, of a body that is sent as text. Node sends a short text and the headers in one write, but
 * needs a second write for a Buffer. For a long text, Node would reserve three times as much memory as the text has
 * bytes.
 */
const maxTextBytes = 64 * 1024

function endResponse(res: ServerResponse, payload: Buffer | string | undefined): void {
  if (payload === undefined) res.end()
  else if (payload.length > maxTextBytes) res.end(typeof payload === 'string' ? Buffer.from(payload) : payload)
  else if (typeof payload === 'string') res.end(payload)
  else res.end(payload.toString('latin1'), 'latin1') // Latin-1 keeps the bytes of the Buffer unchanged
}

/** Adds the headers. Returns `true` if they include `Cache-Control`. */
function addHeaders(lines: string[], headers: HeaderValues): boolean {
  let cached = false
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined) continue
    cached ||= name.length === 13 && name.toLowerCase() === 'cache-control'
    lines.push(name, String(value))
  }
  return cached
}

function parsedBody(contentType: string | undefined, payload: Buffer | string | undefined): unknown {
  if (contentType !== 'application/json' || payload === undefined) return payload
  return JSON.parse(payload.toString()) as unknown
}
