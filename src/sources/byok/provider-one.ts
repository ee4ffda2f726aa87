import { withLeftOut } from '../kit/card.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { mediumSize } from '../kit/size.ts'
import { certain, readShape } from '../kit/tolerance.ts'
import { queryTypes, type Card } from '../kit/source.ts'
import { checkKey, keyStatuses, plainCard, providerTypes } from './provider.ts'
import type { MappingVersion, Provider } from './provider.ts'
import { type Shape, arrayOf, objectWith, text } from '../kit/schema.ts'

const findingsSchema = arrayOf(objectWith(
  { module: { type: 'string', minLength: 1 }, status: text },
  { data: { type: ['object', 'null'] } },
))
type Findings = Shape<typeof findingsSchema>

const mappings: Record<MappingVersion, (findings: Findings) => Card[]> = {
  1: findings =>
    findings.flatMap(({ module, status, data }) => status === 'found' && data ? [plainCard(module, data)] : []),
}

/**
 * Time that the provider may search, in seconds. The provider answers when its search ends, so `deadlineMs` is longer.
 */
const lookUpSeconds = 50
const deadlineMs = 60_000

/**
 * Creates a provider that answers a look-up in one request:
 *
 *   GET {base}/v2/request?type=email&query=…&timeout=50      api-key: …
 *   200 [{ "module": "github", "status": "found", "data": { … } }, { "module": "x", "status": "not_found" }]
 *
 * Status 404 with an empty list or without a body means no results: other servers answer 404 too. Status 401 means an
 * invalid key, 402 a used-up key, 429 too many requests. The raw response keeps all further fields. An API of this form: https://app.osint.industries/docs
 */
export const createProviderOne = (mappingVersion: MappingVersion): Provider => ({
  slug: 'provider_one',
  name: 'Provider one',
  types: queryTypes,
  deadlineMs,
  mappingVersion,
  async run({ type, value }, { client, apiKey, baseUrl, now, signal }) {
    const url = `${baseUrl}/v2/request?${new URLSearchParams({
      type: providerTypes[type],
      query: value,
      timeout: String(lookUpSeconds),
    })}`
    const answer = await fetchResponse(
      { client, key: undefined, now, signal },
      {
        url,
        headers: { 'api-key': apiKey, accept: 'application/json' },
        maxBytes: mediumSize.maxBytes,
        redirects: 0,
        timeoutMs: deadlineMs,
      },
      [{ status: 404, schema: { type: 'array', maxItems: 0 } }, { status: 404, text: /^$/ }],
      keyStatuses,
    )
    if (answer === undefined) return { cards: [], raw: null }
    checkKey(answer)
    const { readable, leftOut, body: raw } = await readShape(findingsSchema, answer, mediumSize)
    return { cards: withLeftOut(certain(mappings[mappingVersion](readable), leftOut), leftOut), raw }
  },
})
