import type { components } from '../../../generated/api.ts'
import type { EndedTask, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { modules } from '../../sources/modules.ts'
import { hasAnswered, wasAsked } from '../../outcomes/counts.ts'
import { reasonsNotToAsk, searchEndedReason } from '../../outcomes/reasons.ts'
import type { Ending } from './state.ts'

type Schemas = components['schemas']
export type SourceOutcome = Schemas['SourceOutcome']

/** Kinds of sources, as callers see them. */
export const sourceKinds: Readonly<Record<TaskKind, SourceOutcome['kind']>> = {
  module: 'module',
  leak: 'leak_source',
  breaches: 'breach_sources',
  account: 'account_check',
  provider: 'provider',
}

/** Slugs of the modules that send no request. They succeed even without a network. */
const derivedModules = new Set(modules.filter(({ category }) => category === 'analysis').map(({ slug }) => slug))

export const isDerived = ({ kind, slug }: Pick<EndedTask, 'kind' | 'slug'>): boolean =>
  kind === 'module' && derivedModules.has(slug)

/** Error of a task that had not ended when its search ended. */
export const searchEnded = searchEndedReason

/**
 * Returns the outcome for a task that had not ended when its search ended.
 * @param records number of records of a leak source that were reported before. If there are any, the source failed.
 */
export const unfinishedOutcome = (records = 0): TaskOutcome => ({
  status: records > 0 ? 'failed' : 'skipped',
  cached: false,
  durationMs: 0,
  error: searchEnded,
  results: [],
  count: records,
})

/**
 * Converts the outcome of a task to the form of the event `search.finished`. An account check without a verdict has no
 * answer either, although its task has not failed: it failed, or is skipped if the site was not asked.
 */
export function toSourceOutcome(task: EndedTask): SourceOutcome {
  const { kind, slug, name, outcome } = task
  const [status, reason] = answerOf(task)
  return {
    kind: sourceKinds[kind],
    slug,
    name,
    status,
    ...(reason && { reason: { code: reason.code, message: reason.message } }),
    duration_ms: outcome.durationMs,
    ...(isDerived(task) && { derived: true }),
  }
}

function answerOf({ kind, outcome }: EndedTask): [SourceOutcome['status'], TaskOutcome['error'] | undefined] {
  const [verdict] = kind === 'account' ? outcome.results as Schemas['RegisteredAccount'][] : []
  if (verdict?.status !== 'unknown') return [outcome.status, outcome.error]
  const { reason } = verdict
  return [reason && reasonsNotToAsk.has(reason.code) ? 'skipped' : 'failed', reason]
}

/** Returns `true` if every source that was asked has answered. A failed search is never complete. */
export const isComplete = (status: Ending['status'], sources: readonly SourceOutcome[]): boolean =>
  status === 'finished' && sources.every(source => hasAnswered(source) || !wasAsked(source))
