import type { TaskName } from '../../db/search-tasks.ts'
import type { Modules } from '../modules.ts'
import type { Task } from './task.ts'
import { moduleTask } from './tasks/module.ts'

/** The tasks that this server can run, as they stand now: an operator may add leak sources meanwhile. */
export interface Tasks {
  get(name: TaskName): Task | undefined
}

export interface Catalogue {
  open(): Promise<Tasks>
}

export function createCatalogue({ modules }: { modules: Modules }): Catalogue {
  const fixed = new Map(modules.all.map(moduleTask).map(task => [keyOf(task), task]))
  return {
    async open() {
      return { get: name => fixed.get(keyOf(name)) }
    },
  }
}

const keyOf = ({ kind, slug }: TaskName): string => `${kind} ${slug}`
