import { turnFor } from '../../lib/pauses.ts'
import type { Response } from '../egress/client.ts'
import { SourceFailure, type FailureCode } from '../failures.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { pageText } from '../kit/page-text.ts'
import { hasShape } from '../kit/shape.ts'
import { type Shape } from '../kit/schema.ts'
import { canProve } from './refusals.ts'

/** Conditions on a response. A response matches if all given conditions hold. */
export interface Proof {
  /** Default: every status that can prove something (`canProve`). */
  status?: number | readonly number[]
  /** Start of the content type, in lower case, for example `image/`. */
  contentType?: string
  /** JSON Schema of the body. */
  schema?: object
  /** Text that the body must contain. Case-sensitive. */
  text?: string
  /** `true` if the body must be `text` and nothing else, except for white space around it. */
  isWhole?: boolean
  /** Texts that the body must not contain. */
  lacks?: readonly string[]
  /**
   * Condition that a schema cannot express, for example that the response is about the searched name.
   * `body` is the parsed JSON if `schema` is set. Otherwise, it is the text of the body.
   */
  holds?: (body: unknown, value: string, response: Response) => boolean
  /**
   * `true` if a page about something else could match too. A verdict then needs a control question (`control.ts`).
   * Default: `true` if the proof has only a status.
   */
  isWeak?: boolean
  /**
   * `true` if the proof is weak unless a reader of the page sees `text` (`shown-text.ts`). Default: `true` if `text`
   * has words for people.
   */
  isRead?: boolean
  /**
   * `true` if the status also means a refusal or an error. The proof then never gives a verdict. It only shows that a
   * control question was answered otherwise.
   */
  isControlOnly?: boolean
}

interface TypedProof<Schema extends object> extends Omit<Proof, 'schema' | 'holds'> {
  schema: Schema
  holds: (body: Shape<Schema>, value: string, response: Response) => boolean
}

/** Creates a proof whose `holds` receives a body of the type that `schema` describes. */
export const proof = <const Schema extends object>(proof: TypedProof<Schema>): Proof => proof as Proof

/** Proof that a response gives no verdict. `code` and `message` describe the reason to return. */
export interface ErrorMarker extends Proof {
  code: FailureCode | 'NO_PUBLIC_PROFILE' | 'ADDRESS_REFUSED'
  message: string
}

/** A response with its decoded and parsed body, shared by all proofs. */
export interface Answer {
  response: Response
  value: string
  text: string
  /** `undefined` if the body is not JSON or is nested too deeply, and if no proof needs it. */
  json: unknown
}

/**
 * Decodes the body, and parses it if `isJson`. Throws `UPSTREAM_TOO_LARGE` if the JSON has too many values.
 * @param encoding character set of the body, if the check knows it better than the site
 */
export async function parseAnswer(
  response: Response, value: string, isJson: boolean, encoding?: string,
): Promise<Answer> {
  await turnFor(response.body)
  const text = await pageText(response, encoding)
  return { response, value, text, json: isJson ? await jsonOf(text) : undefined }
}

export function proves(proof: Proof, answer: Answer): boolean {
  const { status, contentType, schema, text, isWhole = false, lacks = [], holds } = proof
  const { response, value } = answer
  if (status === undefined ? !canProve(response.status) : ![status].flat().includes(response.status)) return false
  if (contentType !== undefined && !typeOf(response).startsWith(contentType)) return false
  if (schema !== undefined && (answer.json === undefined || !hasShape(schema, answer.json))) return false
  if (text !== undefined && !(isWhole ? answer.text.trim() === text : contains(answer, text))) return false
  if (lacks.some(absent => answer.text.includes(absent))) return false
  return holds === undefined || holds(schema === undefined ? answer.text : answer.json, value, response)
}

/**
 * Returns `true` if the body contains the text of a proof that needs only a text, whatever the status. The texts of
 * `matched`, the proofs that the response matches, do not count: one text may be a part of the other.
 */
export function mentions({ text, schema, holds }: Proof, answer: Answer, matched: readonly Proof[]): boolean {
  if (text === undefined || schema !== undefined || holds !== undefined) return false
  const rest = matched.reduce((body, { text: own = '' }) => own.includes(text) ? body.replaceAll(own, ' ') : body,
    answer.text)
  return rest.includes(text)
}

/** Returns `true` if a page about something else could match the proof too. */
export const isWeak = ({ isWeak, contentType, schema, text, holds }: Proof): boolean =>
  isWeak ?? [contentType, schema, text, holds].every(condition => condition === undefined)

/**
 * Returns what a verdict needs: the answer alone, or a control question too for at least one of the proofs. Returns
 * `none` if no answer gives the verdict.
 */
export function strengthOf(proofs: readonly Proof[]): 'direct' | 'control' | 'none' {
  const own = proofs.filter(({ isControlOnly }) => !isControlOnly)
  if (own.length === 0) return 'none'
  return own.some(isWeak) ? 'control' : 'direct'
}

/** Returns `true` if the body contains the text. A text inside the searched value does not count: sites echo it. */
function contains({ text: body, value }: Answer, text: string): boolean {
  if (!value.toLowerCase().includes(text.toLowerCase())) return body.includes(text)
  return body.replaceAll(new RegExp(value.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi'), '').includes(text)
}

/** Returns the content type with its parameters, in lower case. Returns an empty text if the header is missing. */
export const typeOf = ({ headers }: Response): string => (headers['content-type'] ?? '').toLowerCase()

async function jsonOf(text: string): Promise<unknown> {
  try {
    return await parseJson({ body: Buffer.from(text) })
  } catch (failure) {
    if (failure instanceof SourceFailure && failure.code === 'UPSTREAM_TOO_LARGE') throw failure
    return undefined
  }
}
