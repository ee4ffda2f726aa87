import type { Context, Query, QueryType } from '../kit/source.ts'
import type { Field, Template } from './vocabulary.ts'

/** A record as its source has it, under the source's own field names. Values: text, numbers, booleans, lists of text. */
export type LeakRecord = Readonly<Record<string, unknown>>

export interface LeakSource {
  /** Unique, never changed: lower-case letters, digits, `_`, `-`; at most 64. */
  code: string
  name: string
  description: string
  homepage: string | null
  types: readonly QueryType[]
  template: Template
  /** The source's own field names → the shared vocabulary. A field left out keeps its own name. */
  mapping: Readonly<Record<string, Field>>
  /** The breach that it comes from, by its name in Radar; then whoever has a record in it was in that breach. */
  breach?: string
  /** Why it cannot be asked on this server at all. */
  unavailable?: string
  requiresKey: boolean
  deadlineMs: number
  /** Why the source cannot have anything for a value, in words without the value: it is skipped, and not asked. */
  unfit?(query: Query): string | undefined
  /** Records as they come; none is "no results". Throws a `SourceFailure` where it cannot tell. Context is that of modules. */
  records(query: Query, context: Context): AsyncIterable<LeakRecord>
}
