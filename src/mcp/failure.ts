import { TracewellError } from '../../generated/client/src/index.ts'
import { Failure, type Fault } from '../errors.ts'

/** An error as a tool reports it: the code, the message and the faults of the API. */
export interface ReportedFailure {
  code: string
  message: string
  status?: number
  faults?: readonly Fault[]
  details?: string
  /** Seconds to wait before the next attempt. */
  retry_after?: number
  /** Id of a result that was stored despite the error. The tool `tool_result` reads that of a direct tool. */
  saved_result?: string
  request_id?: string
}

/** Converts any error of a call. */
export function reportFailure(error: unknown): ReportedFailure {
  if (error instanceof TracewellError) {
    const { status, code, message, faults, details, retryAfter, savedResult, requestId } = error
    return {
      code,
      message,
      ...status > 0 && { status },
      ...faults.length > 0 && { faults },
      ...typeof details === 'string' && { details },
      ...retryAfter !== undefined && { retry_after: retryAfter },
      ...savedResult && { saved_result: savedResult.id },
      ...requestId !== undefined && { request_id: requestId },
    }
  }
  if (error instanceof Failure) {
    const { status, code, message, details } = error
    return { code, message, status, ...Array.isArray(details) && { faults: details } }
  }
  if (error instanceof Error && error.name === 'AbortError') {
    return { code: 'CANCELLED', message: 'The call was stopped' }
  }
  if (error instanceof TypeError && error.cause !== undefined) { // the error of fetch
    const { code = 'no connection' } = error.cause as { code?: string }
    return { code: 'SERVER_UNREACHABLE', message: `The server cannot be reached: ${code}` }
  }
  return { code: 'INTERNAL_ERROR', message: `The tool failed: ${error instanceof Error ? error.message : 'no reason'}` }
}
