import { turnFor } from '../../lib/pauses.ts'
import type { Response } from '../client.ts'
import { SourceFailure, type FailureCode } from '../kit/failures.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { hasShape } from '../kit/shape.ts'
import { type Shape } from '../kit/schema.ts'

/** Conditions on a response. A response matches if all given conditions hold. */
export interface Proof {
  status: number | readonly number[]
  /** Start of the content type, in lower case, for example `image/`. */
  contentType?: string
  /** JSON Schema of the body. */
  schema?: object
  /** Text that the body must contain. Case-sensitive. */
  text?: string
  /**
   * Condition that a schema cannot express, for example that the response is about the searched name.
   * `body` is the parsed JSON if `schema` is set. Otherwise, it is the text of the body.
   */
  holds?: (body: unknown, value: string, response: Response) => boolean
}

interface TypedProof<Schema extends object> extends Omit<Proof, 'schema' | 'holds'> {
  schema: Schema
  holds: (body: Shape<Schema>, value: string, response: Response) => boolean
}

/** Creates a proof whose `holds` receives a body of the type that `schema` describes. */
export const proof = <const Schema extends object>(proof: TypedProof<Schema>): Proof => proof as Proof

/** Proof that a response reports a failure of the site. `code` and `message` describe the failure to return. */
export interface ErrorMarker extends Proof {
  code: FailureCode
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

/** Decodes the body, and parses it if `isJson`. Throws `UPSTREAM_TOO_LARGE` if the JSON has too many values. */
export async function parseAnswer(response: Response, value: string, isJson: boolean): Promise<Answer> {
  await turnFor(response.body)
  const text = decode(response)
  return { response, value, text, json: isJson ? await jsonOf(text) : undefined }
}

export function proves({ status, contentType, schema, text, holds }: Proof, answer: Answer): boolean {
  const { response, value } = answer
  if (![status].flat().includes(response.status)) return false
  if (contentType !== undefined && !typeOf(response).startsWith(contentType)) return false
  if (schema !== undefined && (answer.json === undefined || !hasShape(schema, answer.json))) return false
  if (text !== undefined && !answer.text.includes(text)) return false
  return holds === undefined || holds(schema === undefined ? answer.text : answer.json, value, response)
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

/** Decodes the body with the character set of its content type; the default is UTF-8. */
function decode(response: Response): string {
  const charset = /charset="?([\w-]+)/.exec(typeOf(response))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(response.body)
  } catch {
    return response.body.toString('utf8') // the content type names an unknown character set
  }
}
