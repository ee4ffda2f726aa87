import { refusalForKey, samplePerson } from './provider-keys.ts'
import type { Upstream } from './upstream.ts'

/**
 * Simulates the provider that `src/sources/byok/provider-one.ts` describes. It sends the whole answer in response to
 * one request.
 */
export const providerOne: Upstream = {
  origin: 'https://provider-one.example',
  subject: ({ url }) => url.searchParams.get('query') ?? '',
  found: (value, { headers }) =>
    refusalForKey(headers['api-key']) ?? {
      body: [
        { module: 'directory', status: 'found', data: samplePerson(value) },
        {
          module: 'forum',
          status: 'found',
          data: { id: 41, profile_url: 'https://forum.example/u/41', last_seen_at: 1_767_323_045 },
        },
        { module: 'shop', status: 'not_found', data: null },
      ],
    },
  notFound: (_, { headers }) => refusalForKey(headers['api-key']) ?? { body: [] },
}
