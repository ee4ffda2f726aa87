// Made by npm run generate from scripts/client/call.ts. Do not edit.
import { errorOf, rateLimitOf, TracewellError, type RateLimit } from './error.ts'
import { repeated, type CallOptions, type Policy } from './repeat.ts'

/** An answer: its body (`data`), its status and its headers. */
export interface Answer<Data> {
  data: Data
  status: number
  headers: Headers
  requestId: string | undefined
  /** State of the rate limit. `undefined` if the operation is not metered. */
  rateLimit: RateLimit | undefined
}

/** A promise of the body of an answer. `withResponse()` returns the whole answer. */
export interface Call<Data> extends Promise<Data> {
  withResponse(): Promise<Answer<Data>>
}

interface Fetched<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Sends a request, and repeats it as `repeated` does. Rejects with a `TracewellError` if the answer is not 2xx, or if
 * the operation should answer with JSON and the body is not valid JSON.
 */
export const send = <Data>(
  policy: Policy,
  options: CallOptions,
  isRepeatable: boolean,
  request: (signal: AbortSignal) => Promise<Fetched<Data>>,
): Call<Data> => toCall(repeated(policy, options, isRepeatable, signal => answerOf(request(signal))))

/** Creates the promise of a call from a request that is sent once. Rejects as `send` does. */
export const callOf = <Data>(fetched: Promise<Fetched<Data>>): Call<Data> => toCall(answerOf(fetched))

function toCall<Data>(answered: Promise<Answer<Data>>): Call<Data> {
  const body = answered.then(({ data }) => data)
  return Object.assign(body, {
    withResponse() {
      body.catch(() => undefined) // `answered` reports the same rejection
      return answered
    },
  })
}

function answerOf<Data>(fetched: Promise<Fetched<Data>>): Promise<Answer<Data>> {
  return fetched.then(({ data, error, response }) => {
    if (!response.ok) throw errorOf(response, error)
    const { status, headers } = response
    if (data === undefined && status !== 204) throw invalidAnswer('The answer is empty')
    return {
      data: data as Data,
      status,
      headers,
      requestId: headers.get('x-request-id') ?? undefined,
      rateLimit: rateLimitOf(headers),
    }
  }, (cause: unknown) => {
    throw cause instanceof SyntaxError ? invalidAnswer('The answer is no JSON', cause) : cause
  })
}

const invalidAnswer = (message: string, cause?: unknown): TracewellError =>
  new TracewellError(0, { code: 'INVALID_ANSWER', message }, { cause })

/** Returns the answer whose body is a stream. Throws a `TracewellError` if the answer is not 2xx. */
export async function streamOf(fetched: Promise<{ error?: unknown, response: Response }>): Promise<Response> {
  const { error, response } = await fetched
  if (!response.ok) throw errorOf(response, error)
  return response
}

/** Returns the values without the properties that are `undefined`. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
