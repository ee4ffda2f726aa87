import type { AccountReasonCode, ModuleErrorCode } from '../model/client.ts'
import type { Live } from './live.ts'

/** Reasons that do not pass: the source would have no answer again. */
const lastingReasons: ReadonlySet<string | undefined> = new Set<ModuleErrorCode | AccountReasonCode>([
  'NOT_APPLICABLE', 'NOT_ENABLED', 'KEY_MISSING', 'EGRESS_REFUSED', 'NAME_NOT_POSSIBLE', 'TYPE_NOT_SUPPORTED',
  'MAY_NOTIFY', 'PROBE_OFF', 'SAME_AS_CONTROL',
])

/**
 * Returns whether a retry has something to do: a source has no answer, for a reason that may pass. The keys of external
 * providers are gone after the end, so they are not asked again.
 */
export const canRetry = ({ finished }: Pick<Live, 'finished'>): boolean =>
  finished !== undefined && finished.sources.some(({ kind, status, reason }) =>
    kind !== 'provider' && status !== 'success' && status !== 'no_results' && !lastingReasons.has(reason?.code)
  )
