import type { FailureCode } from '../../sources/kit/failures.ts'
import type { Subject } from '../../sources/kit/source.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'

/** What came of one source. */
export interface Outcome<Found = unknown> {
  status: 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped'
  /** Undefined where it has nothing, or cannot tell. */
  found: Found | undefined
  /** When it said so; null where it did not. */
  fetchedAt: string | null
  cached: boolean
  durationMs: number
  error: { code: FailureCode | 'NOT_APPLICABLE' | 'MODULE_ERROR', message: string } | null
}

/** Whether what a source has, or that it has nothing, is known: of one that cannot have anything, too. */
export const isTold = ({ status, found }: Outcome): boolean =>
  found !== undefined || status === 'no_results' || status === 'skipped'

/** What is asked about, read from the field of the body. */
export interface Asked<Query> {
  /** As it is given back. */
  query: Query
  /** As the sources are asked. */
  subject: Subject
  /** What the caller named, where that is more than what is asked: it may not be on the blocklist either. */
  named?: Subject
}

export interface Input<Field extends string, Query> {
  /** The field of the body. */
  field: Field
  /** A fault is one sentence without the value. */
  read(text: string): Asked<Query> | { fault: string }
}

export interface Combined<Data> {
  data: Data
  /** How many things are from each source; unless told, as many as it has. */
  counts?: Readonly<Record<string, number>>
}

export type Outcomes<Founds> = { [Slug in keyof Founds]: Outcome<Founds[Slug]> }
export type Sources<Founds> = { readonly [Slug in keyof Founds]: ToolSource<Founds[Slug]> }

/**
 * One operation of a direct tool: whom it asks, and what it makes of what they say. Name, description, inputs and cost
 * are those of its path in openapi/, `/tools/{tool}/{operation}`.
 */
export interface ToolOperation<
  Tool extends string = string, Name extends string = string, Field extends string = string,
  Query extends object = object, Founds extends object = Record<string, unknown>, Data extends object = object,
> {
  tool: Tool
  operation: Name
  input: Input<Field, Query>
  sources: Sources<Founds>
  /** Of each group one source at least has to answer. */
  required: ReadonlyArray<ReadonlyArray<keyof Founds & string>>
  /** Sources that failed have nothing. */
  combine(query: Query, outcomes: Outcomes<Founds>): Combined<Data>
}

/** Any of them, where its types do not matter. */
export type AnyOperation = ToolOperation

/** For the types of what is written down. */
export function defineOperation<
  const Tool extends string,
  const Name extends string,
  Field extends string,
  Query extends object,
  Founds extends object,
  Data extends object,
>(
  operation: ToolOperation<Tool, Name, Field, Query, Founds, Data>,
): ToolOperation<Tool, Name, Field, Query, Founds, Data> {
  return operation
}
