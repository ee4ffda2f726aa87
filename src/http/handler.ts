/** Types of handlers, derived from the types that openapi-typescript generates for an operation. */
import type { WriteParts } from './compression.ts'
import type { StreamedBody } from './streamed-body.ts'

/**
 * One handler for each operation in `Id`. Code with a missing handler, an undeclared status, or a wrong body or header
 * does not compile. `Public` are the operations without security; their handlers get no principal.
 */
export type Handlers<Operations, Id extends keyof Operations, Principal, Public = never> = {
  [Key in Id]: Handler<Operations[Key], Key extends Public ? undefined : Principal>
}

export type Handler<Operation, Principal> =
  (request: HandlerRequest<Operation, Principal>) => Promise<HandlerReply<Operation>> | HandlerReply<Operation>

export interface HandlerRequest<Operation, Principal> {
  params: ParametersOf<Operation, 'path'>
  /** Query parameters. Missing values are replaced by the defaults of the OpenAPI document. */
  query: ParametersOf<Operation, 'query'>
  /** The headers that the operation declares, by their declared names. */
  headers: ParametersOf<Operation, 'header'>
  body: RequestBodyOf<Operation>
  principal: Principal
  /** The operation and its cost in core searches (`x-cost`). */
  operation: { readonly id: string, readonly cost: number }
  /** Address of the caller. If trusted proxies forwarded the request, this is the address of their client. */
  clientAddress: string
  requestId: string
  /** Aborts if the caller disconnects before the response is complete. */
  signal: AbortSignal
  /** Calls `work` once, when the response is sent or the caller has disconnected. */
  whenClosed(work: () => void): void
}

type HandlerReply<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & number]: ReplyOf<Status, Responses[Status]> }[keyof Responses & number]
  : never

/**
 * A body as JSON text. `Shape` is the type of the JSON value. Use a string for a short body, because Node sends it
 * together with the headers in one write. Use a Buffer for a long body, because Node would encode a string again for
 * each response. Use a function for a body that is long and sent once: it is compressed in parts.
 */
export interface Serialized<Shape> {
  json: string | Buffer | WriteParts
  /** Size of `json` in bytes, if it is known and `json` is not a function. Counting takes 2 µs for 5 kB. */
  bytes?: number
  /** Never set. Exists only because TypeScript ignores the type parameter `Shape` if no property uses it. */
  shape?: Shape
}

/** A reply of an operation that is not known at compile time. */
export interface Reply {
  status: number
  body?: unknown
  contentType?: string
  headers?: Readonly<Record<string, string | number | undefined>>
}

/** A handler of an operation that is not known at compile time. */
export type AnyHandler = (request: never) => Promise<Reply> | Reply

type Empty = Record<never, never>

type ParametersOf<Operation, In extends string> =
  Operation extends { parameters: { [Key in In]?: infer Found } }
    ? [NonNullable<Found>] extends [never] ? Empty : NonNullable<Found>
    : Empty

type RequestBodyOf<Operation> =
  Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? Body
    : Operation extends { requestBody?: { content: { 'application/json': infer Body } } | undefined } ? Body | undefined
      : undefined

type ReplyOf<Status, Response> =
  { status: Status } & HeadersOf<Response>
    & (Response extends { content: infer Content } ? ContentOf<Content> : { body?: undefined })

/** If a status has several content types, the reply must name its content type. */
type ContentOf<Content> = {
  [Type in keyof Content]: { body: BodyOf<Type, Content[Type]> }
    & (IsOne<keyof Content> extends true ? { contentType?: Type } : { contentType: Type })
}[keyof Content]

type BodyOf<Type, Shape> =
  Type extends 'text/event-stream' ? AsyncIterable<Buffer>
    : StreamedBody | (Type extends 'application/json' ? Shape | Serialized<Shape> : Buffer)

/** Headers that the server adds. Handlers must not set them. */
type ServerHeader =
  | 'X-Request-Id'
  | 'X-Ignored-Parameters'
  | 'X-Content-Type-Options'
  | 'Content-Type'
  | 'Content-Length'
  | 'Access-Control-Allow-Origin'
  | 'Content-Security-Policy'

type Declared<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Name extends ServerHeader ? never : Name]: Headers[Name]
}

type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? Empty extends Declared<Headers>
    ? { headers?: OrNoHeaders<Declared<Headers>> }
    : { headers: Declared<Headers> }
  : { headers?: Record<string, never> }

type OrNoHeaders<Headers> = keyof Headers extends never ? Record<string, never> : Headers

type IsOne<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? true : false) : never
