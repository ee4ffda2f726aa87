import { lookUp, skipReasonFor, type JsonLookUp } from '../kit/json-look-up.ts'
import type { Query } from '../kit/source.ts'
import { MoreRecords, type LeakRecord, type LeakSource } from './leak-source.ts'
import { type Shape } from '../kit/schema.ts'

/** A leak source of an external provider. */
export interface RemoteLeakSource extends LeakSource {
  homepage: string
  /** Example values. The source has a result for each value in `found`, and no result for the values in `notFound`. */
  examples: { found: readonly string[]; notFound: readonly string[] }
}

/** Definition of a leak source that responds in JSON. `Schema` is the type of `response`. */
interface HttpLeakSource<Schema extends object>
  extends JsonLookUp<Schema>, Omit<RemoteLeakSource, 'records' | 'requiresKey' | 'deadlineMs'>,
  Partial<Pick<RemoteLeakSource, 'requiresKey' | 'deadlineMs'>> {
  /** Converts a response to records. An empty list means "no results". */
  records: (answer: Shape<Schema>, query: Query) => LeakRecord[]
  /**
   * Returns `true` if another page follows. `page` is the number of the current page, from 0. `count` is the number of
   * records on the current page. Default: there is one page.
   */
  hasMore?: (page: number, count: number) => boolean
  /**
   * Returns `true` if the source has records after those of the last page, of which it gives none. `count` is the
   * number of records on that page.
   */
  hasRest?: (answer: Shape<Schema>, count: number) => boolean
}

export function httpLeakSource<const Schema extends object>(source: HttpLeakSource<Schema>): RemoteLeakSource {
  return {
    requiresKey: false,
    deadlineMs: 20_000,
    ...source,
    skipReason: query => skipReasonFor(source, query),
    async* records(query, context) {
      for (let page = 0, isLast = false; !isLast; page++) {
        const { found, hasRest } = await lookUp(source, query, context, answer => {
          const found = source.records(answer, query)
          return { found, hasRest: source.hasRest?.(answer, found.length) ?? false }
        }, page) ?? { found: [], hasRest: false }
        yield* found
        isLast = !source.hasMore?.(page, found.length)
        if (isLast && hasRest) throw new MoreRecords()
      }
    },
  }
}
