import type { components } from '../../../generated/api.ts'
import { askedSources, isDerived, type SourceOutcome } from '../../core/search/source-outcome.ts'
import type { Task } from '../../core/search/task.ts'
import type { TaskOutcome } from '../../db/search-tasks.ts'

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
  | 'waiting'

/**
 * Returns the lines of the summary, each with its label. The lines are grouped by outcome. `derived` lists the modules
 * that only computed their cards from the value. `waiting` lists the tasks of `all` that have not ended.
 */
export function summarise(all: readonly EndedTask['task'][], ended: readonly EndedTask[]): Array<[Label, string]> {
  const isVerdict = ({ task, outcome }: EndedTask) => task.kind === 'account' && outcome.results.length > 0
  const accounts = ended.filter(isVerdict)
  const others = ended.filter(one => !isVerdict(one))
  const withStatus = (status: TaskOutcome['status']) => others.filter(({ outcome }) => outcome.status === status)
  const reasons = (status: 'failed' | 'timeout') =>
    withStatus(status).map(({ task, outcome }): [Label, string] =>
      [status, `${task.name}: ${outcome.error?.message ?? ''}`])
  const findings = (derived: boolean) =>
    withStatus('success').filter(({ task }) => isDerived(task) === derived)
      .map(({ task, outcome }) => outcome.count > 1 ? `${task.name} (${outcome.count})` : task.name)
  return [
    ...nameLine('found', findings(false)),
    ...nameLine('derived', findings(true)),
    ...nameLine('nothing', withStatus('no_results').map(({ task }) => task.name)),
    ...accountLines(accounts.map(({ outcome }) => outcome.results[0] as Account)),
    ...skippedLines(withStatus('skipped')), ...reasons('failed'), ...reasons('timeout'),
    ...nameLine('waiting', unfinishedTasks(all, ended).map(({ name }) => name)),
  ]
}

/** Returns the tasks of `all` that have not ended. */
export function unfinishedTasks<One>(all: readonly One[], ended: ReadonlyArray<{ task: unknown }>): One[] {
  const endedTasks = new Set(ended.map(({ task }) => task))
  return all.filter(task => !endedTasks.has(task))
}

/** Returns the number of account checks without a verdict as text. Returns an empty list if there are none. */
export function unknownVerdicts(all: readonly EndedTask['task'][], ended: readonly EndedTask[]): string[] {
  const checks = all.filter(({ kind }) => kind === 'account').length
  const unknown = ended.filter(({ task, outcome }) =>
    task.kind === 'account' && (outcome.results[0] as Account | undefined)?.status === 'unknown').length
  return unknown === 0 ? [] : [`${unknown} of ${checks} account ${checks === 1 ? 'check' : 'checks'} unknown`]
}

/** Returns the outcomes of the sources that were asked. */
export const askedOutcomes = (ended: readonly EndedTask[]): SourceOutcome[] =>
  askedSources(ended.map(({ task, outcome }) => ({ ...task, outcome })))

/** Returns one line for each reason: a wallet can have a hundred sources that ask about other chains. */
const skippedLines = (skipped: readonly EndedTask[]): Array<[Label, string]> =>
  [...Map.groupBy(skipped, ({ outcome }) => outcome.error?.message ?? '')].map(([reason, same]) =>
    ['skipped', `${same.map(({ task }) => task.name).join(', ')}: ${reason}`])

function accountLines(accounts: readonly Account[]): Array<[Label, string]> {
  const withStatus = (status: Account['status']) => accounts.filter(account => account.status === status)
  const unknown = Map.groupBy(withStatus('unknown'), ({ reason }) => reason?.message ?? '')
  return [
    ...withStatus('registered').map((
      { module, url },
    ): [Label, string] => ['account', url ? `${module.name}: ${url}` : module.name]),
    ...nameLine('absent', withStatus('not_registered').map(({ module }) => module.name)),
    ...[...unknown].flatMap(([reason, same]) =>
      nameLine('unknown', [`${same.map(({ module }) => module.name).join(', ')}: ${reason}`])
    ),
  ]
}

const nameLine = (label: Label, names: readonly string[]): Array<[Label, string]> =>
  names.length === 0 ? [] : [[label, names.join(', ')]]
