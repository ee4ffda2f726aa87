import type { Context, Query, QueryType } from '../kit/source.ts'
import type { Field, Template } from './vocabulary.ts'

/** One record under the source's own field names. Values: text, numbers, booleans, lists of text. */
export type LeakRecord = Readonly<Record<string, unknown>>

export interface LeakSource {
  /** Unique: lower-case letters, digits, `_`, `-`; at most 64 characters. Never changes. */
  code: string
  name: string
  description: string
  homepage: string | null
  types: readonly QueryType[]
  template: Template
  /** Shared vocabulary by the source's field name. A field without an entry keeps its own name. */
  mapping: Readonly<Record<string, Field>>
  /** Name of its breach in Radar. If set, a value with a record in this source was in that breach. */
  breach?: string
  /** Reason why the source cannot be used on this server at all. */
  unavailable?: string
  requiresKey: boolean
  deadlineMs: number
  /** Returns the reason why the source cannot have a value, without the value. The source is then skipped. */
  skipReason?(query: Query): string | undefined
  /** Yields records as they arrive; none means "no results". Throws a `SourceFailure` if the source cannot answer. */
  records(query: Query, context: Context): AsyncIterable<LeakRecord>
}
