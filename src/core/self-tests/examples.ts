import type { HealthKind } from '../../db/source-health.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { AnswerOutcome } from '../../sources/kit/card-lines.ts'
import type { Query } from '../../sources/kit/source.ts'

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

/** The query of an example, and what the source made of the answer. */
export interface ExampleAnswer extends Query {
  made: AnswerOutcome
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
