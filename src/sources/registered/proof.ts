import { nestsDeeper } from '../../lib/json-depth.ts'
import type { Response } from '../client.ts'
import type { FailureCode } from '../kit/failures.ts'
import { hasShape } from '../kit/shape.ts'
import { type Shape } from '../kit/schema.ts'

/** Far deeper than the answers of all sites. */
const maxJsonDepth = 100

/** Conditions on an answer. All given conditions must hold. */
export interface Proof {
  status: number | readonly number[]
  /** Prefix of the content type, in lower case: `image/`. */
  contentType?: string
  /** JSON Schema of the body. */
  schema?: object
  /** Exact text that the body contains. */
  text?: string
  /**
   * A condition that no schema can express, for example that the answer is about the requested name. `body` is the
   * parsed JSON if there is a schema, else the text.
   */
  holds?: (body: unknown, value: string, response: Response) => boolean
}

interface TypedProof<Schema extends object> extends Omit<Proof, 'schema' | 'holds'> {
  schema: Schema
  holds: (body: Shape<Schema>, value: string, response: Response) => boolean
}

/** A proof whose `holds` reads the body in the shape of `schema`, which is checked first. */
export const proof = <const Schema extends object>(proof: TypedProof<Schema>): Proof => proof as Proof

/** An answer by which a site reports a failure. */
export interface ErrorMarker extends Proof {
  code: FailureCode
  message: string
}

/** An answer, parsed once for all proofs. */
export interface Answer {
  response: Response
  value: string
  text: string
  /** `undefined` if the body is not JSON. */
  json: unknown
}

export function parseAnswer(response: Response, value: string): Answer {
  const text = decode(response)
  return { response, value, text, json: nestsDeeper(response.body, maxJsonDepth) ? undefined : parse(text) }
}

export function proves({ status, contentType, schema, text, holds }: Proof, answer: Answer): boolean {
  const { response, value } = answer
  if (![status].flat().includes(response.status)) return false
  if (contentType !== undefined && !typeOf(response).startsWith(contentType)) return false
  if (schema !== undefined && (answer.json === undefined || !hasShape(schema, answer.json))) return false
  if (text !== undefined && !answer.text.includes(text)) return false
  return holds === undefined || holds(schema === undefined ? answer.text : answer.json, value, response)
}

/** The content type in lower case, with its parameters; empty if absent. */
export const typeOf = ({ headers }: Response): string => (headers['content-type'] ?? '').toLowerCase()

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Decodes the body in its own character set, because not all pages are in UTF-8. */
function decode(response: Response): string {
  const charset = /charset="?([\w-]+)/.exec(typeOf(response))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(response.body)
  } catch {
    return response.body.toString('utf8') // the response names an unknown character set
  }
}
