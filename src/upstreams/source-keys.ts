import { magicKeys } from './keys.ts'
import type { Upstream } from './upstream.ts'

/**
 * Creates an address that answers about the key in the header `header`, or in a query if it is the name of a parameter
 * after `?`, and refuses the invalid magic key.
 */
export const aboutKey = (origin: string, header: string, refusal: object, body: object): Upstream => ({
  origin,
  subject: () => '',
  found: (_, { headers, url }) => {
    const key = header.startsWith('?') ? url.searchParams.get(header.slice(1)) : headers[header]
    return key?.endsWith(magicKeys.bad) === false ? { body } : { status: 401, body: refusal }
  },
  notFound: () => ({ status: 404, body: '' }),
})

/** The addresses at which sources answer about keys. See `src/sources/keys` for their documentation. */
export const keyUpstreams: readonly Upstream[] = [
  aboutKey(
    'https://api.platform.censys.io/v3/accounts/users/credits',
    'authorization',
    { error: { code: 401, status: 'Unauthorized', message: 'Access credentials are invalid' } },
    { result: { balance: 96, resets_at: '2026-12-01T00:00:00Z' } },
  ),
  aboutKey('https://fullhunt.io/api/v1/auth/status', 'x-api-key', { message: 'Unauthorized', status: 401 }, {
    message: '',
    status: 200,
    user: { email: 'sam@example.com', first_name: 'Sam', last_name: 'Example', plan: 'free' },
    user_credits: {
      credits_usage: 10, max_results_per_request: 3_000, remaining_credits: 90, total_credits_per_month: 100,
    },
  }),
  aboutKey('https://api.hunter.io/v2/account', 'x-api-key', { errors: [{ id: 'authentication_failed', code: 401 }] }, {
    data: {
      email: 'sam@example.com',
      plan_name: 'Free',
      plan_level: 0,
      reset_date: '2026-12-05',
      requests: { searches: { used: 4, available: 50 }, verifications: { used: 0, available: 100 } },
    },
  }),
  aboutKey('https://api.shodan.io/api-info', '?key', { error: 'Invalid API key' }, {
    https: true,
    unlocked: true,
    unlocked_left: 98,
    telnet: false,
    scan_credits: 100,
    plan: 'dev',
    query_credits: 98,
    usage_limits: { scan_credits: 100, query_credits: 100, monitored_ips: 16 },
  }),
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
