import type { components } from '../../generated/api.ts'
import type { Task } from '../core/search/task.ts'
import type { TaskOutcome } from '../db/search-tasks.ts'

export interface Ended {
  task: Pick<Task, 'kind' | 'slug' | 'name'>
  outcome: TaskOutcome
}

type Account = components['schemas']['RegisteredAccount']
export type Label = 'found' | 'nothing' | 'account' | 'absent' | 'unknown' | 'skipped' | 'failed' | 'timeout'

/** Summarises the outcomes of the sources. Each line is a label and a text. */
export function summarise(ended: readonly Ended[]): Array<[Label, string]> {
  const accounts = ended.filter(({ task, outcome }) => task.kind === 'account' && outcome.results.length > 0)
  const others = ended.filter(one => !accounts.includes(one))
  const of = (status: TaskOutcome['status']) => others.filter(({ outcome }) => outcome.status === status)
  const reasons = (status: 'skipped' | 'failed' | 'timeout') =>
    of(status).map(({ task, outcome }): [Label, string] => [status, `${task.name}: ${outcome.error?.message ?? ''}`])
  return [
    ...names(
      'found',
      of('success').map(({ task, outcome }) => outcome.count > 1 ? `${task.name} (${outcome.count})` : task.name),
    ),
    ...names('nothing', of('no_results').map(({ task }) => task.name)),
    ...ofAccounts(accounts.map(({ outcome }) => outcome.results[0] as Account)),
    ...reasons('skipped'), ...reasons('failed'), ...reasons('timeout'),
  ]
}

function ofAccounts(accounts: readonly Account[]): Array<[Label, string]> {
  const of = (status: Account['status']) => accounts.filter(account => account.status === status)
  const unknown = Map.groupBy(of('unknown'), ({ reason }) => reason?.message ?? '')
  return [
    ...of('registered').map((
      { module, url },
    ): [Label, string] => ['account', url ? `${module.name}: ${url}` : module.name]),
    ...names('absent', of('not_registered').map(({ module }) => module.name)),
    ...[...unknown].flatMap(([reason, same]) =>
      names('unknown', [`${same.map(({ module }) => module.name).join(', ')}: ${reason}`])
    ),
  ]
}

const names = (label: Label, all: readonly string[]): Array<[Label, string]> =>
  all.length === 0 ? [] : [[label, all.join(', ')]]
