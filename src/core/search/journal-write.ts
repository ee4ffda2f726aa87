import type { Database, Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Wire } from '../../wire/wire.ts'
import { isTerminal } from './state.ts'

/** Thrown if the search has ended or was deleted. Nothing was written, and the caller must stop. */
export class SearchEnded extends Error {}

/** Awaits a write to a search. Ignores `SearchEnded`: the search ended or was deleted before the write. */
export async function ignoreIfEnded(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => { if (!(error instanceof SearchEnded)) throw error })
}

export interface WriteParts {
  database: Database
  wire: Wire
}

export type WriteSearch = ReturnType<typeof createSearchWrite>

/**
 * Creates the function by which the journal writes: it locks the search, runs `work` in the transaction, and announces
 * the new events on the wire after the commit. It throws `SearchEnded`.
 */
export const createSearchWrite = ({ database, wire }: WriteParts) =>
  async <Result>(
    searchId: string, work: (tx: Repositories, search: StoredSearch) => Promise<Result>,
  ): Promise<Result> => {
    const { result, investigationId } = await database.inTransaction(async tx => {
      const search = await tx.searches.lock(searchId)
      if (search === undefined || isTerminal(search.status)) throw new SearchEnded()
      return { result: await work(tx, search), investigationId: search.investigationId }
    })
    wire.publish(searchId)
    if (investigationId !== null) wire.publish(investigationId)
    return result
  }
