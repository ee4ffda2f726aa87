import { lookUp, unfitFor, type JsonLookUp } from './json-look-up.ts'
import type { Request } from '../client.ts'
import type { Card, Context, Module, Query, QueryType } from './source.ts'

/** A module that is one JSON look-up. `Answer` is the shape that `response` describes. */
export interface HttpModule<Answer> extends Omit<JsonLookUp, 'response'>,
  Omit<Module, 'run' | 'unfit' | 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>,
  Partial<Pick<Module, 'requiresKey' | 'default' | 'deadlineMs' | 'cacheMs'>> {
  response: object
  /** The cards of an answer; none is "nothing there". */
  cards: (answer: Answer, query: Query) => Card[]
}

/** What such a module asks, and the shape of what it is told: for others who ask the same of the same source. */
export interface LookUp extends Pick<HttpModule<unknown>, 'names' | 'response'> {
  request(value: string, context: Context, type: QueryType): Request
}

export function httpModule<Answer>(source: HttpModule<Answer>): Module & { lookUp: LookUp } {
  const { names, request, response, cards } = source
  return {
    default: true,
    requiresKey: false,
    deadlineMs: 10_000,
    cacheMs: 3_600_000,
    ...source,
    lookUp: { request: (...asked) => request(...asked, 0), response, ...(names ? { names } : {}) },
    unfit: query => unfitFor(source, query),
    async* run(query, context) {
      yield* await lookUp(source, query, context, (answer: Answer) => cards(answer, query)) ?? []
    },
  }
}
