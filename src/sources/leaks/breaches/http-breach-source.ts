import { lookUp, type JsonLookUp } from '../../kit/json-look-up.ts'
import type { Query } from '../../kit/source.ts'
import type { BreachSource, FoundBreach } from './breach-source.ts'
import { type Shape } from '../../kit/schema.ts'

/** A breach source of an external provider. */
export interface RemoteBreachSource extends BreachSource {
  homepage: string
  /** Values for which the source has a result (`found`), and values for which it has none (`notFound`). */
  examples: { found: readonly string[]; notFound: readonly string[] }
}

/** Definition of a breach source that makes one JSON look-up. `Schema` is the type of `response`. */
interface HttpBreachSource<Schema extends object>
  extends
    JsonLookUp<Schema>,
    Omit<RemoteBreachSource, 'breaches' | 'requiresKey' | 'deadlineMs'>,
    Partial<Pick<RemoteBreachSource, 'requiresKey' | 'deadlineMs'>>
{
  /** Converts a response to breaches. An empty list means "in no breach". */
  breaches: (answer: Shape<Schema>, query: Query) => FoundBreach[]
}

export function httpBreachSource<const Schema extends object>(source: HttpBreachSource<Schema>): RemoteBreachSource {
  return {
    requiresKey: false, deadlineMs: 20_000, ...source,
    async* breaches(query, context) {
      yield* await lookUp(source, query, context, answer => source.breaches(answer, query)) ?? []
    },
  }
}
