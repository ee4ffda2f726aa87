import { magicKeys } from './keys.ts'
import { aboutKey } from './source-keys.ts'
import type { Upstream } from './upstream.ts'

/** The addresses at which services with judgements answer about keys. See `src/sources/keys/threats.ts`. */
export const threatKeyUpstreams: readonly Upstream[] = [
  aboutKey('https://api.greynoise.io/ping', 'key', { message: 'unauthorized' }, {
    message: 'pong',
    offering: 'community',
    expiration: '2027-12-31',
    address: '192.0.2.1',
  }),
  {
    origin: 'https://www.ipqualityscore.com',
    subject: () => '',
    found: (_, { url }) => ({
      body: url.pathname.endsWith(magicKeys.bad)
        ? { success: false, message: 'Invalid or unauthorized key. Please check the API key and try again.' }
        : { success: true, message: 'Success', credits: 5_000, usage: 40 },
    }),
    notFound: () => ({ status: 404, body: '' }),
  },
  aboutKey('https://otx.alienvault.com/api/v1/users/me', 'x-otx-api-key', { detail: 'Authentication required' }, {
    username: 'sam',
    member_since: '3000 days ago',
  }),
  aboutKey(
    'https://www.virustotal.com',
    'x-apikey',
    { error: { code: 'WrongCredentialsError', message: 'Wrong API key' } },
    { data: { api_requests_daily: { user: { allowed: 500, used: 12 } } } },
  ),
]
