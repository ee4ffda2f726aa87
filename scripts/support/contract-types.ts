import type { components, paths } from '../../generated/api.ts'

/** The schemas of the document by name, for example `Schemas['ModuleResult']`. */
export type Schemas = components['schemas']

/** The body of a response whose operation is not known to the compiler: an error, or data of any shape. */
export type AnyBody = Schemas['ErrorEnvelope'] & { data?: unknown }

/**
 * The JSON body of a response to this request, by the document. It has the fields of every response of the operation,
 * of success and of errors, so that a test reads `body.data.search.id` or `body.error.code` after it has asserted the
 * status. A path is concrete (`/search/${id}/stream?from=2`) or a path of the document (`/search/{id}/stream`).
 *
 * It is `AnyBody` if the method or the path is only known as `string`, or if the document does not have the operation.
 * A part of the path that is only known as `string` counts as one segment. A union of paths makes a union of bodies.
 */
export type Body<Method extends string, Path extends string> =
  Path extends string ? BodyOf<Operation<Lowercase<Method>, WithoutQuery<Path>>> : never

type BodyOf<O> = [O] extends [never] ? AnyBody : AllOf<JsonOf<O extends { responses: infer R } ? R[keyof R] : never>>

type JsonOf<Response> = Response extends { content: { 'application/json': infer Content } } ? Content : never

/** The intersection of a union's members: the type of an argument that a function of each member accepts. */
type AllOf<Union> =
  (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

/** The operations at a path, or `never`. */
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

/** A parameter takes any segment, a literal only itself. */
type Fits<Segment extends string, Expected extends string> =
  Expected extends `{${string}}` ? true : Segment extends Expected ? true : false

/** An event of the stream at this path, as a test receives it. `id` is `undefined` if the event has none. */
export type EventAt<Path extends string> =
  Received<Path extends '/search/temporary' ? Schemas['TemporarySearchEvent'] : Schemas['SearchEvent']>

/** An event of any stream. */
export type ReceivedEvent = EventAt<'/search/temporary'> | EventAt<'/search/{id}/stream'>

type Received<E> = E extends { event: infer Name, data: infer Data }
  ? { id: string | undefined, event: Name, data: Data }
  : never

/** Data of the events with this name. */
export type DataOf<E extends ReceivedEvent, Name extends string> = Extract<E, { event: Name }>['data']
