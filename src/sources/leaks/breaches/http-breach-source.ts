import { isPlaceholder } from '../../kit/card.ts'
import { lookUp, type JsonLookUp } from '../../kit/json-look-up.ts'
import { changed } from '../../kit/shape.ts'
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
      const found = await lookUp(source, query, context, answer => source.breaches(answer, query)) ?? []
      const named = found.filter(({ name }) => !isPlaceholder(name))
      if (named.length === 0 && found.length > 0) throw changed()
      yield* named.map(withoutPlaceholders)
    },
  }
}

/** Returns a breach without the texts that stand in place of facts, such as `N/A`. */
function withoutPlaceholders({ title, domain, dataClasses, ...breach }: FoundBreach): FoundBreach {
  return {
    ...breach,
    ...title !== undefined && !isPlaceholder(title) && { title },
    ...domain !== undefined && !isPlaceholder(domain) && { domain },
    ...dataClasses && { dataClasses: dataClasses.filter(one => !isPlaceholder(one)) },
  }
}
