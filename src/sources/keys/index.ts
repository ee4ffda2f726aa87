import { each, integer, objectWith, text } from '../kit/schema.ts'
import { hostKeyChecks } from './hosts.ts'
import { keyCheck, type KeyCheck } from './key-check.ts'
import { threatKeyChecks } from './threats.ts'

const window = objectWith({ limit: integer, remaining: integer })

/**
 * The sources that have a free way to ask about a key.
 *
 * Cert Spotter, DeHashed, Gravatar and LeakCheck have none: they state a quota only in the answer to a question that
 * counts.
 */
export const keyChecks: readonly KeyCheck[] = [
  ...threatKeyChecks,
  ...hostKeyChecks,
  keyCheck({ // https://docs.github.com/en/rest/rate-limit/rate-limit: the request counts against no limit
    slug: 'github',
    request: key => ({ url: 'https://api.github.com/rate_limit', headers: { authorization: `Bearer ${key}` } }),
    response: objectWith({ resources: objectWith({ core: window }) }),
    facts: ({ resources: { core: { limit, remaining } } }) => ({ limit, remaining, per: 'hour' }),
  }),
  keyCheck({ // https://haveibeenpwned.com/API/v3#SubscriptionStatus: states the rate, not what is left of it
    slug: 'haveibeenpwned',
    request: key => ({
      url: 'https://haveibeenpwned.com/api/v3/subscription/status',
      headers: { accept: 'application/json', 'hibp-api-key': key },
    }),
    response: objectWith({ ...each(['SubscriptionName', 'SubscribedUntil'], text), Rpm: integer }),
    facts: ({ SubscriptionName: plan, SubscribedUntil: until, Rpm: limit }) => ({ plan, limit, per: 'minute', until }),
  }),
  keyCheck({ // https://docs.urlscan.io/pages/api-rate-limits: only searches count
    slug: 'urlscan',
    request: key => ({ url: 'https://urlscan.io/user/quotas/', headers: { 'api-key': key } }),
    response: objectWith({ limits: objectWith({ search: objectWith({ day: window }) }) }),
    facts: ({ limits: { search: { day: { limit, remaining } } } }) => ({ limit, remaining, per: 'day' }),
  }),
]
