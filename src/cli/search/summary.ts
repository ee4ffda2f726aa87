import type { components } from '../../../generated/api.ts'
import { countsOf } from '../../core/search/search-counts.ts'
import { isDerived, toSourceOutcome, type SourceOutcome } from '../../core/search/source-outcome.ts'
import type { Task } from '../../core/search/task.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'
import { wasAsked, type Counts } from '../../outcomes/counts.ts'
import { reasonsNotToAsk } from '../../outcomes/reasons.ts'

export interface EndedTask {
  task: Pick<Task, 'kind' | 'slug' | 'name'>
  outcome: TaskOutcome
}

type Account = components['schemas']['RegisteredAccount']
export type Label =
  | 'found'
  | 'derived'
  | 'nothing'
  | 'account'
  | 'absent'
  | 'unknown'
  | 'skipped'
  | 'failed'
  | 'timeout'
  | 'unfinished'

/** Sources of the same outcome. */
export interface SummaryGroup {
  label: Label
  names: string[]
  /** Reason that they share. Empty if the label says enough. */
  reason: string
}

/**
 * Returns the sources of a search by outcome and reason, in the order of the summary. `derived` are the modules that
 * only computed their cards from the value, `unfinished` the tasks of `all` that have not ended.
 */
export function summaryGroups(all: ReadonlyArray<EndedTask['task']>, ended: readonly EndedTask[]): SummaryGroup[] {
  const isVerdict = ({ task, outcome }: EndedTask) => task.kind === 'account' && outcome.results.length > 0
  const accounts = ended.filter(isVerdict).map(({ outcome }) => outcome.results[0] as Account)
  const others = ended.filter(one => !isVerdict(one))
  const withStatus = (status: TaskOutcome['status']) => others.filter(({ outcome }) => outcome.status === status)
  const withVerdict = (status: Account['status']) => accounts.filter(account => account.status === status)
  const findings = (derived: boolean) =>
    withStatus('success').filter(({ task }) => isDerived(task) === derived)
      .map(({ task, outcome }) => outcome.count > 1 ? `${task.name} (${outcome.count})` : task.name)
  const byReason = (label: Label, named: ReadonlyArray<{ name: string, reason: string | undefined }>) =>
    [...Map.groupBy(named, ({ reason = '' }) => reason)].map(([reason, same]): SummaryGroup =>
      ({ label, names: same.map(({ name }) => name), reason }))
  const unanswered = (status: 'skipped' | 'failed' | 'timeout') => byReason(status, withStatus(status)
    .map(({ task, outcome }) => ({ name: task.name, reason: outcome.error?.message })))
  const unknown = (isSkipped: boolean, label: Label) => byReason(label, withVerdict('unknown')
    .filter(({ reason }) => reasonsNotToAsk.has(reason?.code ?? '') === isSkipped)
    .map(({ module, reason }) => ({ name: module.name, reason: reason?.message })))
  const groups: SummaryGroup[] = [
    { label: 'found', names: findings(false), reason: '' },
    { label: 'derived', names: findings(true), reason: '' },
    { label: 'nothing', names: withStatus('no_results').map(({ task }) => task.name), reason: '' },
    {
      label: 'account',
      names: withVerdict('registered').map(({ module, url }) => url ? `${module.name}: ${url}` : module.name),
      reason: '',
    },
    { label: 'absent', names: withVerdict('not_registered').map(({ module }) => module.name), reason: '' },
    ...unknown(false, 'unknown'),
    // a wallet can have a hundred sources that ask about other chains
    ...unanswered('skipped'), ...unknown(true, 'skipped'), ...unanswered('failed'), ...unanswered('timeout'),
    { label: 'unfinished', names: unfinishedTasks(all, ended).map(({ name }) => name), reason: '' },
  ]
  return groups.filter(({ names }) => names.length > 0)
}

/** Labels with a line for each source. */
const oneByOne: ReadonlySet<Label> = new Set(['account', 'failed', 'timeout'])

/** Returns the lines of the summary, each with its label, which name every source. */
export const summarise = (
  all: ReadonlyArray<EndedTask['task']>, ended: readonly EndedTask[],
): Array<[Label, string]> =>
  summaryGroups(all, ended).flatMap(({ label, names, reason }) => {
    const texts = oneByOne.has(label) ? names : [names.join(', ')]
    return texts.map((text): [Label, string] => [label, reason === '' ? text : `${text}: ${reason}`])
  })

/** Returns the tasks of `all` that have not ended. */
export function unfinishedTasks<One>(all: readonly One[], ended: ReadonlyArray<{ task: unknown }>): One[] {
  const endedTasks = new Set(ended.map(({ task }) => task))
  return all.filter(task => !endedTasks.has(task))
}

/** Returns the outcomes of the sources that were asked. */
export const askedOutcomes = (ended: readonly EndedTask[]): SourceOutcome[] =>
  ended.map(({ task, outcome }) => toSourceOutcome({ ...task, outcome })).filter(wasAsked)

/** Counts what was found so far. Tasks of `all` that have not ended are counted as asked. */
export const countEnded = (all: ReadonlyArray<EndedTask['task']>, ended: readonly EndedTask[]): Counts => countsOf([
  ...ended.map(({ task, outcome }) => ({ ...task, outcome })),
  ...unfinishedTasks(all, ended).map(task => ({ ...task, outcome: null })),
], 0)
