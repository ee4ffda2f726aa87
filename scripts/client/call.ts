import { errorOf, rateLimitOf, TracewellError, type RateLimit } from './error.ts'

/** What every call takes beside what its operation does. */
export interface CallOptions {
  signal?: AbortSignal | undefined
}

/** The body of an answer, and what came with it. */
export interface Answer<Data> {
  data: Data
  status: number
  headers: Headers
  requestId: string | undefined
  /** Of metered operations. */
  rateLimit: RateLimit | undefined
}

/** A promise of the body of the answer; `withResponse()` is that of the whole answer. */
export interface Call<Data> extends Promise<Data> {
  withResponse(): Promise<Answer<Data>>
}

interface Fetched<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** Throws a `TracewellError` for each answer that is not 2xx, or that is no JSON where it should be. */
export function callOf<Data>(fetched: Promise<Fetched<Data>>): Call<Data> {
  const answered = fetched.then(({ data, error, response }) => {
    if (!response.ok) throw errorOf(response, error)
    const { status, headers } = response
    return {
      data: data as Data,
      status,
      headers,
      requestId: headers.get('x-request-id') ?? undefined,
      rateLimit: rateLimitOf(headers),
    }
  }, (cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause
    throw new TracewellError(0, { code: 'INVALID_ANSWER', message: 'The answer is no JSON' }, { cause })
  })
  const body = answered.then(({ data }) => data)
  return Object.assign(body, {
    withResponse() {
      body.catch(() => undefined) // told to whoever waits for the whole answer
      return answered
    },
  })
}

/** The answer that a stream comes in. Throws a `TracewellError` where it is not 2xx. */
export async function streamOf(fetched: Promise<{ error?: unknown, response: Response }>): Promise<Response> {
  const { error, response } = await fetched
  if (!response.ok) throw errorOf(response, error)
  return response
}

/** Without what is undefined. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }
