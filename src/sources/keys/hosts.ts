import { each, integer, objectWith, text } from '../kit/schema.ts'
import { keyCheck, type KeyCheck } from './key-check.ts'

const amounts = objectWith(each(['used', 'available'], integer))

/** Services about hosts, domains and people that have a free way to ask about a key. */
export const hostKeyChecks: readonly KeyCheck[] = [
  keyCheck({ // https://docs.censys.com/reference/v3-accountmanagement-user-credits: costs no credits
    slug: 'censys',
    request: key => ({
      url: 'https://api.platform.censys.io/v3/accounts/users/credits',
      headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    }),
    response: objectWith({ result: objectWith({ balance: integer }) }),
    facts: ({ result: { balance: remaining } }) => ({ remaining }),
  }),
  keyCheck({ // https://docs.fullhunt.io/docs/authentication: verifies a key
    slug: 'fullhunt',
    request: key => ({ url: 'https://fullhunt.io/api/v1/auth/status', headers: { 'x-api-key': key } }),
    response: objectWith({
      user: objectWith({ plan: text }),
      user_credits: objectWith(each(['remaining_credits', 'total_credits_per_month'], integer)),
    }),
    facts: ({ user: { plan }, user_credits: { remaining_credits: remaining, total_credits_per_month: limit } }) =>
      ({ plan, limit, remaining, per: 'month' }),
  }),
  keyCheck({ // https://hunter.io/api-documentation/v2#account: the request is free
    slug: 'hunter',
    request: key => ({ url: 'https://api.hunter.io/v2/account', headers: { 'x-api-key': key } }),
    response: objectWith({ data: objectWith({ plan_name: text, requests: objectWith({ searches: amounts }) }) }),
    facts: ({ data: { plan_name: plan, requests: { searches: { used, available: limit } } } }) =>
      ({ plan, limit, remaining: limit - used, per: 'month' }),
  }),
  keyCheck({ // https://developer.shodan.io/api: uses no credits
    slug: 'shodan',
    request: key => ({ url: `https://api.shodan.io/api-info?key=${encodeURIComponent(key)}` }),
    response: objectWith({ plan: text, query_credits: integer, usage_limits: objectWith({ query_credits: integer }) }),
    facts: ({ plan, query_credits: remaining, usage_limits: { query_credits: limit } }) =>
      ({ plan, limit, remaining, per: 'month' }),
  }),
]
