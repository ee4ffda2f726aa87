import { magicKeys } from './keys.ts'
import type { Upstream } from './upstream.ts'

/** Creates an address that answers about the key in the header `header`, and refuses the invalid magic key. */
export const aboutKey = (origin: string, header: string, refusal: object, body: object): Upstream => ({
  origin,
  subject: () => '',
  found: (_, { headers }) =>
    headers[header]?.endsWith(magicKeys.bad) === false ? { body } : { status: 401, body: refusal },
  notFound: () => ({ status: 404, body: '' }),
})

/** The addresses at which sources answer about keys. See `src/sources/keys` for their documentation. */
export const keyUpstreams: readonly Upstream[] = [
  aboutKey('https://api.github.com/rate_limit', 'authorization', { message: 'Bad credentials', status: '401' }, {
    resources: { core: { limit: 5_000, used: 12, remaining: 4_988, reset: 1_795_219_200 } },
    rate: { limit: 5_000, used: 12, remaining: 4_988, reset: 1_795_219_200 },
  }),
  aboutKey(
    'https://haveibeenpwned.com/api/v3/subscription/status',
    'hibp-api-key',
    { statusCode: 401, message: 'Access denied due to invalid hibp-api-key.' },
    {
      SubscriptionName: 'Pwned 2',
      Description: 'For searches of a medium volume',
      SubscribedUntil: '2027-05-30T00:00:00Z',
      Rpm: 100,
      DomainSearchMaxBreachedAccounts: 50_000,
    },
  ),
  aboutKey('https://urlscan.io/user/quotas/', 'api-key', { message: 'API key does not exist', status: 401 }, {
    source: 'user',
    limits: { search: { day: { limit: 1_000, used: 40, remaining: 960, percent: 4 } } },
  }),
]
