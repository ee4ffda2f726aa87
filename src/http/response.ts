import type { ServerResponse } from 'node:http'
import type { Middleware, ParameterizedContext } from 'koa'
import { createByteCache } from '../lib/byte-cache.ts'
import {
  chooseCoding,
  compress,
  compressorBytes,
  compressParts,
  inOnePiece,
  isCompressible,
  minCompressedBytes,
  type Coding,
  type WriteParts,
} from './compression.ts'
import { singleLineBytes, singleLineJson } from '../lib/json-text.ts'
import { singleFlight } from '../lib/single-flight.ts'
import { ignoredParametersHeader } from './ignored-parameters.ts'
import type { Operation } from './operation.ts'
import { minCountedBytes, type Unsent } from './unsent.ts'

/** State of a request. The middlewares of the app share it. */
export interface State {
  requestId: string
  operation?: Operation
  principal?: unknown
  /** Names of query parameters that the operation ignored. The response lists them. */
  ignoredParameters?: readonly string[]
  /** Headers of every response to this request. */
  headers?: Readonly<Record<string, string>>
  /** Headers about the caller's rate limit, for the error response of a metered operation. */
  limitHeaders?: HeaderValues | undefined
  /**
   * Set if the response is an event stream. Settles when the stream ends, which can be long after the layers have
   * returned. Rejects if the stream fails; the error responder replaces it by one that always resolves.
   */
  stream?: Promise<void>
  /** Called when an event stream begins. Set only if telemetry is configured. */
  onStreamStart?: (status: number) => void
}

export type AppContext = ParameterizedContext<State>
export type AppMiddleware = Middleware<State>

export type HeaderValues = Readonly<Record<string, string | number | undefined>>

type Payload = Buffer | string

export interface OutgoingResponse {
  status: number
  headers?: HeaderValues | undefined
  contentType?: string | undefined
  /** The body. A function makes a long text in parts. */
  payload?: Payload | WriteParts | undefined
  /** Size of `payload` in bytes, if `payload` is not a function. Default: counted. */
  bytes?: number | undefined
  /**
   * `true` if the same body is sent often, and its `ETag` is a hash of its bytes. It is then compressed once, and kept
   * under its `ETag`.
   */
  isFixed?: boolean
  /** `true` if this process keeps the payload, a Buffer, for all responses. It is then not counted as unsent. */
  isShared?: boolean
}

/** A response whose body is made. */
type WholeResponse = Omit<OutgoingResponse, 'payload'> & { payload?: Payload | undefined }

/** Receives the reply of every operation before it is sent, and each event of an event stream. Must not throw. */
export type OnReply =
  (operationId: string, status: number, contentType: string | undefined, body: unknown, headers: HeaderValues) => void

/**
 * Writes a complete response. Compresses the body if that is large enough and the client accepts a coding. Bypasses
 * Koa, which would guess the content type and inspect the body again.
 */
export type Send = (ctx: AppContext, outgoing: OutgoingResponse) => Promise<void> | void

export interface ResponseOptions {
  /** Budget of unsent bytes. */
  unsent: Unsent
  /** Headers of every response, for example for CORS. */
  headers?: Readonly<Record<string, string>> | undefined
  onReply?: OnReply | undefined
}

/**
 * Returns the headers of a response as a flat list of names and values, the fastest form for Node. `headers` override
 * the `common` headers. Adds `Cache-Control: no-store` if `headers` has no `Cache-Control`.
 */
export function headerLines(
  { requestId, ignoredParameters, headers: own }: Pick<State, 'requestId' | 'ignoredParameters' | 'headers'>,
  common: Readonly<Record<string, string>>,
  headers: HeaderValues,
): string[] {
  const lines = ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff']
  if (ignoredParameters?.length) lines.push('X-Ignored-Parameters', ignoredParametersHeader(ignoredParameters))
  if (own) addHeaders(lines, own)
  for (const name in common) if (headers[name] === undefined) lines.push(name, common[name]!)
  if (!addHeaders(lines, headers)) lines.push('Cache-Control', 'no-store')
  return lines
}

/**
 * Memory for the compressed forms of fixed bodies, in bytes. All pages and documents take 7 MB in the three codings. A
 * smaller cache would compress them again and again for a client that asks for all of them.
 */
const maxKeptBytes = 16 * 1024 * 1024

