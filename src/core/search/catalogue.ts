import type { TaskName } from '../../db/search-tasks.ts'
import type { BreachSource } from '../../sources/breaches/breach-source.ts'
import { localBreaches } from '../../sources/breaches/local.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { LeakSources, ListedLeakSource } from '../leak-sources.ts'
import type { Modules } from '../modules.ts'
import type { FactsOf } from '../radar/facts.ts'
import type { Task } from './task.ts'
import { accountTask } from './tasks/account.ts'
import { breachesTask, type ListedBreachSource } from './tasks/breaches.ts'
import { leakTask } from './tasks/leak.ts'
import { moduleTask } from './tasks/module.ts'
import { providerTask, type ListedProvider } from './tasks/provider.ts'

/** Snapshot of the tasks that this server can run. An operator may add leak sources later. */
export interface Offer {
  modules: Modules
  leakSources: readonly ListedLeakSource[]
  breaches(type: QueryType): Task[]
  accounts(type: QueryType): Task[]
  providers: readonly ListedProvider[]
  task(name: TaskName): Task | undefined
}

interface CatalogueParts {
  modules: Modules
  leaks: LeakSources
  breachSources: readonly BreachSource[]
  /** Keys of breach sources and of sites with a check, by slug. */
  keys: ReadonlyMap<string, string>
  checks: readonly AccountCheck[]
  /** Slugs of the form probes that the operator enabled. */
  probes: ReadonlySet<string>
  /** Facts about breaches from Radar, if this server has Radar. */
  radar?: () => Promise<FactsOf>
  /** External providers that the operator configured. */
  providers?: readonly ListedProvider[]
}

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue(
  { modules, leaks, breachSources, keys, checks, probes, radar, providers = [] }: CatalogueParts,
) {
  const tasksOf = (tasks: Task[]) => tasks.map(task => [keyOf(task), task] as const)
  const run = checks.filter(({ notifies, probe, slug }) => !notifies && (probe === undefined || probes.has(slug)))
  const accounts: Array<{ types: readonly QueryType[], task: Task }> = run.map(check =>
    ({ types: check.types, task: accountTask(check, probes, keys.get(check.slug)) }))
  const fixed = new Map([
    ...tasksOf(modules.all.map(moduleTask)),
    ...tasksOf(accounts.map(({ task }) => task)),
    ...tasksOf(providers.map(providerTask)),
  ])
  const remote = breachSources.map(source => ({ source, key: keys.get(source.slug) })).filter(({ source, key }) =>
    key !== undefined || !source.requiresKey
  )

  function breaches(leakSources: readonly ListedLeakSource[]): ListedBreachSource[] {
    const local = leakSources.flatMap(({ source, key, available }) =>
      source.breach === undefined || !available ? [] : [{ source: localBreaches(source, source.breach), key }])
    return [...local, ...remote]
  }

  return {
    async open(): Promise<Offer> {
      const leakSources = await leaks.all()
      const named = breaches(leakSources)
      const moving = new Map(tasksOf([...leakSources.map(leakTask), breachesTask(named, radar)]))
      return {
        modules,
        leakSources,
        providers,
        accounts: type => accounts.flatMap(({ types, task }) => types.includes(type) ? [task] : []),
        breaches: type => named.some(({ source }) => source.types.includes(type)) ? [breachesTask(named, radar)] : [],
        task: name => fixed.get(keyOf(name)) ?? moving.get(keyOf(name)),
      }
    },
  }
}

const keyOf = ({ kind, slug }: TaskName): string => `${kind} ${slug}`
