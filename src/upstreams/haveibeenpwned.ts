import { requireKey } from './keys.ts'
import type { Upstream } from './upstream.ts'

const breach = (Name: string, Title: string, Domain: string, BreachDate: string, more: object = {}) => ({
  Name,
  Title,
  Domain,
  BreachDate,
  AddedDate: '2024-05-06T07:08:09Z',
  ModifiedDate: '2024-05-06T07:08:09Z',
  PwnCount: 183421,
  Description: `In ${BreachDate.slice(0, 4)}, <a href="https://${Domain}">${Title}</a> lost the data of its members.`,
  LogoPath: `https://logo.example/${Name}.png`,
  Attribution: null,
  DisclosureUrl: null,
  DataClasses: ['Email addresses', 'Passwords', 'Usernames'],
  IsVerified: true,
  IsFabricated: false,
  IsSensitive: false,
  IsRetired: false,
  IsSpamList: false,
  IsMalware: false,
  IsSubscriptionFree: false,
  IsStealerLog: false,
  ...more,
})

const refusal = {
  status: 401,
  body: { statusCode: 401, message: 'Access denied due to invalid hibp-api-key.' },
}

const breaches = [
  breach('ExampleForum', 'Example Forum', 'exampleforum.com', '2024-03-02'),
  breach('ExampleClinic', 'Example Clinic', 'clinic.example', '2022-08-01', { IsSensitive: true }),
]

const withoutAgent = { status: 403, body: { statusCode: 403, message: 'The request has no user agent' } }

/** https://haveibeenpwned.com/API/v3#BreachesForAccount. The service refuses requests without a User-Agent. */
const account = requireKey('hibp-api-key', {
  missing: { ...refusal, body: { statusCode: 401, message: 'Access denied due to missing hibp-api-key.' } },
  bad: refusal,
  spent: {
    status: 429,
    headers: { 'retry-after': '6' },
    body: { statusCode: 429, message: 'Rate limit is exceeded. Try again in 6 seconds.' },
  },
}, {
  origin: 'https://haveibeenpwned.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found(_, { url, headers }) {
    if (!headers['user-agent']) return withoutAgent
    const isWhole = url.searchParams.get('truncateResponse') === 'false'
    return { body: isWhole ? breaches : breaches.map(({ Name }) => ({ Name })) }
  },
  notFound: () => ({ status: 404, body: '' }),
})

/** Requests for all breaches need no key. https://haveibeenpwned.com/API/v3#AllBreaches */
export const haveIBeenPwned: Upstream = {
  ...account,
  found(subject, request) {
    if (request.url.pathname !== '/api/v3/breaches') return account.found(subject, request)
    return request.headers['user-agent'] ? { body: breaches } : withoutAgent
  },
}
