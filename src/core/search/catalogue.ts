import type { TaskName } from '../../db/search-tasks.ts'
import type { QueryType } from '../../sources/source.ts'
import type { Leaks, ListedLeakSource } from '../leaks.ts'
import type { Modules } from '../modules.ts'
import type { Task } from './task.ts'
import { leakTask } from './tasks/leak.ts'
import { moduleTask } from './tasks/module.ts'

/** What this server can run, as it stands now: an operator may add leak sources meanwhile. */
export interface Offer {
  modules: Modules
  leakSources: readonly ListedLeakSource[]
  breaches(type: QueryType): Task[]
  accounts(type: QueryType): Task[]
  task(name: TaskName): Task | undefined
}

interface CatalogueParts {
  modules: Modules
  leaks: Leaks
  accounts?(type: QueryType): Task[]
  breaches?(type: QueryType, leakSources: readonly ListedLeakSource[]): Task[]
}

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue({ modules, leaks, accounts = () => [], breaches = () => [] }: CatalogueParts) {
  const tasksOf = (tasks: Task[]) => tasks.map(task => [keyOf(task), task] as const)
  const fixed = new Map(tasksOf(modules.all.map(moduleTask)))
  return {
    async open(): Promise<Offer> {
      const leakSources = await leaks.all()
      const moving = new Map(tasksOf(leakSources.map(leakTask)))
      return {
        modules, leakSources, accounts,
        breaches: type => breaches(type, leakSources),
        task: name => fixed.get(keyOf(name)) ?? moving.get(keyOf(name)),
      }
    },
  }
}

const keyOf = ({ kind, slug }: TaskName): string => `${kind} ${slug}`
