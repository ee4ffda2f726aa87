import type { components } from '../../../generated/api.ts'
import type { Database } from '../../db/database.ts'
import type { SearchTask } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { mergeTasks } from './merge-tasks.ts'
import { isComplete, toSourceOutcome, type SourceOutcome } from './source-outcome.ts'
import { isTerminal } from './state.ts'

/** The tasks of a search with their results. */
interface ReadTasks {
  tasks: SearchTask[]
  /** `true` if all searches have ended and every source that was asked has answered. */
  complete: boolean
}

/** A search, as far as its tasks are read from it. */
export type ChainMember = Pick<StoredSearch, 'id' | 'status' | 'retryRoot'>

type RetriesMode = components['schemas']['RetriesMode']

/**
 * Reads the tasks of a search.
 * @param retries `own`: only those of this search. Default: those of its whole chain of retries as one. Each source
 * then occurs once.
 */
export const readTasks = async (
  database: Database, search: ChainMember, retries?: RetriesMode,
): Promise<ReadTasks> => readChainTasks(database, search, await readChain(database, search, retries))

/** Reads the searches whose tasks are read for a search: its chain, the oldest first, or with `own` itself. */
export const readChain = async <Search extends ChainMember>(
  { searchRetries }: Pick<Database, 'searchRetries'>, search: Search, retries: RetriesMode = 'merged',
): Promise<Array<Search | StoredSearch>> => retries === 'merged' ? searchRetries.listChain(search) : [search]

/** Reads the tasks of a search from a chain that `readChain` has returned. */
export async function readChainTasks(
  database: Database, search: ChainMember, chain: ReadonlyArray<Pick<StoredSearch, 'id' | 'status'>>,
): Promise<ReadTasks> {
  const tasksOfChain = []
  for (const { id } of chain) tasksOfChain.push(await database.searchTasks.list(id))
  const tasks = mergeTasks(tasksOfChain)
  // retries complete a search that reached its time limit
  const complete = chain.length > 1
    ? chain.every(({ status }) => isTerminal(status)) && isComplete('finished', tasks.flatMap(toOutcome))
    : hasAllAnswers(search, tasks)
  return { tasks, complete }
}

/** Returns the search of an observable of an investigation, which never is a retry. */
export const asMember = (search: Pick<StoredSearch, 'id' | 'status'>): ChainMember => ({ ...search, retryRoot: null })

/** Returns `true` if the search has ended and every source that was asked has answered. */
export const hasAllAnswers = ({ status }: Pick<StoredSearch, 'status'>, tasks: readonly SearchTask[]): boolean =>
  isTerminal(status) && isComplete(status, tasks.flatMap(toOutcome))

function toOutcome({ kind, slug, outcome }: SearchTask): SourceOutcome[] {
  return outcome ? [toSourceOutcome({ kind, slug, name: slug, outcome })] : []
}
