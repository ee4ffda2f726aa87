import type { RowHead } from '../kit/row.ts'

/**
 * A column of a text: label of its rows on a card, name in the raw data, and format. `systems` are the numbers of
 * autonomous systems, `list` is a list with commas.
 */
export type TextColumn = readonly [label: string, name: string, format?: 'date' | 'list' | 'systems']

/**
 * A DNS zone whose TXT records describe an IP address. A row of this type is a module; its simulated answers come from
 * its examples. A query has the reversed address in front of the zone.
 */
export interface DnsText extends RowHead {
  /** Zone for IPv4 addresses, and the one for IPv6 addresses, if there is one. */
  zones: { ip4: string, ip6?: string }
  /** Columns of a record, which `|` separates. */
  columns: readonly TextColumn[]
  /** Number of columns that every record has, if the last ones can be missing. */
  least?: number
  /** Text of an address that the zone does not know. */
  unknown?: string
  /** Zone with `AS15169` in front of it, and the position of the name of the autonomous system in its records. */
  systems?: { zone: string, position: number }
  examples: {
    /** An address that has records, and the simulated records. */
    found: string
    texts: readonly string[]
    /** The simulated record of an autonomous system. */
    system?: string
    /** An address that has none. */
    notFound: string
  }
}
