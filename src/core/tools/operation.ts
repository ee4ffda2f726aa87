import type { Subject } from '../../sources/kit/source.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'
import type { CallOutcome } from '../asking/ask-source.ts'

/** Outcome of one source of an operation. */
export type Outcome<Found = unknown> = CallOutcome<Found>

/** `true` if it is known what the source has: findings, nothing, or nothing because it cannot have anything. */
export const isConclusive = ({ status, found }: Outcome): boolean =>
  found !== undefined || status === 'no_results' || status === 'skipped'

/** The input of a call, read from the field of the request body. */
export interface ParsedInput<Query> {
  /** Query as the answer repeats it. */
  query: Query
  /** Subject that the sources are asked about. */
  subject: Subject
  /** Subject that the caller named, if it is narrower than `subject`. The blocklist applies to both. */
  named?: Subject
}

export interface Input<Field extends string, Query> {
  /** Field of the request body. */
  field: Field
  /** Parses the value. A fault is one sentence without the value. */
  read(text: string): ParsedInput<Query> | { fault: string }
}

export interface Combined<Data> {
  data: Data
  /** Number of findings by source. Default: the length of a list, otherwise 1 or 0. */
  counts?: Readonly<Record<string, number>>
}

export type Outcomes<Findings> = { [Slug in keyof Findings]: Outcome<Findings[Slug]> }
export type Sources<Findings> = { readonly [Slug in keyof Findings]: ToolSource<Findings[Slug]> }

/**
 * One operation of a direct tool: the sources that it asks, and how their answers become one. Its name, description,
 * inputs and cost are declared at its path in openapi/, `/tools/{tool}/{operation}`.
 */
export interface ToolOperation<
  Tool extends string = string, Name extends string = string, Field extends string = string,
  Query extends object = object, Findings extends object = Record<string, unknown>, Data extends object = object,
> {
  tool: Tool
  slug: Name
  input: Input<Field, Query>
  sources: Sources<Findings>
  /** Groups of sources. At least one source of each group must answer. */
  required: ReadonlyArray<ReadonlyArray<keyof Findings & string>>
  /** Builds the answer. The outcome of a failed source has no findings. */
  combine(query: Query, outcomes: Outcomes<Findings>): Combined<Data>
}

/** An operation of any type. */
export type AnyOperation = ToolOperation

/** Returns the operation as it is; infers its types. */
export function defineOperation<
  const Tool extends string,
  const Name extends string,
  Field extends string,
  Query extends object,
  Findings extends object,
  Data extends object,
>(
  operation: ToolOperation<Tool, Name, Field, Query, Findings, Data>,
): ToolOperation<Tool, Name, Field, Query, Findings, Data> {
  return operation
}
