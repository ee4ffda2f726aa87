import { requireKey } from './keys.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

const from = (name: string, breach_date: string | null, more: object = {}) =>
  ({
    name,
    breach_date,
    unverified: 0,
    passwordless: 0,
    compilation: 0,
    ...more,
  })

function rows(value: string, type: string): object[] {
  const account = type === 'username' ? { username: value } : { email: type === 'domain' ? `sam@${value}` : value }
  return [
    {
      ...account,
      first_name: 'Sam',
      last_name: 'Example',
      password: 'correct-horse-9',
      source: from('ExampleForum.com', '2024-03'),
      fields: ['first_name', 'last_name', 'password'],
    },
    {
      ...account,
      password: '5f4dcc3b5aa765d61d8327deb882cf99',
      source: from('Example Shop', '2019-07-01'),
      fields: ['password'],
    },
    { ...account, phone: '12025550123', source: from('Unknown', null, { unverified: 1 }), fields: ['phone'] },
    {
      ...account,
      password: 'hunter2hunter',
      origin: ['login.example.com'],
      source: from('Stealer Logs', null),
      fields: ['password', 'origin'],
    },
  ]
}

const refusal = (status: number, error: string): UpstreamAnswer => ({ status, body: { success: false, error } })

/** https://wiki.leakcheck.io/en/api/api-v2-pro: /api/v2/query/{value}?type= */
const pro = requireKey('x-api-key', {
  missing: refusal(401, 'Missing X-API-Key'),
  bad: refusal(400, 'Invalid X-API-Key'),
  spent: refusal(403, 'Limit reached'),
}, {
  origin: 'https://leakcheck.io',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found(value, { url }) {
    const result = url.searchParams.get('offset') === '0' ? rows(value, url.searchParams.get('type') ?? 'email') : []
    return { body: { success: true, found: result.length, quota: 399, result } }
  },
  notFound: () => ({ body: { success: true, found: 0, quota: 399, result: [] } }),
})

/** https://wiki.leakcheck.io/en/api/public: /api/public?check= */
const open: Upstream = {
  origin: 'https://leakcheck.io',
  subject: ({ url }) => url.searchParams.get('check') ?? '',
  found: () => ({
    body: {
      success: true,
      found: 3,
      fields: ['username', 'password', 'first_name'],
      sources: [{ name: 'ExampleForum.com', date: '2024-03' }, { name: 'Example Shop', date: '2019-07' }, {
        name: 'Stealer Logs',
        date: '',
      }],
    },
  }),
  notFound: () => ({ body: { success: false, error: 'Not found' } }),
}

const played = ({ url }: UpstreamRequest): Upstream => url.pathname === '/api/public' ? open : pro

export const leakCheck: Upstream = {
  origin: 'https://leakcheck.io',
  subject: request => played(request).subject(request),
  found: (subject, request) => played(request).found(subject, request),
  notFound: (subject, request) => played(request).notFound(subject, request),
}
