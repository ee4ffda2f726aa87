import { lookUp } from './json-look-up.ts'
import type { JsonLookUp } from './json-look-up.ts'
import type { Card, Module, Query } from './source.ts'

/** A module that is one JSON look-up. `Answer` is the shape that `response` describes. */
interface HttpModule<Answer> extends JsonLookUp, Omit<Module, 'run' | 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>,
  Partial<Pick<Module, 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>> {
  /** The cards of an answer; none is "nothing there". */
  cards: (answer: Answer, query: Query) => Card[]
}

export function httpModule<Answer>(source: HttpModule<Answer>): Module {
  return {
    default: true, requiresKey: false, deadlineMs: 10_000, cacheMs: 3_600_000, ...source,
    async* run(query, context) {
      yield* await lookUp(source, query, context, (answer: Answer) => source.cards(answer, query)) ?? []
    },
  }
}
