import type { Match } from './entry-key.ts'
import type { ListSource } from './list-source.ts'

/** Answer of a list about one value. An empty `matches` means that the list of `fetchedAt` does not name the value. */
export interface ListAnswer {
  matches: Match[]
  /** Last time at which the publisher gave or confirmed the copy (ISO 8601, UTC). */
  fetchedAt: string
  /** Date that the publisher gives to the copy (ISO 8601, UTC); `null` if it gives none. */
  publishedAt: string | null
  /** Number of entries of the list. */
  entries: number
  /** Number of entries that could not be read. */
  unread: number
  /** Reason why the last download failed, after which this older copy stays. */
  failure?: string
}

/** Lines that the files of good lists have besides their entries, such as a title and a notice at the end. */
const strayLines = 3

/**
 * Describes how much of a list could not be read. Returns `undefined` if it is no more than good lists have: 3 lines,
 * or 1 % of the entries; none in a list that must be whole. Beyond that, "nothing found" is no answer.
 */
export function unreadText(
  { mustBeWhole }: Pick<ListSource, 'mustBeWhole'>, { entries, unread }: Pick<ListAnswer, 'entries' | 'unread'>,
): string | undefined {
  const all = entries + unread
  return unread <= (mustBeWhole ? 0 : Math.max(strayLines, all / 100)) ? undefined
    : `${unread} of ${all} entries could not be read`
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
