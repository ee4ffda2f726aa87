import type { Tracewell } from '../../generated/client/src/index.ts'
import type { Arguments } from './call.ts'
import type { Schema } from './contract.ts'
import type { InputSchema } from './input.ts'

/** Parts that a call of a tool works with. */
export interface ToolCall {
  client: Tracewell
  /** Aborts if the caller cancels the request or disconnects. */
  signal: AbortSignal
  /** Reports progress to the caller, if it asked for it. The text names sources, never values. */
  report(message: string): Promise<void>
  /** Results that the API does not store, for further pages. `undefined` if nothing may be kept between calls. */
  held: HeldResults | undefined
}

/** Views of ended temporary searches and of long answers of direct tools, by id. */
export interface HeldResults {
  get(id: string): object | undefined
  add(id: string, view: object): void
}

export interface ToolResult {
  value: unknown
  /**
   * Returns the arguments for the next page of the same answer, besides `page`. `tool` names the tool if it is another
   * one. Is called only if there is a next page.
   */
  next?(): Readonly<Record<string, unknown>>
  /** Reason why a long answer has no further pages. */
  noNext?: string
}

export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: InputSchema
  /** `true` if the tool changes nothing and charges nothing. */
  isReadOnly: boolean
  /**
   * Returns the question that a person answers with yes before the tool runs, because what it does cannot be undone.
   * Rejects as the client does.
   */
  question?(arguments_: Arguments, call: ToolCall): Promise<string>
  /**
   * Calls the API. Rejects as the client does.
   * @param arguments_ checked arguments, without `page`
   */
  run(arguments_: Arguments, call: ToolCall): Promise<ToolResult>
}

/** Argument of tools whose answers are divided into pages here. The instructions of the server describe it once. */
export const pageArgument: Schema = { type: 'integer', minimum: 1 }
