import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Keys that a provider refuses: an invalid one, and one whose quota is used up. Every other key is accepted. */
export const magicKeys = { bad: 'tw-bad-key', spent: 'tw-spent-key' }

/** Responses to a request without a key, with an invalid key, and with a key whose quota is used up. */
interface Refusals {
  missing: UpstreamAnswer
  bad: UpstreamAnswer
  spent: UpstreamAnswer
}

/** Returns the upstream with a check of the key before every answer. */
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
