import { Failure, type Fault } from '../../errors.ts'

interface ServerError {
  status: number
  code: string
  message: string
  details?: string | readonly Fault[] | undefined
  faults?: readonly Fault[]
  requestId?: string | undefined
  retryAfter?: number | undefined
  savedResult?: { url: string } | undefined
}

/** An error that a server has answered with, or `SERVER_UNREACHABLE`. */
export class ServerFailure extends Failure {
  /** Id of the request, for the operator of the server. */
  readonly requestId: string | undefined
  /** Seconds after which the request may be repeated. */
  readonly retryAfter: number | undefined

  constructor({ status, code, message, details, faults = [], requestId, retryAfter, savedResult }: ServerError) {
    const text = savedResult ? `${message}. The result can be read later: ${savedResult.url}` : message
    const given = faults.length > 0 ? [...faults] : typeof details === 'string' ? details : undefined
    super(code, status, text, given === undefined ? {} : { details: given })
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  /** Returns the same failure with another message and other faults. */
  with(message: string, faults: readonly Fault[]): ServerFailure {
    const { status, code, requestId, retryAfter } = this
    return new ServerFailure({
      status,
      code,
      message,
      faults,
      requestId,
      retryAfter,
    })
  }
}
