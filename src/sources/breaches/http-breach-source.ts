import { lookUp, type JsonLookUp } from '../kit/json-look-up.ts'
import type { Query } from '../kit/source.ts'
import type { BreachSource, FoundBreach } from './breach-source.ts'

/** A breach source at a provider. */
export interface RemoteBreachSource extends BreachSource {
  homepage: string
  /** Values for which the source is known to have something, and nothing. */
  examples: { found: readonly string[]; notFound: readonly string[] }
}

/** A breach source that is one JSON look-up. `Answer` is the shape that `response` describes. */
interface HttpBreachSource<Answer>
  extends
    JsonLookUp,
    Omit<RemoteBreachSource, 'breaches' | 'requiresKey' | 'deadlineMs'>,
    Partial<Pick<RemoteBreachSource, 'requiresKey' | 'deadlineMs'>>
{
  /** The breaches of an answer; none is "in no breach". */
  breaches: (answer: Answer, query: Query) => FoundBreach[]
}

export function httpBreachSource<Answer>(source: HttpBreachSource<Answer>): RemoteBreachSource {
  return {
    requiresKey: false, deadlineMs: 20_000, ...source,
    async* breaches(query, context) {
      yield* await lookUp(source, query, context, (answer: Answer) => source.breaches(answer, query)) ?? []
    },
  }
}
