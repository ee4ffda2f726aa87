import { setTimeout as sleep } from 'node:timers/promises'
import { parseRetryAfter } from '../../lib/retry-after.ts'
import { withLeftOut } from '../kit/card.ts'
import { fetchResponse, acceptResponse } from '../kit/fetch-response.ts'
import { SourceFailure } from '../failures.ts'
import { mediumSize } from '../kit/size.ts'
import { certain, readShape } from '../kit/tolerance.ts'
import { queryTypes, type Card } from '../kit/source.ts'
import { checkKey, keyStatuses, plainCard, providerTypes } from './provider.ts'
import type { MappingVersion, Provider } from './provider.ts'
import { type Shape, objectWith, text } from '../kit/schema.ts'

const id = { type: 'string', pattern: '^[\\w-]{1,512}$' } as const
const createdSchema = objectWith({ id, status: text })
const investigationSchema = {
  ...objectWith({ id, status: { enum: ['queued', 'running', 'complete', 'expired'] } }, {
    results: {
      type: ['array', 'null'],
      items: objectWith({ source: { type: 'string', minLength: 1 }, data: { type: 'object' } }),
    },
  }),
  if: { properties: { status: { const: 'complete' } } },
  then: { required: ['results'], properties: { results: { type: 'array' } } },
} as const
type Investigation = Shape<typeof investigationSchema>
type Read = Awaited<ReturnType<typeof readShape<typeof investigationSchema>>>

const mappings: Record<MappingVersion, (investigation: Investigation) => Card[]> = {
  1: ({ results }) => (results ?? []).map(({ source, data }) => plainCard(source, data)),
}

const firstPauseMs = 250
const maxPauseMs = 5_000
const deadlineMs = 180_000

/**
 * Creates a provider that runs investigations. An investigation is created, then polled until it ends:
 *
 *   POST {base}/v1/investigations        Authorization: Bearer …      { "type": "email", "value": "…" }
 *   202 { "id": "inv-1", "status": "queued" }
 *   GET  {base}/v1/investigations/inv-1
 *   200 { "id": "inv-1", "status": "queued" | "running" | "expired" }
 *   200 { "id": "inv-1", "status": "complete", "results": [{ "source": "github", "data": { … } }] }
 *
 * If the response to a poll has the header `Retry-After` (seconds), the header sets the pause before the next poll.
 * This also applies to a 429. Without the header, the pauses grow from 250 ms to 5 s, and a 429 ends the search at this
 * provider. Status 401 means an invalid key, and 402 a used-up key. Status 404 means that the polled investigation has
 * expired. The creation is never retried, because the provider could charge for a second investigation. If the
 * connection is lost during the creation, the search at this provider fails.
 */
export const createProviderTwo = (mappingVersion: MappingVersion): Provider => ({
  slug: 'provider_two',
  name: 'Provider two',
  types: queryTypes,
  deadlineMs,
  mappingVersion,
  async run({ type, value }, { client, apiKey, baseUrl, now, signal }) {
    const context = { client, key: undefined, now, signal }
    const url = `${baseUrl}/v1/investigations`
    const common = {
      headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
      maxBytes: mediumSize.maxBytes,
      redirects: 0,
    }
    const created = acceptResponse(
      await client.send({
        ...common,
        url,
        method: 'POST',
        headers: { ...common.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ type: providerTypes[type], value }),
      }, signal),
      [],
      keyStatuses,
    )!
    checkKey(created)
    const { readable: { id } } = await readShape(createdSchema, created)

    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 1.5)) {
      const { investigation, waitMs } = await poll(`${url}/${id}`)
      if (investigation?.readable.status === 'complete') {
        const { readable, leftOut, body: raw } = investigation
        return { cards: withLeftOut(certain(mappings[mappingVersion](readable), leftOut), leftOut), raw }
      }
      if (investigation?.readable.status === 'expired') {
        throw new SourceFailure('UPSTREAM_TIMEOUT', 'the investigation expired at the provider')
      }
      await sleep(waitMs ?? pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    }

    /** Fetches the investigation once. If the provider responds with 429 and asks to wait, returns only `waitMs`. */
    async function poll(address: string): Promise<{ investigation?: Read, waitMs?: number | undefined }> {
      try {
        const answer = await fetchResponse(context, { ...common, url: address }, [], keyStatuses)
        checkKey(answer!)
        return {
          investigation: await readShape(investigationSchema, answer!, mediumSize),
          waitMs: parseRetryAfter(answer!.headers['retry-after']),
        }
      } catch (failure) {
        if (
          !(failure instanceof SourceFailure) || failure.code !== 'UPSTREAM_RATE_LIMITED' ||
          failure.retryAfterMs === undefined
        ) throw failure
        return { waitMs: failure.retryAfterMs }
      }
    }
  },
})
