import { isTool, startsSearch, type SandboxOperation, type Caller, type More } from '../caller.ts'

/** A way to get a status of an operation in the sandbox: in words for the guide, and as a request for the tests. */
export interface Way {
  status: number
  code?: string
  /** Operations to which it applies, in words. */
  where: string
  of(operation: SandboxOperation): boolean
  how: string
  meet(caller: Caller, operation: SandboxOperation): Promise<Response>
  /** `true` if it affects other calls until the next reset. */
  disturbs?: true
}

/** Creates a call that sends the default request of the operation, with the changes in `more`. */
export const sent = (more: More) => (caller: Caller, operation: SandboxOperation) => caller.ask(operation, more)
export const has = (status: number) => ({ statuses }: SandboxOperation): boolean => statuses.includes(status)
export const takesBody = has(415)
/** `true` if the operation counts as usage. */
export const isCounted = (operation: SandboxOperation): boolean => startsSearch(operation) || isTool(operation)