export function createResponseSender({ headers: common = {}, onReply, unsent }: ResponseOptions): Send {
  const kept = createByteCache<Buffer>(maxKeptBytes)
  const compressing = new Map<string, Promise<Buffer>>()

  function write({ res, req, state }: AppContext, outgoing: WholeResponse, more: readonly string[]): void {
    const { status, headers, contentType, payload } = outgoing
    const lines = headerLines(state, common, weakEtag(headers))
    if (more.length > 0) lines.push(...more)
    if (contentType !== undefined) lines.push('Content-Type', contentType)
    const bytes = payload === undefined ? 0 : outgoing.bytes ?? Buffer.byteLength(payload)
    if (status !== 204 && status !== 304) lines.push('Content-Length', String(bytes))
    res.writeHead(status, lines)
    if (payload === undefined || req.method === 'HEAD') res.end()
    else endResponse(res, payload, bytes, outgoing.isShared)
  }

  async function compressed(coding: Coding, { headers, payload = '', isFixed = false }: OutgoingResponse) {
    if (typeof payload === 'function') return compressParts(coding, payload)
    if (!isFixed) return compress(coding, payload, false)
    const key = `${coding} ${headers?.['ETag']}`
    return kept.get(key) ?? singleFlight(compressing, key, async () => {
      const bytes = await compress(coding, payload, true)
      kept.set(key, bytes, bytes.length)
      return bytes
    })
  }

  async function writeCompressed(ctx: AppContext, outgoing: OutgoingResponse, coding: Coding): Promise<void> {
    const payload = await compressed(coding, outgoing)
    write(ctx, { ...outgoing, payload, bytes: payload.length }, [...vary, 'Content-Encoding', coding])
  }

  async function sendParts(ctx: AppContext, outgoing: WholeResponse, writeParts: WriteParts): Promise<void> {
    const coding = chooseCoding(ctx.req.headers['accept-encoding'])
    // the hook reads the whole body, and so does a client that accepts no coding
    if (onReply || coding === undefined) return sendWhole(ctx, { ...outgoing, payload: await inOnePiece(writeParts) })
    ctx.respond = false
    unsent.keep(ctx.res, compressorBytes, ctx.req.method === 'GET')
    return writeCompressed(ctx, { ...outgoing, payload: writeParts }, coding)
  }

  function sendWhole(ctx: AppContext, outgoing: WholeResponse): Promise<void> | void {
    ctx.respond = false
    const { status, headers = {}, contentType, payload, isShared = false } = outgoing
    const { state: { operation, requestId }, req } = ctx
    if (payload !== undefined && !isShared && payload.length > minCountedBytes && req.method !== 'HEAD') {
      unsent.keep(ctx.res, outgoing.bytes ?? Buffer.byteLength(payload), req.method === 'GET' && status < 400)
    }
    if (onReply && operation) {
      const sent = { 'X-Request-Id': requestId, ...common, ...headers }
      onReply(operation.id, status, contentType, parsedBody(contentType, payload), sent)
    }
    if (status === 304) return write(ctx, outgoing, varyOf(operation))
    const mayCompress = payload !== undefined && payload.length >= minCompressedBytes &&
      contentType !== undefined && isCompressible(contentType)
    if (!mayCompress) return write(ctx, outgoing, [])
    const coding = chooseCoding(req.headers['accept-encoding'])
    return coding === undefined ? write(ctx, outgoing, vary) : writeCompressed(ctx, outgoing, coding)
  }

  return (ctx, outgoing) => {
    const { payload, ...rest } = isJson(outgoing.contentType) ? inSingleLines(outgoing) : outgoing
    return typeof payload === 'function' ? sendParts(ctx, rest, payload) : sendWhole(ctx, { ...rest, payload })
  }
}

const isJson = (contentType: string | undefined): boolean => /[/+]json$/.test(contentType ?? '')

/** Escapes the separators of lines in a body of JSON, as `singleLineJson`. Documents, which are shared, have none. */
function inSingleLines(outgoing: OutgoingResponse): OutgoingResponse {
  const { payload, isShared = false } = outgoing
  if (payload === undefined || isShared) return outgoing
  if (typeof payload === 'function') {
    return { ...outgoing, payload: take => payload(part => take(singleLineBytes(part))) }
  }
  const escaped = typeof payload === 'string' ? singleLineJson(payload) : singleLineBytes(payload)
  return escaped === payload ? outgoing : { ...outgoing, payload: escaped, bytes: undefined }
}

const vary: readonly string[] = ['Vary', 'Accept-Encoding']

/** Returns the `Vary` header of a 304: that of the operation's 200. Documents and pages have no operation. */
const varyOf = (operation: Operation | undefined): readonly string[] =>
  operation === undefined || operation.responses[200]?.contentTypes.some(isCompressible) === true ? vary : []

/**
 * Makes the entity tag weak. A strong tag promises the same bytes, and a compressed body has others. The tag is weak
 * in every response, so that a 304 has the tag of the 200 whatever codings its request accepts.
 * https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
 */
function weakEtag(headers: HeaderValues = {}): HeaderValues {
  const etag = headers['ETag']
  return etag === undefined || String(etag).startsWith('W/') ? headers : { ...headers, ETag: `W/${etag}` }
}

/**
 * Maximum size, in bytes, of a body that is sent as text. Node sends a short text and the headers in one write, but
 * needs a second write for a Buffer. For a long text, Node would reserve three times as much memory as the text has
 * bytes.
 */
export const maxTextBytes = 64 * 1024

/**
 * @param bytes size of the payload
 * @param isShared `true` if other responses send the same Buffer: a large one is not copied into a text
 */
function endResponse(res: ServerResponse, payload: Buffer | string, bytes: number, isShared = false): void {
  const isText = typeof payload === 'string'
  if (bytes > (isShared && !isText ? minCountedBytes : maxTextBytes)) res.end(isText ? Buffer.from(payload) : payload)
  else if (!isText) res.end(payload.toString('latin1'), 'latin1') // Latin-1 keeps all bytes
  // A text with one byte for each character is ASCII. Node copies it as Latin-1, and would encode it as UTF-8.
  else res.end(payload, bytes === payload.length ? 'latin1' : 'utf8')
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

/** Returns the parsed body if it is JSON, for the hook that reads replies. */
export function parsedBody(contentType: string | undefined, payload: Buffer | string | undefined): unknown {
  if (!isJson(contentType) || payload === undefined) return payload
  return JSON.parse(payload.toString()) as unknown
}
