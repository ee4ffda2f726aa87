import type { ToolRun } from '../../db/tool-runs.ts'
import { dataUnavailable, providerUnavailable, timeout, type Failure } from '../../errors.ts'
import type { RateLimitHeaders } from '../access/limit-headers.ts'
import type { FailureReason, OperationFailure } from './resolve-outcome.ts'

const failures: Record<FailureReason, (options: Parameters<typeof timeout>[0]) => Failure> = {
  DATA_UNAVAILABLE: dataUnavailable, PROVIDER_UNAVAILABLE: providerUnavailable, TIMEOUT: timeout,
}

/** Returns the response body of a call as JSON, or `undefined` while the call runs. Throws its failure. */
export function savedJson({ status, result }: ToolRun): string | undefined {
  if (status === 'held' || status === 'running') return undefined
  if (status === 'finished' && result !== null) return result
  if (result === null) throw dataUnavailable({ message: 'The server stopped before the sources had answered' })
  throw failureOf(JSON.parse(result) as Omit<OperationFailure, 'pending'>, {})
}

const retryAfter = { 'Retry-After': '30' }

/** Returns the failure of a call that has no result. */
export function failureOf(
  { failure, details, sources }: Omit<OperationFailure, 'pending'>,
  headers: RateLimitHeaders,
  meta: object = {},
): Failure {
  return failures[failure]({
    ...(details === undefined ? {} : { details }), meta: { sources, ...meta },
    headers: { ...headers, ...(failure === 'PROVIDER_UNAVAILABLE' ? retryAfter : {}) },
  })
}
