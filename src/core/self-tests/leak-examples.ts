import type { LeakSource } from '../../sources/leaks/leak-source.ts'
import { leakTask } from '../search/tasks/leak.ts'
import type { SourceExamples } from './examples.ts'
import { checkTask, expectedAnswers, queryOf, type Expected } from './task-examples.ts'

/** Returns the examples of a leak source. A source without the key that it needs has the result `unknown`. */
export function leakExamples(source: LeakSource, key: string | undefined): SourceExamples<Expected> {
  const { code, types, requiresKey, examples = { found: [], notFound: [] } } = source
  return {
    kind: 'leak',
    slug: code,
    examples: expectedAnswers(examples),
    async check(example, expected, client, signal = new AbortController().signal) {
      if (requiresKey && key === undefined) return { verdict: 'unknown', reason: 'its key is not configured' }
      const task = leakTask({
        source,
        key,
        available: true,
        reason: undefined,
      }, async () => () => undefined)
      return checkTask(task, queryOf(types, example), expected, { client, signal })
    },
  }
}
