import { ask } from '../kit/ask.ts'
import { readShape } from '../kit/shape.ts'
import { queryTypes, type Card } from '../kit/source.ts'
import { checkKey, keyStatuses, providerTypes, maxResponseBytes, plainCard, type MappingVersion, type Provider } from './provider.ts'
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

/** How long the provider is asked to look, and how long its silence is borne: its look-ups answer when they are done. */
const lookUpSeconds = 50
const deadlineMs = 60_000

/**
 * A provider with one blocking look-up:
 *
 *   GET {base}/v2/request?type=email&query=…&timeout=50      api-key: …
 *   200 [{ "module": "github", "status": "found", "data": { … } }, { "module": "x", "status": "not_found" }]
 *
 * Fields of a finding beside these are kept in the raw answer. 404 is "nothing", 401 a key that is not taken, 402 one
 * that is used up, 429 too many requests. An interface of this form: https://app.osint.industries/docs
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
    const answer = await ask(
      { client, key: undefined, now, signal },
      {
        url,
        headers: { 'api-key': apiKey, accept: 'application/json' },
        maxBytes: maxResponseBytes,
        redirects: 0,
        timeoutMs: deadlineMs,
      },
      [404],
      keyStatuses,
    )
    if (answer === undefined) return { cards: [], raw: null }
    checkKey(answer)
    const raw = readShape(findingsSchema, answer)
    return { cards: mappings[mappingVersion](raw), raw }
  },
})
