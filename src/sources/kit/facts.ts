/** Origin of what a source's code and texts state about its interface. */
export interface SourceFacts {
  /** Documentation of the interface, or another place from which the facts come. */
  url: string
  /**
   * Day on which the facts were collected, as `2026-11-21`. `memory` if they were written from general knowledge of the
   * documentation, and no document was read. Missing if the day is not recorded.
   */
  day?: string
  /**
   * Answer that proves that there are no results: a text or member of its own (`answer`), an empty list,
   * or amounts that are all zero. Missing if the source has another way.
   */
  absence?: 'answer' | 'empty list' | 'zero amounts'
}

/**
 * Evidence of an answer, the strongest first: somebody recorded it, the server's own code writes it, the provider
 * documents it, or it was written from general knowledge of the service.
 */
export type Basis = 'recorded' | 'server-code' | 'documented' | 'memory'

/**
 * Folder below `recorded/` that has the answers of this source, and the values of the variables in them: software with
 * many hosts is recorded once.
 */
export type RecordedAs = Readonly<{ as: string } & Record<string, string>>

/** Adds the day of their facts to the rows of a list. A row that names its own day keeps it. */
export const seenOn = <Row extends { seen?: string | null }>(day: string, rows: readonly Row[]): Row[] =>
  rows.map(row => ({ seen: day, ...row }))
