import { systemClock } from '../../lib/clock.ts'
import { createLog } from '../../lib/log.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import { createLists } from '../lists/lists.ts'
import { createMemoryListStorage } from '../lists/memory-storage.ts'
import type { ConfiguredModule } from '../catalogue/modules.ts'
import { moduleTask } from '../search/tasks/module.ts'
import type { SourceExamples } from './examples.ts'
import { checkTask, expectedAnswers, queryOf, type Expected } from './task-examples.ts'

/** Returns the examples of a module. */
export function moduleExamples(configured: ConfiguredModule): SourceExamples<Expected> {
  const { slug, types, examples } = configured.module
  // One for both examples, so that a list is downloaded once. Made for a module that reads a list, because a server
  // keeps the examples of all modules.
  let made: Lists | undefined
  const listsOf = (client: Client): Lists => {
    const lists = () => made ??= createLists({
      storage: createMemoryListStorage(),
      client,
      clock: systemClock,
      log: createLog({ level: 'silent' }),
    })
    return { find: (...call) => lists().find(...call), findInCopy: (...call) => lists().findInCopy(...call) }
  }
  return {
    kind: 'module',
    slug,
    examples: expectedAnswers(examples),
    async check(example, expected, client, signal = new AbortController().signal) {
      if (!configured.isConfigured) return { verdict: 'unknown', reason: 'its key or its terms are not configured' }
      const context = { client, signal, lists: listsOf(client) }
      return checkTask(moduleTask(configured), queryOf(types, example), expected, context)
    },
  }
}
