import { SourceFailure } from '../../../sources/failures.ts'
import type { Card } from '../../../sources/kit/source.ts'
import type { ConfiguredModule } from '../../catalogue/modules.ts'
import type { Task } from '../task.ts'

export const maxCards = 999
/** Maximum number of items in all cards of a task. Storing more would take too long. */
const maxItems = 10_000

/** Creates the task of a module. Its results are the module's cards. */
export function moduleTask({ module, key }: Pick<ConfiguredModule, 'module' | 'key'>): Task {
  return {
    kind: 'module',
    slug: module.slug,
    name: module.name,
    deadlineMs: module.deadlineMs,
    cacheMs: module.cacheMs,
    sharesResponses: module.sharesResponses ?? false,
    skipReason: query => module.skipReason?.(query),
    isComputed: module.kind === 'derived',
    async run({ query, client, now, signal, lists }, { results }) {
      let items = 0
      for await (const card of module.run(query, {
        client,
        key,
        now,
        signal,
        ...lists && { lists },
      })) {
        signal.throwIfAborted()
        items = addItems(items, card)
        if (results.length < maxCards) results.push(numberedCard(module.slug, results.length + 1, card))
      }
    },
  }
}

/** Adds the number of items of a card. Throws `UPSTREAM_TOO_LARGE` if the cards of the task have too many. */
export function addItems(items: number, card: Card): number {
  const sum = items + card.items.length
  if (sum > maxItems) throw new SourceFailure('UPSTREAM_TOO_LARGE', `the cards have more than ${maxItems} items`)
  return sum
}

/** Returns an object that contains the card under a numbered name, for example `{ github_001: { ...raw, items } }`. */
export const numberedCard = (slug: string, number: number, { items, raw }: Card): object =>
  ({ [`${slug}_${String(number).padStart(3, '0')}`]: { ...raw, items } })
