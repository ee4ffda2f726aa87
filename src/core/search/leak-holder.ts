import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { mergeTasks } from './merge-tasks.ts'

interface HolderParts {
  searchTasks: Pick<Database['searchTasks'], 'list'>
  searchLeakPages: Pick<Database['searchLeakPages'], 'count'>
}

/**
 * Returns the search of a chain whose records of a leak source are those of the chain: the newest one that has any.
 * Returns `undefined` if none has, or if the source has found nothing in the end.
 * @param chain the searches of the chain, the oldest first
 */
export async function holderOf<Search extends Pick<StoredSearch, 'id'>>(
  { searchTasks, searchLeakPages }: HolderParts, chain: readonly Search[], code: string,
): Promise<Search | undefined> {
  const tasks = []
  for (const { id } of chain.length > 1 ? chain : []) {
    tasks.push((await searchTasks.list(id, 'leak')).filter(({ slug }) => slug === code))
  }
  if (mergeTasks(tasks)[0]?.outcome?.status === 'no_results') return undefined
  for (const one of chain.toReversed()) if ((await searchLeakPages.count(one.id, code)).pages > 0) return one
  return undefined
}
