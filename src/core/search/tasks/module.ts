import type { Card } from '../../../sources/kit/source.ts'
import type { ConfiguredModule } from '../../modules.ts'
import type { Task } from '../task.ts'

export const maxCards = 999

/** Creates the task of a module. Its results are the module's cards. */
export function moduleTask({ module, key }: ConfiguredModule): Task {
  return {
    kind: 'module',
    slug: module.slug,
    name: module.name,
    deadlineMs: module.deadlineMs,
    cacheMs: module.cacheMs,
    skipReason: query => module.skipReason?.(query),
    async run({ query, client, now, signal }, { results }) {
      for await (const card of module.run(query, { client, key, now, signal })) {
        signal.throwIfAborted()
        if (results.length < maxCards) results.push(numberedCard(module.slug, results.length + 1, card))
      }
    },
  }
}

/** Returns an object that contains the card under a numbered name, for example `{ github_001: { ...raw, items } }`. */
export const numberedCard = (slug: string, number: number, { items, raw }: Card): object =>
  ({ [`${slug}_${String(number).padStart(3, '0')}`]: { ...raw, items } })
