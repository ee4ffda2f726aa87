import type { Match } from './entry-key.ts'
import type { ListSource } from './list-source.ts'

/** Answer of a list about one value. An empty `matches` means that the list of `fetchedAt` does not name the value. */
export interface ListAnswer {
  matches: Match[]
  /** Last time at which the publisher gave or confirmed the copy (ISO 8601, UTC). */
  fetchedAt: string
  /** Number of entries of the list. */
  entries: number
}

/** The copies of lists that this process can search. */
export interface Lists {
  /**
   * Searches a list for a value in its normal form. Downloads the list if there is no copy, or if the copy is long
   * overdue. Throws a `SourceFailure` if there is no copy and the download fails. Rejects if `signal` aborts.
   */
  find(list: ListSource, value: string, signal: AbortSignal): Promise<ListAnswer>
  /**
   * Searches the copy of a list without downloading the list, however old the copy is. Returns `undefined` if there is
   * no copy that can be read.
   */
  findInCopy(list: ListSource, value: string): Promise<ListAnswer | undefined>
}
