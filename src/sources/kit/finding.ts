import { changed } from './shape.ts'
import type { Card, Item, Query } from './source.ts'
import { isSameValue } from './spelling.ts'

/** Labels of lines that lead to a page about the value, or say what is missing of a card. */
const noFacts = /^(?:Page|Profile|Explorer|Source|Details|Reverse name|Incomplete|\w+ left out)$/

/** An amount of zero, also with its unit, and the answer "no" to a question. `NO` is Norway. */
const nothing = /^(?:-?0+(?:\.0+)?(?: \S+)?|[Nn]o|[Nn]one|[Ff]alse|[Uu]nknown)$/

/** Returns the cards that have a fact. Throws `UPSTREAM_CHANGED` if there are cards, but none has one. */
export function findings(cards: Card[], query: Query): Card[] {
  const found = cards.filter(({ items }) => items.some(item => isFact(item, query)))
  if (found.length === 0 && cards.length > 0) throw changed()
  return found
}

/** Returns `true` if a line is more than the question, a page about it, or an amount of zero. */
export const isFact = ({ label, value }: Pick<Item, 'label' | 'value'>, query: Query): boolean =>
  !noFacts.test(label) && !nothing.test(value) && !isSameValue(query, value) && !query.value.endsWith(`@${value}`)
