import type { Context, Query, QueryType } from '../kit/source.ts'
import type { Terms } from '../kit/terms.ts'
import { SourceFailure } from '../failures.ts'
import type { Field, Template } from './vocabulary.ts'

/** One record. Its keys are the source's own field names. Its values are text, numbers, booleans, or lists of text. */
export type LeakRecord = Readonly<Record<string, unknown>>

export interface LeakSource {
  /** Unique code: at most 64 lower-case letters, digits, `_` and `-`. It never changes. */
  code: string
  name: string
  description: string
  homepage: string | null
  /** Terms of use, if any are known. */
  terms?: Terms
  types: readonly QueryType[]
  template: Template
  /**
   * Maps the source's field names to fields of the shared vocabulary. A field that is not mapped keeps its own name.
   */
  mapping: Readonly<Record<string, Field>>
  /**
   * Name in Radar of the breach from which the data comes. If the name is set, every value that has a record in this
   * source was in that breach.
   */
  breach?: string
  /** `true` if the source has no leaked data: its records only name breaches. Default: `false`. */
  namesOnly?: boolean
  /** Reason why the source cannot be used on this server. `undefined` if the source can be used. */
  unavailable?: string
  /**
   * `true` if the operator has imported the records. Their pages have no limit of size, because they are no response of
   * an external service.
   */
  isLocal?: boolean
  requiresKey: boolean
  /** Values that the source has records about, and values about which it has none. Missing in imported data sets. */
  examples?: { found: readonly string[], notFound: readonly string[] }
  deadlineMs: number
  /**
   * Returns the reason to skip the source if it cannot have records of a value. The reason never contains the value.
   */
  skipReason?(query: Query): string | undefined
  /**
   * Yields records as they arrive. A source without results yields nothing. Throws a `SourceFailure` if the source
   * cannot answer, and `MoreRecords` after the last record that it gives if it has more.
   */
  records(query: Query, context: Context): AsyncIterable<LeakRecord>
}

/** Thrown by a source that has more records of a value than it gives. */
export class MoreRecords extends SourceFailure {
  constructor() {
    super('UPSTREAM_TOO_LARGE', 'the source has more records than it gives')
  }
}
