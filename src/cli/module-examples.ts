import type { ConfiguredModule } from '../core/modules.ts'
import { withDefaults } from '../core/search/request.ts'
import { runTask } from '../core/search/run-task.ts'
import { moduleTask } from '../core/search/tasks/module.ts'
import { guessType, parseObservable } from '../core/observable.ts'
import { systemClock } from '../lib/clock.ts'
import type { Client } from '../sources/client.ts'
import type { Query, QueryType } from '../sources/kit/source.ts'
import { verdictOf, type Examples, type Verdict } from './examples.ts'

type Expected = 'found' | 'nothing'

/** Failures that show a change of the source. Any other failure leaves the verdict unknown. */
const sourceFaultCodes = new Set(['UPSTREAM_CHANGED', 'MODULE_ERROR'])

/** The examples of a module. */
export function moduleExamples(configured: ConfiguredModule): Examples<Expected> {
  const { slug, types, examples } = configured.module
  return {
    slug,
    examples: [
      ...examples.found.map(example => ({ example, expected: 'found' as const })),
      ...examples.notFound.map(example => ({ example, expected: 'nothing' as const })),
    ],
    async check(example, expected, client) {
      if (!configured.available) return { verdict: 'unknown', reason: 'its key is not configured' }
      return checkExample(configured, queryOf(types, example), expected, client)
    },
  }
}

async function checkExample(
  configured: ConfiguredModule,
  query: Query,
  expected: Expected,
  client: Client,
): Promise<Verdict> {
  const { status, error } = await runTask(moduleTask(configured), {
    query,
    options: withDefaults({ query }),
    secrets: false,
  }, {
    client,
    clock: systemClock,
    signal: new AbortController().signal,
    page: () => Promise.resolve(),
    credential: () => Promise.resolve(undefined),
  })
  const actual = status === 'success' ? 'found' : status === 'no_results' ? 'nothing' : undefined
  if (actual === expected) return { verdict: 'ok', reason: null }
  return actual === undefined
    ? verdictOf(sourceFaultCodes, error!)
    : { verdict: 'rotted', reason: `answered ${actual}` }
}

/** Returns the example as a query. An example that fits no type is used unchanged: some modules must refuse it. */
function queryOf(types: readonly QueryType[], example: string): Query {
  const guess = guessType(example)
  for (const type of types.includes(guess) ? [guess] : types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
