import type { components } from '../../../generated/api.ts'
import type { EndedTask } from '../../db/search-tasks.ts'
import { searchEnded } from './source-outcome.ts'
import { reasonsNotToAsk } from '../../outcomes/reasons.ts'

type Schemas = components['schemas']

/** The end of an account check. */
export interface CheckEnd {
  outcome: Pick<EndedTask['outcome'], 'results' | 'error'>
}

/** Counts the verdicts of account checks, and the reasons of those without a verdict. */
export function countVerdicts(
  checks: readonly CheckEnd[],
): Omit<Schemas['AccountChecksFinishedData'], 'search_id' | 'shard' | 'timestamp'> {
  const counts = { registered: 0, not_registered: 0, unknown: 0 }
  const reasons = new Map<string, number>()
  let asked = 0
  for (const { outcome: { results: [verdict], error } } of checks) {
    const { status = 'unknown', reason = error } = verdict as Partial<Schemas['RegisteredAccount']> ?? {}
    counts[status]++
    if (!reason || !unaskedCodes.has(reason.code)) asked++
    if (status === 'unknown' && reason) reasons.set(reason.code, (reasons.get(reason.code) ?? 0) + 1)
  }
  return {
    total: checks.length,
    asked,
    ...counts,
    reasons: [...reasons].map(([code, count]) => ({ code, count })).sort((one, other) => other.count - one.count),
  }
}

const unaskedCodes: ReadonlySet<string> = new Set([...reasonsNotToAsk, searchEnded.code])
