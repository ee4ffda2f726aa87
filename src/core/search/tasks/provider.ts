import type { Client } from '../../../sources/client.ts'
import type { Provider } from '../../../sources/byok/provider.ts'
import type { Task } from '../task.ts'
import { mostCards, named } from './module.ts'

/** An external provider that the operator has set up. */
export interface ListedProvider {
  provider: Provider
  /** Without a slash at the end. */
  baseUrl: string
}

/** Texts shorter than this are no secret, and stand in every answer. */
const leastSecret = 8

/** An external provider, asked with the caller's key: its cards are its results, and its answer is kept beside them. */
export function providerTask({ provider, baseUrl }: ListedProvider): Task {
  const { slug, name, types, deadlineMs, mappingVersion } = provider
  return {
    kind: 'provider',
    slug,
    name,
    deadlineMs,
    cacheMs: 0,
    unfit: ({ type }) => types.includes(type) ? undefined : `It is not made for ${type}`,
    async run({ query, client, now, signal, credential }, found) {
      found.answer = { mappingVersion, raw: null }
      const apiKey = await credential(slug)
      if (apiKey === undefined) {
        found.status = 'failed'
        found.error = { code: 'KEY_MISSING', message: 'the key cannot be read any more' }
        return
      }
      const { cards, raw } = await provider.run(query, {
        client: hiding(apiKey, client),
        apiKey,
        baseUrl,
        now,
        signal,
      })
      found.results = cards.slice(0, mostCards).map((card, index) => named(`byok_${slug}`, index + 1, card))
      found.answer = { mappingVersion, raw }
    },
  }
}

/** A provider that says the key back would have it kept with its answer. */
function hiding(key: string, client: Pick<Client, 'send'>): Pick<Client, 'send'> {
  if (key.length < leastSecret) return client
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
