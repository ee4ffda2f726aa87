import { fetchResponse, parseJson } from './fetch-response.ts'
import type { Request, Response } from '../client.ts'
import { SourceFailure } from './failures.ts'
import type { Shape } from './schema.ts'
import { changed, hasShape } from './shape.ts'
import type { Context, Query, QueryType } from './source.ts'

/** One request to a source, usually answered in JSON. `Schema` is the type of `response`. */
export interface JsonLookUp<Schema extends object = object> {
  /** Pattern of the values that the source accepts, and the rule in words. Other values are never sent to it. */
  accepts?: { pattern: RegExp, rule: string }
  /** Returns the reason why the source cannot have a value, for rules that need more than a pattern. */
  skipReason?(query: Query): string | undefined
  /** Builds the request of a page, counted from 0. Most sources have one page. */
  request: (value: string, context: Context, type: QueryType, page: number) => Request
  /** JSON Schema of the response. Another shape means `UPSTREAM_CHANGED`, never "no results". */
  response: Schema | ((type: QueryType) => Schema)
  /** Converts a response that is not JSON to the value that `response` describes. */
  read?: (answer: Response) => unknown
  /** Statuses that mean "no results". Default: 404. */
  missing?: readonly number[]
  /** Statuses besides 2xx whose body `response` describes. */
  readable?: readonly number[]
}

/** Returns the reason why the source cannot have anything for a value, without the value; `undefined` if it can. */
export function skipReasonFor(
  { accepts, skipReason }: Pick<JsonLookUp, 'accepts' | 'skipReason'>,
  query: Query,
): string | undefined {
  if (!isSafePathSegment(query.value)) return 'This value cannot be a name'
  return accepts?.pattern.test(query.value) === false ? accepts.rule : skipReason?.(query)
}

type AnswerOf<Schema extends object> = Pick<JsonLookUp, 'missing' | 'readable' | 'read'> & { response: Schema }

/**
 * Sends the request for `query` and returns `found(response)`; `undefined` if the source has no result.
 * Throws a `SourceFailure` in all other cases.
 */
export async function lookUp<Schema extends object, Found>(
  source: JsonLookUp<Schema>, query: Query, context: Context, found: (answer: Shape<Schema>) => Found, page = 0,
): Promise<Found | undefined> {
  const { request, response } = source
  if (skipReasonFor(source, query) !== undefined) return undefined
  const shape: Schema = typeof response === 'function' ? response(query.type) : response
  return fetchJson(context, request(query.value, context, query.type, page), { ...source, response: shape }, found)
}

/** Like `lookUp`, for a request that does not come from a search query. */
export async function fetchJson<Schema extends object, Found>(
  context: Context, request: Request, source: AnswerOf<Schema>, found: (answer: Shape<Schema>) => Found,
): Promise<Found | undefined> {
  const { response, missing, readable, read: parse = parseJson } = source
  const answer = await fetchResponse(context, request, missing, readable)
  if (answer === undefined) return undefined
  const body = parse(answer)
  if (!hasShape(response, body)) throw changed()
  return read(() => found(body))
}

/** Returns the key configured for the source. Throws `UPSTREAM_BLOCKED` if it is missing. */
export function requireKey({ key }: Context): string {
  if (!key) throw new SourceFailure('UPSTREAM_BLOCKED', 'no key is configured for this source')
  return key
}

/** `true` for well-formed text that is safe in a path. `..` would address another page. */
export const isSafePathSegment = (value: string): boolean => value.isWellFormed() && !/^\.{0,2}$/.test(value)

/**
 * Runs `found` and reports any error that it throws as a changed response shape. The schema checks only some fields, so
 * `found` can still fail on the others.
 */
function read<Found>(found: () => Found): Found {
  try {
    return found()
  } catch (cause) {
    throw cause instanceof SourceFailure ? cause : changed(cause)
  }
}
