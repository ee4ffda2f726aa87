import { SourceFailure } from '../failures.ts'
import { flag, integer, objectWith, text } from '../kit/schema.ts'
import { keyCheck, type KeyCheck } from './key-check.ts'

const quota = objectWith({ user: objectWith({ allowed: integer, used: integer }) })

/**
 * Services with judgements that have a free way to ask about a key. abuse.ch, AbuseIPDB, CrowdSec, EmailRep, Google
 * Safe Browsing, ipapi.is and Pulsedive document none.
 */
export const threatKeyChecks: readonly KeyCheck[] = [
  keyCheck({ // https://docs.greynoise.io/reference/ping-service: states the plan, not its quota
    slug: 'greynoise',
    request: key => ({ url: 'https://api.greynoise.io/ping', headers: { key } }),
    response: objectWith({ offering: text }, { expiration: text }),
    facts: ({ offering, expiration }) => ({ plan: offering, ...expiration && { until: expiration } }),
  }),
  keyCheck({ // https://www.ipqualityscore.com/documentation/credit-usage/overview: the key is a part of the path
    slug: 'ipqualityscore',
    request: key => ({ url: `https://www.ipqualityscore.com/api/json/account/${encodeURIComponent(key)}` }),
    response: objectWith({ success: flag }, { credits: integer, usage: integer }),
    facts: ({ success, credits: limit, usage = 0 }) => {
      if (!success) throw new SourceFailure('UPSTREAM_BLOCKED', 'the source refused the key')
      return limit === undefined ? {} : { limit, remaining: Math.max(limit - usage, 0), per: 'month' }
    },
  }),
  keyCheck({ // https://otx.alienvault.com/api: has no quota
    slug: 'otx',
    request: key => ({ url: 'https://otx.alienvault.com/api/v1/users/me', headers: { 'x-otx-api-key': key } }),
    response: objectWith({ username: text }),
    facts: () => ({}),
  }),
  keyCheck({ // https://docs.virustotal.com/reference/users: the key names its user
    slug: 'virustotal',
    request: key => ({
      url: `https://www.virustotal.com/api/v3/users/${encodeURIComponent(key)}/overall_quotas`,
      headers: { 'x-apikey': key },
    }),
    response: objectWith({ data: objectWith({ api_requests_daily: quota }) }),
    facts: ({ data: { api_requests_daily: { user: { allowed: limit, used } } } }) =>
      ({ limit, remaining: Math.max(limit - used, 0), per: 'day' }),
  }),
]
