import { turnFor } from '../../lib/pauses.ts'
import type { Request, Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import type { Absence } from './absence.ts'
import { fetchResponse, isUnfinished, parseJson } from './fetch-response.ts'
import { hasBrokenText } from './page-text.ts'
import type { Shape } from './schema.ts'
import { changed } from './shape.ts'
import { requireSame } from './spelling.ts'
import { certain, readablePart } from './tolerance.ts'
import type { Size } from './size.ts'
import type { Context, Query, QueryType } from './source.ts'

/** Declares one request to a source and the shape of its response. `Schema` is the type of `response`. */
export interface JsonLookUp<Schema extends object = object> {
  /**
   * Pattern of the values that the source accepts, and a sentence that explains it. Other values are never sent to the
   * source.
   */
  accepts?: { pattern: RegExp, rule: string }
  /**
   * Returns the reason why the source cannot have results for a value, or `undefined` if it can. Use this function for
   * rules that a pattern cannot express.
   */
  skipReason?(query: Query): string | undefined
  /** Builds the request for one page of results. `page` starts at 0; most sources have only one page. */
  request: (value: string, context: Context, type: QueryType, page: number) => Request
  /**
   * JSON Schema of the response: strict about what proves a result, as `required` members. Other members and single
   * elements of lists are left out and counted if they have another shape (`tolerance.ts`). A response of another shape
   * fails with `UPSTREAM_CHANGED`; it never means "no results".
   */
  response: Schema | ((type: QueryType) => Schema)
  /** Limits of a response. Default: 256 KiB and 20,000 JSON values. See `size.ts`. */
  size?: Size
  /** Parses a response that is not JSON. Returns the value that `response` describes. */
  read?: (answer: Response, size?: Size) => unknown
  /**
   * Returns the value that the answer is about, if it names one. An answer about another value, in any spelling of its
   * type (`spelling.ts`), fails with `UPSTREAM_CHANGED`.
   */
  named?: (answer: Shape<Schema>, query: Query) => string | null | undefined
  /** Answers with which the source says that it has nothing. Default: none, so that only a read answer can say it. */
  missing?: readonly Absence[]
  /** Further statuses whose body is read, in addition to 2xx. `response` must describe their body too. */
  readable?: readonly number[]
}

/**
 * Returns the reason why the source cannot have results for a value, or `undefined` if it can. The reason never
 * contains the value.
 */
export function skipReasonFor(
  { accepts, skipReason }: Pick<JsonLookUp, 'accepts' | 'skipReason'>,
  query: Query,
): string | undefined {
  if (!isSafePathSegment(query.value)) return 'This value cannot be a name'
  return skipReason?.(query) ?? (accepts?.pattern.test(query.value) === false ? accepts.rule : undefined)
}

type AnswerOf<Schema extends object> =
  & Pick<JsonLookUp, 'missing' | 'readable' | 'read' | 'size'>
  & { response: Schema }

/** Converts a validated response. `leftOut` is the number of its parts that could not be read. */
type Convert<Schema extends object, Found> = (answer: Shape<Schema>, leftOut: number) => Found | Promise<Found>

/**
 * Sends the request for `query`, validates the response and returns `found(response)`. Returns `undefined` if the
 * source has no results. If the source does not accept the value, returns `undefined` without sending a request. Throws
 * a `SourceFailure` in all other cases.
 */
export async function lookUp<Schema extends object, Found>(
  source: JsonLookUp<Schema>, query: Query, context: Context, found: Convert<Schema, Found>, page = 0,
): Promise<Found | undefined> {
  const { request, response } = source
  if (skipReasonFor(source, query) !== undefined) return undefined
  const shape: Schema = typeof response === 'function' ? response(query.type) : response
  return fetchJson(
    context, request(query.value, context, query.type, page), { ...source, response: shape }, (answer, leftOut) => {
      requireSame(query, source.named?.(answer, query))
      return found(answer, leftOut)
    },
  )
}

/** Works like `lookUp`, but sends the given request instead of building one for a query. */
export async function fetchJson<Schema extends object, Found>(
  context: Context, request: Request, source: AnswerOf<Schema>, found: Convert<Schema, Found>,
): Promise<Found | undefined> {
  const { response, missing, readable, size, read: parse = parseJson } = source
  const limited = size ? { ...request, maxBytes: size.maxBytes } : request
  const answer = await fetchResponse(context, limited, missing, readable)
  if (answer === undefined) return undefined
  const body = await parse(answer, size)
  await turnFor(answer.body)
  const { readable: part, leftOut: unreadParts } = await readablePart(response, body)
  const leftOut = unreadParts + (hasBrokenText(answer) ? 1 : 0) // a name with lost letters could be the searched one
  await turnFor(answer.body)
  return certain(await convert(() => found(part, leftOut)), leftOut + Number(isUnfinished(answer)))
}

/** Returns the source key that the operator configured. Throws `UPSTREAM_BLOCKED` if none is configured. */
export function requireKey({ key }: Pick<Context, 'key'>): string {
  if (!key) throw new SourceFailure('UPSTREAM_BLOCKED', 'no key is configured for this source')
  return key
}

/**
 * Returns `true` if the text can be one segment of a URL path. Excludes malformed Unicode. Also excludes an empty text,
 * `.` and `..`, which would address another page.
 */
export const isSafePathSegment = (value: string): boolean => value.isWellFormed() && !/^\.{0,2}$/.test(value)

/**
 * Runs `found` on a validated response. If `found` throws, the failure is `UPSTREAM_CHANGED`. The schema validates only
 * some properties, so the other properties may have unexpected values.
 */
async function convert<Found>(found: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await found()
  } catch (cause) {
    throw cause instanceof SourceFailure ? cause : changed(cause)
  }
}
