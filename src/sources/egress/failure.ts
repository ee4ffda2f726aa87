import { SourceFailure } from '../failures.ts'
import type { FailureCode } from '../failures.ts'

/** Failure code and message for each error code of Undici. */
const failureByCode: Record<string, readonly [FailureCode, string]> = {
  UND_ERR_CONNECT_TIMEOUT: ['UPSTREAM_TIMEOUT', 'the connection timed out'],
  UND_ERR_HEADERS_TIMEOUT: ['UPSTREAM_TIMEOUT', 'the source sent no response headers in time'],
  UND_ERR_BODY_TIMEOUT: ['UPSTREAM_TIMEOUT', 'the source stopped in the middle of the response'],
  UND_ERR_HEADERS_OVERFLOW: ['UPSTREAM_TOO_LARGE', 'the response headers exceed the size limit'],
  UND_ERR_INVALID_ARG: ['EGRESS_REFUSED', 'the request is not valid'],
  UND_ERR_SOCKET: ['UPSTREAM_UNREACHABLE', 'the connection was closed early'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['UPSTREAM_UNREACHABLE', 'the connection was closed early'],
}

/** Returns the failure of a request whose answer this process could not read in time. */
export const machineBusy = (): SourceFailure =>
  new SourceFailure('MACHINE_BUSY', 'this machine was too busy to read the answer in time')

/** Returns the failure of a request that did not get its turn in this process. */
export const notSent = (): SourceFailure =>
  new SourceFailure('MACHINE_BUSY', 'not asked in time: this machine had too many requests at once')

/** Converts any error of a request to a `SourceFailure`. The message contains no part of the request. */
export function exchangeFailure(cause: unknown): SourceFailure {
  if (cause instanceof SourceFailure) return cause
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (cause instanceof Error && cause.name === 'HTTPParserError') {
    return new SourceFailure('UPSTREAM_ERROR', 'the response is not valid HTTP', { cause })
  }
  const [kind, message] = failureByCode[code] ??
    ['UPSTREAM_UNREACHABLE', code ? `no connection (${code})` : 'no connection']
  return new SourceFailure(kind, message, { cause })
}
