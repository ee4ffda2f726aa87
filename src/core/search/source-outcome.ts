import type { components } from '../../../generated/api.ts'
import type { EndedTask, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { modules } from '../../sources/modules.ts'
import type { Ending } from './state.ts'

type Schemas = components['schemas']
export type SourceOutcome = Schemas['SourceOutcome']

const kinds: Readonly<Record<TaskKind, SourceOutcome['kind']>> = {
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
export const searchEnded = { code: 'MODULE_SKIPPED', message: 'The search ended before this task' }

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
 * answer either, although its task has not failed.
 */
export function toSourceOutcome(task: EndedTask): SourceOutcome {
  const { kind, slug, name, outcome } = task
  const [status, reason] = answerOf(task)
  return {
    kind: kinds[kind],
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
  return ['failed', verdict.reason]
}

/** Returns the outcomes of the sources that were asked. Leaves out skipped sources and modules without requests. */
export const askedSources = (tasks: readonly EndedTask[]): SourceOutcome[] =>
  tasks.filter(task => !isDerived(task)).map(toSourceOutcome).filter(({ status }) => status !== 'skipped')

/** Returns `false` if the source was asked and gave no answer, or if the search ended before it was asked. */
export const hasAnswered = ({ status, reason }: Pick<SourceOutcome, 'status' | 'reason'>): boolean =>
  status !== 'failed' && status !== 'timeout' && reason?.code !== searchEnded.code

/** Returns `true` if every source that was asked has answered. A failed search is never complete. */
export const isComplete = (status: Ending['status'], sources: readonly SourceOutcome[]): boolean =>
  status === 'finished' && sources.every(hasAnswered)
