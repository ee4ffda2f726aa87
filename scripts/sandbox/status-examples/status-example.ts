import { isTool, only, startsSearch, type SandboxOperation, type Caller, type More } from '../caller.ts'

/**
 * A request that gets a certain status in the sandbox. `how` describes the request for the guide, and `send` sends it
 * for the tests.
 */
export interface StatusExample {
  status: number
  code?: string
  /** Operations to which the example applies, in words. */
  operations: string
  appliesTo(operation: SandboxOperation): boolean
  how: string
  send(caller: Caller, operation: SandboxOperation): Promise<Response>
  /** `true` if the request affects other calls until the next reset. */
  affectsOthers?: true
}

/** Returns a function that sends the default request of an operation, with the changes in `more`. */
export const sendDefault = (more: More) => (caller: Caller, operation: SandboxOperation) => caller.ask(operation, more)
export const hasStatus = (status: number) => ({ statuses }: SandboxOperation): boolean => statuses.includes(status)
export const takesBody = hasStatus(415)
/** `true` if the operation takes what a client holds, up to 2 MiB. */
export const takesFile = only('exportTemporarySearch', 'exportToolResponse')
/** `true` if the operation starts searches later. */
export const isScheduling = only('createInvestigation', 'followInvestigation', 'retryInvestigation', 'createWatch')
/** `true` if the operation counts as usage. */
export const isMetered = (operation: SandboxOperation): boolean =>
  startsSearch(operation) || isTool(operation) || isScheduling(operation)
