import type { Client } from '../../../sources/egress/client.ts'
import type { Provider } from '../../../sources/byok/provider.ts'
import type { Task } from '../task.ts'
import { addItems, maxCards, numberedCard } from './module.ts'

/** An external provider that the operator has set up. */
export interface ConfiguredProvider {
  provider: Provider
  /** Base URL without a trailing slash. */
  baseUrl: string
}

/**
 * Minimum length of a key that is masked, in characters. A shorter key is not masked, because its text may occur in a
 * response by chance.
 */
const minSecretLength = 8

/**
 * Creates the task of an external provider, which uses the caller's key. Its results are cards; the raw response is
 * stored too.
 */
export function providerTask({ provider, baseUrl }: ConfiguredProvider): Task {
  const { slug, name, types, deadlineMs, mappingVersion } = provider
  return {
    kind: 'provider',
    slug,
    name,
    deadlineMs,
    cacheMs: 0,
    skipReason: ({ type }) => types.includes(type) ? undefined : `The provider does not support ${type}`,
    async run({ query, client, now, signal, providerKey }, findings) {
      findings.providerAnswer = { mappingVersion, raw: null }
      const apiKey = await providerKey(slug)
      if (apiKey === undefined) {
        findings.status = 'failed'
        findings.error = { code: 'KEY_MISSING', message: 'the provider key can no longer be read' }
        return
      }
      const { cards, raw } = await provider.run(query, {
        client: maskKey(apiKey, client),
        apiKey,
        baseUrl,
        now,
        signal,
      })
      findings.providerAnswer = { mappingVersion, raw }
      cards.reduce(addItems, 0)
      findings.results = cards.slice(0, maxCards).map((card, index) => numberedCard(`byok_${slug}`, index + 1, card))
    },
  }
}

/**
 * Returns a client that masks the key in responses. Responses are stored, and a provider may repeat the key in its
 * response.
 */
function maskKey(key: string, client: Pick<Client, 'send'>): Pick<Client, 'send'> {
  if (key.length < minSecretLength) return client
  const spellings = [...new Set([key, JSON.stringify(key).slice(1, -1)])]
  return {
    async send(request, signal) {
      const response = await client.send(request, signal)
      if (!spellings.some(spelling => response.body.includes(spelling))) return response
      const text = spellings.reduce(
        (rest, spelling) => rest.replaceAll(spelling, '***'),
        response.body.toString('utf8'),
      )
      return { ...response, body: Buffer.from(text) }
    },
  }
}
