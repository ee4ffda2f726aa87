import type { components } from '../../../generated/api.ts'
import type { SearchTask, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import { isDerived, toSourceOutcome } from '../search/source-outcome.ts'
import { hasAnswered } from './rows.ts'
import type { ExportedSearch } from './search-rows.ts'

type Summary = components['schemas']['ExportSummary']
type RegisteredAccount = components['schemas']['RegisteredAccount']

export const noSummary: Readonly<Summary> = {
  searches: 0,
  findings: 0,
  accounts: 0,
  breaches: 0,
  leak_records: 0,
  sources_asked: 0,
  sources_unanswered: 0,
  sources_not_asked: 0,
}

/** Counts what a search found and asked. Modules that only compute something from the searched value do not count. */
export function summaryOf(tasks: readonly SearchTask[], skipped: ExportedSearch['skipped']): Summary {
  const summary = { ...noSummary, searches: 1, sources_not_asked: skipped.length }
  for (const { outcome, ...task } of tasks) {
    if (isDerived(task)) continue
    const status = outcome === null ? 'pending' : toSourceOutcome({ ...task, outcome }).status
    if (status === 'skipped') summary.sources_not_asked++
    else summary.sources_asked++
    if (status !== 'skipped' && !hasAnswered({ status })) summary.sources_unanswered++
    if (outcome !== null) summary[counted[task.kind]] += findsOf(task.kind, outcome)
  }
  return summary
}

const counted = {
  module: 'findings',
  provider: 'findings',
  account: 'accounts',
  breaches: 'breaches',
  leak: 'leak_records',
} as const satisfies Record<TaskKind, keyof Summary>

/** Counts the rows of an export that an outcome has. */
function findsOf(kind: TaskKind, { results, count }: TaskOutcome): number {
  switch (kind) {
    case 'module':
    case 'provider': return results.flatMap(cards => Object.keys(cards)).length
    case 'account': return (results as RegisteredAccount[]).filter(({ status }) => status === 'registered').length
    case 'breaches': return results.length
    case 'leak': return count
  }
}

export const addSummaries = (one: Readonly<Summary>, other: Readonly<Summary>): Summary => {
  const sum = { ...one }
  for (const [name, value] of Object.entries(other) as Array<[keyof Summary, number]>) sum[name] += value
  return sum
}
