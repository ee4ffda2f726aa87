/** The types of handlers, derived from what openapi-typescript writes about an operation. */

/**
 * One handler for each of the operations `Id`. A missing handler, an undeclared status, a wrong body and a wrong
 * header do not compile. `Public` are the operations without security: their principal is undefined.
 */
export type Handlers<Operations, Id extends keyof Operations, Principal, Public = never> = {
  [Key in Id]: Handler<Operations[Key], Key extends Public ? undefined : Principal>
}

export type Handler<Operation, Principal> =
  (request: HandlerRequest<Operation, Principal>) => Promise<HandlerReply<Operation>> | HandlerReply<Operation>

export interface HandlerRequest<Operation, Principal> {
  params: ParametersOf<Operation, 'path'>
  /** Defaults are filled in. */
  query: ParametersOf<Operation, 'query'>
  /** Only the declared ones, named as they are declared. */
  headers: ParametersOf<Operation, 'header'>
  body: RequestBodyOf<Operation>
  principal: Principal
  /** The operation, and what it costs in core searches: `x-cost`. */
  operation: { readonly id: string, readonly cost: number }
  /** Of the caller, behind the trusted proxies. */
  clientAddress: string
  requestId: string
  /** Aborts as soon as the caller has gone before the reply was complete. */
  signal: AbortSignal
  /** Calls this once, when the reply is out or the caller has gone. */
  whenClosed(work: () => void): void
}

export type HandlerReply<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & number]: ReplyOf<Status, Responses[Status]> }[keyof Responses & number]
  : never

/**
 * JSON that is serialised already, to answer from memory; `Shape` is what it says. Text where it is short, since Node writes
 * text and header as one; a Buffer where it is long, since text would be encoded anew for each answer.
 */
export interface Serialized<Shape> {
  json: string | Buffer
  /** Never there: it carries the type. */
  shape?: Shape
}

/** What any handler gives back, when its operation is not known to the compiler. */
export interface Reply {
  status: number
  body?: unknown
  contentType?: string
  headers?: Readonly<Record<string, string | number | undefined>>
}

/** A handler of an operation that the compiler does not know. */
export type AnyHandler = (request: never) => Promise<Reply> | Reply

type Nothing = Record<never, never>

type ParametersOf<Operation, In extends string> =
  Operation extends { parameters: { [Key in In]?: infer Found } }
    ? [NonNullable<Found>] extends [never] ? Nothing : NonNullable<Found>
    : Nothing

type RequestBodyOf<Operation> =
  Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? Body
    : Operation extends { requestBody?: { content: { 'application/json': infer Body } } | undefined } ? Body | undefined
      : undefined

type ReplyOf<Status, Response> =
  { status: Status } & HeadersOf<Response>
    & (Response extends { content: infer Content } ? ContentOf<Content> : { body?: undefined })

/** Where a status is declared with several content types, the reply says which one it is. */
type ContentOf<Content> = {
  [Type in keyof Content]: { body: BodyOf<Type, Content[Type]> }
    & (IsOne<keyof Content> extends true ? { contentType?: Type } : { contentType: Type })
}[keyof Content]

type BodyOf<Type, Shape> =
  Type extends 'text/event-stream' ? AsyncIterable<Buffer>
    : Type extends 'application/json' ? Shape | Serialized<Shape>
      : Buffer

/** The common headers are the server's own business, and so is what it adds to every reply of an app. */
type OwnHeader = 'X-Request-Id' | 'X-Content-Type-Options' | 'Content-Type' | 'Content-Length' | 'Access-Control-Allow-Origin' | 'Content-Security-Policy'

type Declared<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Name extends OwnHeader ? never : Name]: Headers[Name]
}

type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? Nothing extends Declared<Headers> ? { headers?: OrNone<Declared<Headers>> } : { headers: Declared<Headers> }
  : { headers?: Record<string, never> }

type OrNone<Headers> = keyof Headers extends never ? Record<string, never> : Headers

type IsOne<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? true : false) : never
