import type { BreachSource } from '../../sources/leaks/breaches/breach-source.ts'
import { breachesTask } from '../search/tasks/breaches.ts'
import type { SourceExamples } from './examples.ts'
import { checkTask, expectedAnswers, queryOf, type Expected } from './task-examples.ts'

/** Returns the examples of a breach source. A source without the key that it needs has the result `unknown`. */
export function breachExamples(source: BreachSource, key: string | undefined): SourceExamples<Expected> {
  const { slug, types, requiresKey, examples = { found: [], notFound: [] } } = source
  return {
    kind: 'breach',
    slug,
    examples: expectedAnswers(examples),
    async check(example, expected, client, signal = new AbortController().signal) {
      if (requiresKey && key === undefined) return { verdict: 'unknown', reason: 'its key is not configured' }
      const task = breachesTask([{ source, key }], async () => () => undefined)
      return checkTask(task, queryOf(types, example), expected, { client, signal })
    },
  }
}
