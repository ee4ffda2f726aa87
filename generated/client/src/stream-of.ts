// Made by npm run generate from scripts/client/stream-of.ts. Do not edit.
import { errorOf } from './error.ts'

/** The answer that a stream comes in. Throws a `TracewellError` where it is not 2xx. */
export async function streamOf(fetched: Promise<{ error?: unknown, response: Response }>): Promise<Response> {
  const { error, response } = await fetched
  if (!response.ok) throw errorOf(response, error)
  return response
}
