import { means } from '../../kit/meanings/meaning.ts'
import type { LookUp } from '../look-up.ts'

const hunter = {
  key: 'hunter',
  seen: '2026-11-28',
  tags: ['mail'],
  homepage: 'https://hunter.io',
  source: 'https://hunter.io/api-documentation/v2',
  spent: { status: 403, path: 'errors.0.code', says: /^403$/ }, // a key that is not valid is a 401
} as const
const headers = { 'accept': 'application/json', 'x-api-key': '{key}' }

/** E-mail addresses of people and organisations. */
export const people: readonly LookUp[] = [
  {
    ...hunter,
    slug: 'hunter-domain',
    name: 'Hunter: domains',
    description: 'First ten e-mail addresses that the web names below a domain; a free key has 50 credits a month',
    category: 'infrastructure',
    type: 'Domain Name',
    url: 'https://api.hunter.io/v2/domain-search?domain={value}&limit=10',
    headers,
    has: ['data.emails', 'data.organization', 'data.pattern'],
    equals: 'data.domain',
    missing: { path: 'data.emails', says: 'empty list', unless: ['data.organization', 'data.pattern'] },
    page: 'https://hunter.io/search/{value}',
    fields: [
      ['E-mail', 'data.emails.*.value'],
      ['Number of addresses', 'meta.results'],
      ['Pattern', 'data.pattern'],
      ['Organisation', 'data.organization'],
      ['Country', 'data.country'],
      ['City', 'data.city'],
      ['Twitter', 'data.twitter'],
      ['LinkedIn', 'data.linkedin'],
      ['Public mail service', 'data.webmail', 'flag'],
      ['Disposable address', 'data.disposable', 'flag'],
    ],
    meanings: { Organisation: [means('Organisation', 'operated_by', 'observed')] },
    examples: {
      found: 'stripe.com',
      answer: {
        data: { domain: '{value}', pattern: '{first}', emails: [{ value: 'sam@example.com' }] },
        meta: { results: 1 },
      },
      notFound: 'tracewell-no-such-name-0.org',
      missing: { data: { domain: '{value}', pattern: null, organization: null, emails: [] }, meta: { results: 0 } },
    },
  },
  {
    ...hunter,
    slug: 'hunter-address',
    name: 'Hunter',
    description: 'Whether an address receives mail, which Hunter asks its mail server, and pages that name it',
    category: 'profile',
    type: 'Email Address',
    url: 'https://api.hunter.io/v2/email-verifier?email={value}',
    headers,
    deadlineMs: 25_000, // the mail server can be slow; Hunter itself answers after 20 seconds that it still waits
    record: 'data',
    has: 'status',
    equals: 'email',
    missing: { path: 'data.status', says: /^invalid$/, unless: 'data.sources' },
    fields: [
      ['Status', 'status'],
      ['Score', 'score'],
      ['Accepts mail', 'smtp_check', 'flag'],
      ['Public mail service', 'webmail', 'flag'],
      ['Disposable address', 'disposable', 'flag'],
      ['Found on', 'sources.*.uri'],
    ],
    examples: {
      found: 'patrick@stripe.com',
      answer: { data: { status: 'valid', score: 99, email: '{value}', smtp_check: true } },
      notFound: 'tracewell-no-such-name-0@stripe.com',
      missing: { data: { status: 'invalid', score: 0, email: '{value}', sources: [] } },
    },
  },
]
