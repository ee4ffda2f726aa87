/** Why a source has no answer. */
export interface Reason {
  code: string
  message: string
}

/** Reasons for which an account check does not ask its site. It has then no verdict, and is no failure. */
export const reasonsNotToAsk: ReadonlySet<string> = new Set([
  'NAME_NOT_POSSIBLE', 'TYPE_NOT_SUPPORTED', 'MAY_NOTIFY', 'PROBE_OFF', 'SOURCE_BENCHED', 'EGRESS_REFUSED',
])

/** Reason of a source that had not ended when its search ended. */
export const searchEndedCode = 'MODULE_SKIPPED'

/** The same, with its message. Lists of leak sources have only the message. */
export const searchEndedReason: Reason = { code: searchEndedCode, message: 'The search ended before this task' }

/** Reasons that do not pass: the source would have no answer again. */
const lastingReasons: ReadonlySet<string> = new Set([
  'NOT_APPLICABLE', 'NOT_ENABLED', 'KEY_MISSING', 'EGRESS_REFUSED', 'NAME_NOT_POSSIBLE', 'TYPE_NOT_SUPPORTED',
  'MAY_NOTIFY', 'PROBE_OFF', 'SAME_AS_CONTROL', 'NAME_FOLDED', 'NAME_NOT_SHOWN', 'ADDRESS_REFUSED', 'ADDRESS_FOLDED',
])

interface Retried {
  kind: string
  status: string
  reason?: { code: string } | null | undefined
}

/**
 * Returns whether a retry asks a source again: it has no answer, for a reason that may pass. The keys of external
 * providers are gone after the end, so they are not asked again.
 */
export const mayAnswerLater = ({ kind, status, reason }: Retried): boolean =>
  kind !== 'provider' && status !== 'success' && status !== 'no_results' && !lastingReasons.has(reason?.code ?? '')

/** Reasons with a status of HTTP, in the words of a person. The status stays, for those who know it. */
const byCode: Readonly<Record<string, string>> = {
  UPSTREAM_ERROR: 'the site has a fault of its own',
  UPSTREAM_BLOCKED: 'the site refuses to answer',
  UPSTREAM_RATE_LIMITED: 'the site limits questions for now',
}

/** Writes why a source has no answer. */
export function reasonOf({ code, message }: Reason): string {
  const status = /^the source answered (\d+)$/.exec(message)?.[1]
  const words = byCode[code]
  if (status !== undefined && words !== undefined) return `${words} (${status})`
  if (code === 'UPSTREAM_CHANGED') return 'the answer of the site has changed, and this version cannot read it'
  return message
}
