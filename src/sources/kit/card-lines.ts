import type { Item } from './source.ts'

/** Lines of a card by label; a label that occurs several times has a list. */
export type CardLines = Readonly<Record<string, string | readonly string[]>>

/**
 * Lines of each card that a source makes of an answer (no card: nothing was found), or the code of its failure. A
 * source that is only an account check has the status of its verdict. A source that only a tool asks has its findings,
 * null if there are none.
 */
export type AnswerOutcome =
  | { cards: readonly CardLines[] }
  | { failure: string }
  | { status: string }
  | { found: object | null }

export function linesOf(items: ReadonlyArray<Pick<Item, 'label' | 'value'>>): CardLines {
  const byLabel = Map.groupBy(items, ({ label }) => label)
  return Object.fromEntries([...byLabel].map(([label, [first, ...more]]) =>
    [label, more.length === 0 ? first!.value : [first!, ...more].map(({ value }) => value)]))
}
