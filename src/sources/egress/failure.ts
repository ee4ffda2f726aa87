import { SourceFailure } from '../kit/failures.ts'
import type { FailureCode } from '../kit/failures.ts'

const failureByCode: Record<string, readonly [FailureCode, string]> = {
  UND_ERR_CONNECT_TIMEOUT: ['UPSTREAM_TIMEOUT', 'no connection in time'],
  UND_ERR_HEADERS_TIMEOUT: ['UPSTREAM_TIMEOUT', 'the source did not begin to answer in time'],
  UND_ERR_BODY_TIMEOUT: ['UPSTREAM_TIMEOUT', 'the source stopped in the middle of its answer'],
  UND_ERR_HEADERS_OVERFLOW: ['UPSTREAM_TOO_LARGE', 'the headers of the answer are larger than is read here'],
  UND_ERR_INVALID_ARG: ['EGRESS_REFUSED', 'the request cannot be sent as it is'],
  UND_ERR_SOCKET: ['UPSTREAM_UNREACHABLE', 'the connection broke off'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['UPSTREAM_UNREACHABLE', 'the connection broke off'],
}

/** Any failure of an exchange as a `SourceFailure`, whose message says what went wrong and nothing of the request. */
export function toSourceFailure(cause: unknown): SourceFailure {
  if (cause instanceof SourceFailure) return cause
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (cause instanceof Error && cause.name === 'HTTPParserError') {
    return new SourceFailure('UPSTREAM_ERROR', 'the source did not answer in HTTP', { cause })
  }
  const [kind, message] = failureByCode[code] ?? ['UPSTREAM_UNREACHABLE', code ? `no connection (${code})` : 'no connection']
  return new SourceFailure(kind, message, { cause })
}
