import type { Client, Request } from '../egress/client.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'

/** Facts that a source states about a key. A source states some of them. */
export interface KeyFacts {
  /** Name of the subscription. */
  plan?: string
  /** Number of requests in each `per`. */
  limit?: number
  /** Number of requests that are left of `limit`. */
  remaining?: number
  per?: 'minute' | 'hour' | 'day' | 'month'
  /** End of the subscription, in ISO 8601. */
  until?: string
}

/** A free way to ask a source about the operator's key. The request counts against no quota. */
export interface KeyCheck {
  slug: string
  /**
   * Returns the facts about a key. Throws a `SourceFailure`: `UPSTREAM_BLOCKED` if the source refuses the key, another
   * code if it did not answer.
   */
  ask(client: Pick<Client, 'send'>, key: string, signal: AbortSignal): Promise<KeyFacts>
}

/** Creates a check of one request. `response` is the JSON Schema of the response. */
export const keyCheck = <Schema extends object>({ slug, request, response, facts }: {
  slug: string
  request(key: string): Request
  response: Schema
  facts(answer: Shape<Schema>): KeyFacts
}): KeyCheck => ({
  slug,
  async ask(client, key, signal) {
    return (await fetchJson({ client, key, signal, now: new Date() }, request(key), { response }, facts))!
  },
})
