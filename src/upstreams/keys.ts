import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Keys that a provider does not take, and whose quota is used up. It takes every other. */
export const magicKeys = { bad: 'tw-bad-key', spent: 'tw-spent-key' }

/** What a provider says to a request without a key, with one it does not take, and with one that has nothing left. */
interface Refusals {
  missing: UpstreamAnswer
  bad: UpstreamAnswer
  spent: UpstreamAnswer
}

/** A provider that answers those who have a key. */
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
