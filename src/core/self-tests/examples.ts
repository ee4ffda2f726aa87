import type { HealthKind } from '../../db/source-health.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Item, Query } from '../../sources/kit/source.ts'

/**
 * Result of one example. It is `rotted` if the answer differs from the expected answer, or if the error shows that the
 * source has changed. It is `unknown` after any other error.
 */
export interface ExampleResult {
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
  /** `undefined` if the source was not asked. */
  answer?: ExampleAnswer
}

/** Values of a card by label; a label that occurs several times has a list. */
export type CardLines = Readonly<Record<string, string | readonly string[]>>

/**
 * The query of an example, and what the source made of the answer: the lines of its cards (no card: nothing was found),
 * the status of an account, or the code of a failure.
 */
export interface ExampleAnswer extends Query {
  made: { cards: readonly CardLines[] } | { status: string } | { failure: string }
}

export function linesOf(items: ReadonlyArray<Pick<Item, 'label' | 'value'>>): CardLines {
  const byLabel = Map.groupBy(items, ({ label }) => label)
  return Object.fromEntries([...byLabel].map(([label, [first, ...more]]) =>
    [label, more.length === 0 ? first!.value : [first!, ...more].map(({ value }) => value)]))
}

/** A source and its examples, which are values with a known correct answer. */
export interface SourceExamples<Expected extends string> {
  kind: HealthKind
  slug: string
  examples: Array<{ example: string, expected: Expected }>
  check(example: string, expected: Expected, client: Client, signal?: AbortSignal): Promise<ExampleResult>
}

/**
 * Returns the result of an example for which the source failed: `rotted` if `sourceFaultCodes` contains the error code,
 * else `unknown`.
 */
export const failedExample = (
  sourceFaultCodes: ReadonlySet<string>,
  { code, message }: { code: string, message: string },
): ExampleResult => ({ verdict: sourceFaultCodes.has(code) ? 'rotted' : 'unknown', reason: `${message} (${code})` })
