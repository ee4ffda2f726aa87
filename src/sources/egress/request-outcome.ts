import type { EgressOutcome } from '../../lib/telemetry.ts'
import type { RequestOutcome } from '../governor/budgets.ts'
import { SourceFailure, type FailureCode } from '../failures.ts'
import { parseRetryAfter } from '../../lib/retry-after.ts'
import { exchangeFailure } from './failure.ts'
import { rateLimitOf } from './rate-limit.ts'

/** Time after which a request without a response counts as failed if its caller stops waiting, in milliseconds. */
const silentMs = 5_000

/**
 * Returns what a response means for the budget of its origin. `pause` finds in the body for how many seconds the source
 * asks to pause; a body that is not read has none.
 */
export function budgetOutcome(
  answer: { status: number, headers: Record<string, string>, body?: Buffer }, pause?: RegExp,
): RequestOutcome {
  const { status, headers, body } = answer
  const asked = body && pause?.exec(body.toString())?.[1]
  const ms = asked ? Number(asked) * 1_000
    : status === 503 ? parseRetryAfter(headers['retry-after']) : rateLimitOf(answer)?.retryAfterMs
  if (ms !== undefined) return { kind: 'retry_after', ms }
  return status >= 500 ? { kind: 'failed', cause: `the source answered ${status}` } : { kind: 'answered' }
}

/** Failures that say nothing about the source. */
const notOfSource: ReadonlySet<FailureCode> = new Set(['EGRESS_REFUSED', 'PROXY_FAILED', 'MACHINE_BUSY'])

/** Returns what a request without a response means for the budget of its origin. */
export function budgetFailure(thrown: unknown, signal: AbortSignal, durationMs: number): RequestOutcome {
  const reason: unknown = signal.aborted ? signal.reason : undefined
  const isBusy = reason instanceof SourceFailure && reason.code === 'MACHINE_BUSY'
  if (signal.aborted && (durationMs < silentMs || isBusy)) return { kind: 'not_sent' }
  if (signal.aborted) return { kind: 'failed', cause: 'the source did not answer in time' }
  const { code, message: cause } = exchangeFailure(thrown)
  if (notOfSource.has(code)) return { kind: 'not_sent' }
  const isDown = code === 'UPSTREAM_UNREACHABLE' || code === 'UPSTREAM_TIMEOUT'
  return isDown ? { kind: 'failed', cause } : { kind: 'answered' }
}

/** Returns the outcome of a failed request for metrics and traces. */
export function egressOutcome(failure: unknown): EgressOutcome {
  if (!(failure instanceof SourceFailure)) {
    return failure instanceof DOMException && failure.name === 'TimeoutError'
      ? 'timeout'
      : 'aborted'
  }
  switch (failure.code) {
    case 'EGRESS_REFUSED': return 'refused'
    case 'UPSTREAM_TIMEOUT':
    case 'MACHINE_BUSY': return 'timeout'
    case 'UPSTREAM_UNREACHABLE':
    case 'PROXY_FAILED': return 'connection'
    case 'UPSTREAM_TOO_LARGE': return 'too_large'
    default: return 'error'
  }
}
