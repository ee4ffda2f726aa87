import type { LookUp } from '../look-up.ts'

const email = { found: 'sam@mailinator.com', notFound: 'sam@gnu.org' }
const domain = { found: 'mailinator.com', notFound: 'gnu.org' }

/** DeBounce takes an address. It gets one that is invented, at the same domain. */
const debounce: LookUp = {
  slug: 'debounce-disposable',
  name: 'DeBounce: throw-away mail',
  description: 'Whether the domain of a mailbox belongs to a throw-away mail service',
  category: 'reputation',
  type: 'Email Address',
  homepage: 'https://debounce.io',
  source: 'https://debounce.io/free-disposable-check-api/',
  url: 'https://disposable.debounce.io/?email=someone%40{domain}',
  has: 'disposable',
  missing: { path: 'disposable', says: /^false$/ },
  fields: [['Throw-away', 'disposable', 'flag']],
  examples: { ...email, answer: { disposable: 'true' }, missing: { disposable: 'false' } },
}

/** Services that know throw-away mail, by domain. An address is asked about by its domain alone. */
export const mailDomains: readonly LookUp[] = [debounce, ...([
  ['domain', 'Domain Name', '{value}', domain],
  ['email', 'Email Address', '{domain}', email],
] as const).flatMap(([suffix, type, value, examples]): LookUp[] => [
  {
    slug: `mailcheck-${suffix}`,
    name: `Mailcheck.ai: ${suffix}`,
    description: 'Whether the domain of a mailbox is a throw-away, forwarding or public mail service',
    category: 'reputation',
    type,
    homepage: 'https://www.mailcheck.ai',
    source: 'https://www.mailcheck.ai/docs',
    url: `https://api.mailcheck.ai/domain/${value}`,
    has: 'disposable',
    missing: { status: 400, path: 'error', says: /\binvalid\b/i },
    complete: { path: 'status', says: /^(200|400)$/ },
    fields: [
      ['Throw-away', 'disposable', 'flag'],
      ['Public mail service', 'public_domain', 'flag'],
      ['Forwards to another mailbox', 'relay_domain', 'flag'],
      ['Accepts mail', 'mx', 'flag'],
      ['Similar domain', 'did_you_mean'],
      ['Age in days', 'domain_age_in_days'],
    ],
    examples: {
      ...examples,
      answer: {
        status: 200,
        domain: '{value}',
        mx: true,
        disposable: true,
        public_domain: false,
        relay_domain: false,
        did_you_mean: null,
        domain_age_in_days: 9_000,
      },
      notFound: type === 'Domain Name' ? 'tracewell-no-such-name-0.org' : 'sam@tracewell-no-such-name-0.org',
      missing: { status: 400, error: 'The domain is invalid' },
    },
  },
  {
    slug: `kickbox-disposable-${suffix}`,
    name: `Kickbox: throw-away mail, ${suffix}`,
    description: 'Whether the domain of a mailbox belongs to a throw-away mail service',
    category: 'reputation',
    type,
    homepage: 'https://open.kickbox.com',
    source: 'https://open.kickbox.com',
    url: `https://open.kickbox.com/v1/disposable/${value}`,
    has: 'disposable',
    missing: { path: 'disposable', says: /^false$/ },
    fields: [['Throw-away', 'disposable', 'flag']],
    examples: { ...examples, answer: { disposable: true }, missing: { disposable: false } },
  },
])]
