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
const accounts = ['twitter', 'linkedin', 'facebook']

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
    paging: { list: 'data.emails', total: 'meta.results' },
    missing: { path: 'data.emails', says: 'empty list', unless: ['data.organization', 'data.pattern', 'meta.results'] },
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
    missing: { path: 'data.status', says: /^invalid$/, unless: ['data.sources', 'data.score'] },
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
  {
    slug: 'fullcontact-person',
    seen: '2026-11-28',
    key: 'fullcontact',
    isBilled: true, // no public page says what a question costs
    tags: ['identity'],
    name: 'FullContact',
    description: 'Name, work, place and accounts of the person with an address, from a commercial graph of identities',
    category: 'profile',
    type: 'Email Address',
    homepage: 'https://www.fullcontact.com',
    source: 'https://docs.fullcontact.com/docs/multi-field-request',
    url: 'https://api.fullcontact.com/v3/person.enrich',
    headers: { accept: 'application/json', authorization: 'Bearer {key}' },
    body: { email: '{value}' },
    hasSecrets: true, // some plans add health, beliefs and finances of the household
    has: [...accounts, 'fullName', 'location', 'title', 'organization', 'bio', 'avatar', 'website'],
    missing: { status: 404, path: 'message', says: /^Profile not found$/ },
    fields: [
      ['Full name', 'fullName'],
      ['Avatar', 'avatar', 'link'],
      ['Bio', 'bio'],
      ['Job', 'title'],
      ['Company', 'organization'],
      ['Location', 'location'],
      ['Age', 'ageRange'],
      ['Gender', 'gender'],
      ['Twitter', 'twitter', 'link'],
      ['LinkedIn', 'linkedin', 'link'],
      ['Facebook', 'facebook', 'link'],
      ['Website', 'website', 'link'],
    ],
    examples: {
      found: 'marquitaross006@gmail.com', // the invented person of the service's own client
      answer: { fullName: 'Sam Example', location: 'Lyon, France', twitter: 'https://twitter.com/sam' },
      notFound: 'tracewell-no-such-name-0@example.com',
      missing: { status: 404, message: 'Profile not found' },
    },
  },
]
