import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/**
 * Keys that every simulated service refuses. `bad` is an invalid key. `spent` is a key whose quota is used up. All
 * other keys are accepted.
 */
export const magicKeys = { bad: 'tw-bad-key', spent: 'tw-spent-key' }

/** Responses to a request without a key, with the invalid key, and with the key whose quota is used up. */
interface Refusals {
  missing: UpstreamAnswer
  bad: UpstreamAnswer
  spent: UpstreamAnswer
}

/** Returns a copy of an upstream that checks the key in the request header `header` before each response. */
export function requireKey(header: string, refusals: Refusals, upstream: Upstream): Upstream {
  const refused = ({ headers }: UpstreamRequest): UpstreamAnswer | undefined => {
    const key = headers[header]
    if (!key) return refusals.missing
    if (key === magicKeys.bad) return refusals.bad
    return key === magicKeys.spent ? refusals.spent : undefined
  }
  return {
    ...upstream,
    found: (subject, request) => refused(request) ?? upstream.found(subject, request),
    notFound: (subject, request) => refused(request) ?? upstream.notFound(subject, request),
  }
}
