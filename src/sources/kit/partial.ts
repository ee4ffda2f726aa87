import { isObject } from '../../lib/is-object.ts'
import { SourceFailure } from '../failures.ts'
import { card } from './card.ts'
import type { Card } from './source.ts'

/**
 * Answers to several questions about one value. A source that asks several reports what it has: its cards name the
 * questions without an answer (`incomplete`), and it then throws the failure, so that its part of a search is not
 * taken for complete. The direct tools say the same with `complete` and `unanswered`.
 */
export interface Answered<Question extends string, Answer> {
  /** Answers by question. A question that failed is missing. */
  answers: Map<Question, Answer>
  /** Questions that failed, in their order. */
  unanswered: Question[]
  /** Failure of the first of them. */
  failure?: SourceFailure
}

/** Asks all questions at the same time. Throws what is not the failure of a source. */
export async function askEach<const Question extends string, Answer>(
  questions: readonly Question[], ask: (question: Question) => Promise<Answer>,
): Promise<Answered<Question, Answer>> {
  const settled = await Promise.allSettled(questions.map(ask))
  const answered: Answered<Question, Answer> = { answers: new Map(), unanswered: [] }
  for (const [index, one] of settled.entries()) {
    if (one.status === 'fulfilled') answered.answers.set(questions[index]!, one.value)
    else if (!(one.reason instanceof SourceFailure)) throw one.reason
    else {
      answered.unanswered.push(questions[index]!)
      answered.failure ??= one.reason
    }
  }
  return answered
}

/** Adds to the last card the questions without an answer, if there are any: as a line, and as `unanswered` of `raw`. */
export function incomplete(cards: Card[], unanswered: readonly string[]): Card[] {
  const last = cards.at(-1)
  if (unanswered.length === 0 || !last) return cards
  const { items } = card([['Incomplete', `no answer about ${unanswered.join(', ')}`, 'unanswered']], {})
  return [...cards.slice(0, -1), { items: [...last.items, ...items], raw: { ...last.raw, unanswered } }]
}

/** Returns `true` if a card names questions without an answer. */
export const isIncomplete = ({ raw }: Pick<Card, 'raw'>): boolean => hasUnanswered(raw)

/** Returns `true` if the findings of a tool's source lack an answer: such findings are not cached. */
export const isPartial = (found: unknown): boolean =>
  Array.isArray(found) ? found.some(isPartial) : isObject(found) && (hasUnanswered(found) || isPartial(found['raw']))

const hasUnanswered = ({ complete, unanswered }: Record<string, unknown>): boolean =>
  complete === false || (Array.isArray(unanswered) && unanswered.length > 0)
