import { systemClock } from '../../lib/clock.ts'
import type { Client } from '../../sources/egress/client.ts'
import { linesOf, type CardLines } from '../../sources/kit/card-lines.ts'
import type { Card, Query, QueryType } from '../../sources/kit/source.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import { guessType, parseObservable } from '../observables/observable.ts'
import { withDefaults } from '../search/request.ts'
import { runTask } from '../search/run-task.ts'
import type { LeakEntry, Task } from '../search/task.ts'
import { failedExample, type ExampleResult } from './examples.ts'

export type Expected = 'found' | 'nothing'

interface Examples {
  found: readonly string[]
  notFound: readonly string[]
}

/**
 * Error codes that indicate that the source has changed. With any other error code, the result of the example is
 * `unknown`.
 */
const sourceFaultCodes = new Set(['UPSTREAM_CHANGED', 'MODULE_ERROR'])

/** Returns the examples with the answers that are expected, those that the source has first. */
export const expectedAnswers = ({ found, notFound }: Examples): Array<{ example: string, expected: Expected }> => [
  ...found.map(example => ({ example, expected: 'found' as const })),
  ...notFound.map(example => ({ example, expected: 'nothing' as const })),
]

/** Runs a task with an example of its source. */
export async function checkTask(
  task: Task,
  query: Query,
  expected: Expected,
  parts: { client: Client, signal: AbortSignal, lists?: Lists },
): Promise<ExampleResult> {
  const entries: LeakEntry[] = []
  const { status, error, results } = await runTask(withoutSkipping(task), {
    query,
    options: withDefaults({ query }),
    secrets: false,
  }, {
    ...parts,
    clock: systemClock,
    page: async page => void entries.push(...page.entries),
    providerKey: () => Promise.resolve(undefined),
  })
  const actual = status === 'success' ? 'found' : status === 'no_results' ? 'nothing' : undefined
  const made = actual === undefined ? { failure: error!.code } : { cards: cardsOf(entries, results) }
  const answer = { ...query, made }
  if (actual === expected) return { verdict: 'ok', reason: null, answer }
  return actual === undefined
    ? { ...failedExample(sourceFaultCodes, error!), answer }
    : { verdict: 'rotted', reason: `answered ${actual}`, answer }
}

/** Returns the lines of records of leaks, or those of results: the cards of a module, or breaches. */
function cardsOf(entries: readonly LeakEntry[], results: readonly object[]): CardLines[] {
  if (entries.length > 0) return entries.map(({ items }) => linesOf(items))
  return results.map(result => {
    const [first] = Object.values(result) as unknown[]
    return isCard(first) ? linesOf(first.items) : Object.fromEntries(Object.entries(result)
      .flatMap(([label, value]) => typeof value === 'object' ? [] : [[label, String(value)]]))
  })
}

const isCard = (value: unknown): value is Pick<Card, 'items'> =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)

/**
 * Returns the task without its reasons to skip a value. The test entries of DNS lists are addresses that no search may
 * ask about, such as 127.0.0.2. Examples come from the code and never from a caller.
 */
const withoutSkipping = (task: Task): Task => ({ ...task, skipReason: () => undefined })

/**
 * Returns the example as a query. An example that is not valid for any type is used unchanged, to test that the source
 * refuses it.
 */
export function queryOf(types: readonly QueryType[], example: string): Query {
  const guess = guessType(example)
  for (const type of types.includes(guess) ? [guess] : types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
