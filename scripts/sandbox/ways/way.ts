import { isTool, startsSearch, type SandboxOperation, type Caller, type More } from '../caller.ts'

/** One way to get a status of an operation in the sandbox, in words for the guide and as a request for the tests. */
export interface Way {
  status: number
  code?: string
  /** Operations it applies to, in words. */
  where: string
  of(operation: SandboxOperation): boolean
  how: string
  meet(caller: Caller, operation: SandboxOperation): Promise<Response>
  /** `true` if it affects other calls until the next reset. */
  disturbs?: true
}

/** Sends the default request of the operation, changed by `more`. */
export const sent = (more: More) => (caller: Caller, operation: SandboxOperation) => caller.ask(operation, more)
export const has = (status: number) => ({ statuses }: SandboxOperation): boolean => statuses.includes(status)
export const takesBody = has(415)
/** `true` for operations that count as usage. */
export const isCounted = (operation: SandboxOperation): boolean => startsSearch(operation) || isTool(operation)
