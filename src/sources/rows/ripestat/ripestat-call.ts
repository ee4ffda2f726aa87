import type { Paging } from '../paging.ts'
import type { RowHead } from '../../kit/row.ts'

/**
 * A row of a card: label, path in the entry, format. A list of values has a row for each. `system` is the number of an
 * autonomous system; `first` and `last` are the earliest and the latest of several times.
 */
export type CallField = readonly [label: string, path: string, format?: 'date' | 'first' | 'last' | 'system']

/**
 * A data call of RIPEstat about an IP address. A row of this type is a module; its simulated answers come from its
 * examples.
 */
export interface RipestatCall extends Omit<RowHead, 'homepage' | 'source'> {
  /** Name of the data call in its URL and in its documentation: `https://stat.ripe.net/docs/data-api/…`. */
  call: string
  category: 'infrastructure' | 'reputation'
  /** `true` if the call takes a prefix only. The address is then asked about as a prefix of full length. */
  asPrefix?: boolean
  /** Further parameters. `now` is the time of the search. */
  parameters?: (now: Date) => Readonly<Record<string, string>>
  /**
   * Path of the entries in the data: a list with a card for each, or an object with lists, whose names the entries get
   * as `list`. The empty path is the data itself.
   */
  entries: string
  /** Path of a member without which an entry is no finding. */
  needs: string
  /** As in `LookUp`, with paths in the data. */
  paging?: Paging
  fields: readonly CallField[]
  examples: {
    /** An address with a result, and simulated data. */
    found: string
    data: object
    /** An address without a result, and simulated data. */
    notFound: string
    missing: object
  }
}
