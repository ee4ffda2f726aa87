import type { components, paths } from '../../generated/api.ts'

/** The schemas of the document by name, for example `Schemas['ModuleResult']`. */
export type Schemas = components['schemas']

/** The body of a response whose operation is not known to the compiler: an error, or data of any shape. */
export type AnyBody = Schemas['ErrorEnvelope'] & { data?: unknown }

/**
 * The JSON body of a response to this request, as the OpenAPI document describes it. It combines the fields of all
 * responses of the operation, both successes and errors. A test can therefore read `body.data.search.id` or
 * `body.error.code` after it has asserted the status.
 *
 * The path is concrete (`/search/${id}/stream?from=2`) or a path of the document (`/search/{id}/stream`). A part of the
 * path with the type `string` counts as one segment. A union of paths gives a union of bodies.
 *
 * The type is `AnyBody` if the method or the path has only the type `string`, or if the document does not have the
 * operation.
 */
export type Body<Method extends string, Path extends string> =
  Path extends string ? BodyOf<Operation<Lowercase<Method>, WithoutQuery<Path>>> : never

type BodyOf<O> = [O] extends [never] ? AnyBody : AllOf<JsonOf<O extends { responses: infer R } ? R[keyof R] : never>>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Content } } ? Content : never

/**
 * The intersection of all members of a union. `Union extends unknown` makes one function type for each member.
 * TypeScript then infers the argument type that all these functions accept, which is the intersection.
 */
type AllOf<Union> =
  (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

/** The operation with this method at this path, or `never` if the document has none. */
type Operation<Method extends string, Path extends string> = {
  [Template in keyof paths]: Matches<Path, Template> extends true
    ? paths[Template] extends Record<Method, infer O> ? O : never
    : never
}[keyof paths]

/** `true` if a concrete path belongs to a path of the document. Compares segment by segment. */
type Matches<Path extends string, Template extends string> =
  Template extends `${infer Expected}/${infer RestOfTemplate}`
    ? Path extends `${infer Segment}/${infer RestOfPath}`
      ? Fits<Segment, Expected> extends true ? Matches<RestOfPath, RestOfTemplate> : false
      : false
    : Path extends `${string}/${string}` ? false : Fits<Path, Template>

/**
 * `true` if a segment of a path matches a segment in the document. A parameter matches any text; a literal matches only
 * the same text.
 */
type Fits<Segment extends string, Expected extends string> =
  Expected extends `{${string}}` ? true : Segment extends Expected ? true : false

/**
 * An event of the stream at this path, as a test receives it. `id` is `undefined` if the event has none. The parts of
 * large events are left out of the type: a test that reads some looks at the text of the stream.
 */
export type EventAt<Path extends string> =
  Received<
    Exclude<
      Path extends '/search/temporary' ? Schemas['TemporarySearchEvent']
        : Path extends `/investigations/${string}` ? Schemas['InvestigationEvent']
        : Path extends `/watches/${string}` ? Schemas['WatchEvent'] : Schemas['SearchEvent'],
      Schemas['EventPartEvent']
    >
  >

/** An event of any stream. */
export type ReceivedEvent =
  | EventAt<'/search/temporary'> | EventAt<'/search/{id}/stream'> | EventAt<'/investigations/{id}/stream'>
  | EventAt<'/watches/{id}/stream'>

type Received<E> = E extends { event: infer Name, data: infer Data }
  ? { id: string | undefined, event: Name, data: Data }
  : never

/** Data of the events with this name. */
export type DataOf<E extends ReceivedEvent, Name extends string> = Extract<E, { event: Name }>['data']
