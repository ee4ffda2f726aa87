import { ask, json } from './ask.ts'
import type { Request, Response } from '../client.ts'
import { SourceFailure } from './failures.ts'
import type { Shape } from './schema.ts'
import { changed, hasShape } from './shape.ts'
import type { Context, Query, QueryType } from './source.ts'

/** One question to a source, which most answer in JSON. `Schema` is the type of `response`. */
export interface JsonLookUp<Schema extends object = object> {
  /** The source's own rule for names, and that rule in words: it is not asked about others. */
  names?: { pattern: RegExp, rule: string }
  /** As `names`, for rules that no pattern says: why the source cannot have a value. */
  unfit?(query: Query): string | undefined
  /** The request of a page, counted from 0; most sources have one. */
  request: (value: string, context: Context, type: QueryType, page: number) => Request
  /** JSON Schema of the answer. Another shape is "changed", never "nothing". */
  response: Schema | ((type: QueryType) => Schema)
  /** What `response` describes, out of an answer that is no JSON. */
  read?: (answer: Response) => unknown
  /** Statuses that mean "nothing there"; 404 unless told. */
  missing?: readonly number[]
  /** Statuses besides 2xx whose body is an answer that `response` describes. */
  readable?: readonly number[]
}

/** Why the source cannot have anything for a value, in words without the value. */
export function unfitFor({ names, unfit }: Pick<JsonLookUp, 'names' | 'unfit'>, query: Query): string | undefined {
  if (!isName(query.value)) return 'No source has such a name'
  return names?.pattern.test(query.value) === false ? names.rule : unfit?.(query)
}

type AnswerOf<Schema extends object> = Pick<JsonLookUp, 'missing' | 'readable' | 'read'> & { response: Schema }

/**
 * What `found` makes of the answer to a question; `undefined` where nothing is there. Throws a `SourceFailure` for
 * everything else.
 */
export async function lookUp<Schema extends object, Found>(
  source: JsonLookUp<Schema>, query: Query, context: Context, found: (answer: Shape<Schema>) => Found, page = 0,
): Promise<Found | undefined> {
  const { request, response } = source
  if (unfitFor(source, query) !== undefined) return undefined
  const shape = typeof response === 'function' ? response(query.type) : response
  return fetchJson(context, request(query.value, context, query.type, page), { ...source, response: shape }, found)
}

/** As `lookUp`, for what is no query of a search. */
export async function fetchJson<Schema extends object, Found>(
  context: Context, request: Request, source: AnswerOf<Schema>, found: (answer: Shape<Schema>) => Found,
): Promise<Found | undefined> {
  const { response, missing, readable, read: parse = json } = source
  const answer = await ask(context, request, missing, readable)
  if (answer === undefined) return undefined
  const body = parse(answer)
  if (!hasShape(response, body)) throw changed()
  return read(() => found(body))
}

/** The key of a source that answers nobody without one. */
export function requireKey({ key }: Context): string {
  if (!key) throw new SourceFailure('UPSTREAM_BLOCKED', 'no key is configured for this source')
  return key
}

/** No account has half a character in its name, and `..` in a path would ask for another page. */
export const isName = (value: string): boolean => value.isWellFormed() && !/^\.{0,2}$/.test(value)

/** A schema names what a source needs, not all it shows: what it trips over there has changed too. */
function read<Found>(found: () => Found): Found {
  try {
    return found()
  } catch (cause) {
    throw cause instanceof SourceFailure ? cause : changed(cause)
  }
}
