import type { Subject } from '../../sources/kit/source.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'
import { failureMessages } from '../../sources/kit/source-error.ts'
import type { FoundOutcome } from '../asking/ask-source.ts'

/** Outcome of a source that is off because of its terms. It is no answer: the source might have findings. */
export const notEnabled: FoundOutcome = {
  status: 'skipped',
  found: undefined,
  fetchedAt: null,
  cached: false,
  durationMs: 0,
  error: { code: 'NOT_ENABLED', message: failureMessages.notEnabled },
}

export const isOff = ({ error }: FoundOutcome): boolean => error?.code === notEnabled.error?.code

/**
 * `true` if the outcome shows whether the source has findings. Stale findings count too. A skipped source cannot have
 * findings, so its outcome is also conclusive, except for a source that is off.
 */
export const isConclusive = (outcome: FoundOutcome): boolean =>
  outcome.found !== undefined || outcome.status === 'no_results' || (outcome.status === 'skipped' && !isOff(outcome))

/** Returns the findings of a source, `none` if it has answered that it has none, and null if it has not answered. */
export const foundOr = <Found, None>({ found, ...outcome }: FoundOutcome<Found>, none: None): Found | None | null =>
  found ?? (isConclusive({ ...outcome, found: undefined }) ? none : null)

/** The input of a call, read from the field of the request body. */
export interface ParsedInput<Query> {
  /** The normalised query. The response repeats it. */
  query: Query
  /** The subject that the sources are asked about. */
  subject: Subject
  /**
   * The subject as the caller wrote it. For example, the caller wrote a host name, and `subject` is the registered
   * domain of that host name. The blocklist applies to both subjects.
   */
  named?: Subject
}

export interface Input<Field extends string, Query> {
  /** Field of the request body. */
  field: Field
  /** Parses the value. A fault is one sentence that does not contain the value. */
  read(text: string): ParsedInput<Query> | { fault: string }
}

export interface Combined<Data> {
  data: Data
  /**
   * Number of findings of each source. By default, this is the length of the source's list of findings. If the findings
   * are not a list, the default is 1 if there are findings, and 0 if there are no findings.
   */
  counts?: Readonly<Record<string, number>>
}

export type Outcomes<Findings> = { [Slug in keyof Findings]: FoundOutcome<Findings[Slug]> }
export type Sources<Findings> = { readonly [Slug in keyof Findings]: ToolSource<Findings[Slug]> }

/**
 * One operation of a direct tool: its sources, and how their answers are combined. Name, description, input and cost of
 * the operation are declared in openapi/, at the path `/tools/{tool}/{slug}`.
 */
export interface ToolOperation<
  Tool extends string = string, Name extends string = string, Field extends string = string,
  Query extends object = object, Findings extends object = Record<string, unknown>, Data extends object = object,
> {
  tool: Tool
  slug: Name
  input: Input<Field, Query>
  sources: Sources<Findings>
  /** Groups of required sources. At least one source of each group must answer, otherwise the call has no result. */
  required: ReadonlyArray<ReadonlyArray<keyof Findings & string>>
  /**
   * Builds the data of the response from the outcomes of the sources. The outcome of a failed source has either no
   * findings or stale findings from the cache. Pauses if there can be many findings, so that other work does not wait.
   */
  combine(query: Query, outcomes: Outcomes<Findings>): Combined<Data> | Promise<Combined<Data>>
}

/** An operation of any type. */
export type AnyOperation = ToolOperation

/** Returns the operation unchanged. Its only purpose is to infer the types. */
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
