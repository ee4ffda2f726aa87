import type { components } from '../../../generated/api.ts'
import type { EndedTask, SearchTask, TaskOutcome } from '../../db/search-tasks.ts'
import { mergeBreachLists } from '../../outcomes/breaches.ts'
import { countSources, type CountedSource, type Counts } from '../../outcomes/counts.ts'
import { leakSources } from '../../sources/leaks/index.ts'
import { isDerived, sourceKinds, toSourceOutcome } from './source-outcome.ts'

type BreachedAccount = components['schemas']['BreachedAccount']

/** A task of a search, which may not have ended. */
export type CountedTask = EndedTask | Pick<SearchTask, 'kind' | 'slug' | 'name' | 'outcome'>

/** Codes of the leak sources whose records only name breaches. */
const namesOnly = new Set(leakSources.filter(source => source.namesOnly).map(({ code }) => code))

/**
 * Returns whether the records of a leak source only name breaches, which were kept. Records that name none count
 * themselves, and so do those of searches before breaches were kept.
 */
export const onlyNamesBreaches = (code: string, { results }: Pick<TaskOutcome, 'results'>): boolean =>
  namesOnly.has(code) && results.length > 0

/** Returns the breaches of a search: of the look-up of breaches, and those that records of leak sources name. */
export function breachesOf(tasks: readonly CountedTask[]): BreachedAccount[] {
  const listsOf = (kind: CountedTask['kind']) => tasks.filter(task => task.kind === kind)
    .map(({ outcome }) => (outcome?.results ?? []) as BreachedAccount[])
  const [look, leaks] = [listsOf('breaches'), listsOf('leak').filter(({ length }) => length > 0)]
  return leaks.length === 0 ? look.flat() : mergeBreachLists([...look, ...leaks])
}

/**
 * Counts what a search found and how its sources ended.
 * @param leftOut number of parts of the request that did not run
 */
export const countsOf = (tasks: readonly CountedTask[], leftOut: number): Counts =>
  countSources(tasks.map(toCounted), breachesOf(tasks), leftOut)

function toCounted({ outcome, ...task }: CountedTask): CountedSource {
  const { kind, slug } = task
  const base = {
    kind: sourceKinds[kind],
    slug,
    derived: isDerived(task),
    namesOnly: kind === 'leak' && outcome !== null && onlyNamesBreaches(slug, outcome),
  }
  if (outcome === null) return { ...base, status: 'waiting', found: 0 }
  const { status, reason } = toSourceOutcome({ ...task, outcome })
  return {
    ...base,
    status,
    reason,
    found: outcome.count,
  }
}
