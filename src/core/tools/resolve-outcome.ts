import { isPartial } from '../../sources/kit/partial.ts'
import { failureMessages } from '../../sources/kit/source-error.ts'
import type { FoundOutcome } from '../asking/ask-source.ts'
import { isOff, type AnyOperation, type Combined } from './operation.ts'
import type { SourceCall } from './source-calls.ts'

/** Outcome of one source in the form of the API. */
export interface SourceReport {
  name: string
  status: FoundOutcome['status']
  count: number
  duration_ms: number
  cached: boolean
  fetched_at: string | null
  error: FoundOutcome['error']
}

/** Data and metadata of a response. */
export interface OperationResult {
  data: object
  /** `true` if all answers of cacheable sources come from the cache. */
  cached: boolean
  /** `true` if the data contains stale answers. */
  stale: boolean
  /** `true` if every source has answered in full that is not off because of its terms. */
  complete: boolean
  sources: SourceReport[]
}

/**
 * Reason why a call has no result. DATA_UNAVAILABLE: no source answered. PROVIDER_UNAVAILABLE: all sources of a
 * required group failed, or all sources are benched. TIMEOUT: no source answered in time.
 */
export type FailureReason = 'DATA_UNAVAILABLE' | 'PROVIDER_UNAVAILABLE' | 'TIMEOUT'

export interface OperationFailure {
  failure: FailureReason
  /** Slugs of the required sources that did not answer, joined with "or". */
  details?: string
  /** `true` if the call may still get a result, because sources are pending and no required group has failed. */
  pending: boolean
  sources: SourceReport[]
}

export type Resolution = { result: OperationResult } | OperationFailure

/** The source calls of an operation, by the slug of the source. */
export type OperationCalls = Readonly<Record<string, SourceCall>>

/**
 * Converts the current state of an operation's source calls to a result or a failure:
 *
 * | Sources | Returned |
 * |---|---|
 * | Some are pending, and all sources of a required group have failed | PROVIDER_UNAVAILABLE |
 * | Some are pending, and others have findings | a result |
 * | Some are pending, and no source has findings | TIMEOUT |
 * | All have ended, and none was asked, because all are benched | PROVIDER_UNAVAILABLE |
 * | All have ended, and none has answered | TIMEOUT if all timed out, otherwise DATA_UNAVAILABLE |
 * | All have ended, and no source of a required group has answered | PROVIDER_UNAVAILABLE |
 * | All have ended, and each required group has an answer | a result |
 *
 * A source without an answer may have a stale answer in the cache. If each required group then has a fresh or stale
 * answer, a stale result replaces the failure. A stale result replaces TIMEOUT only if it has findings.
 */
export async function resolveOutcome(
  operation: AnyOperation,
  query: object,
  calls: OperationCalls,
): Promise<Resolution> {
  // The state of all calls is read before the first pause, because calls may end during the pauses.
  const outcomes = mapValues(calls, call => call.outcome ?? pendingOutcome(call))
  const pending = Object.values(calls).some(({ outcome }) => outcome === undefined)
  const failed = operation.required.find(group => group.every(slug => calls[slug]?.outcome?.status === 'failed'))
  const result = await combine(operation, query, outcomes, false)
  const external = Object.entries(outcomes).filter(([slug]) => operation.sources[slug]?.isLocal !== true)
    .map(([, outcome]) => outcome)
  const asked = external.filter(({ status }) => status !== 'skipped')
  const missing = operation.required.find(group => !group.some(slug => hasAnswered(outcomes[slug])))
  const benched = Object.entries(outcomes).filter(([, { error }]) => error?.code === 'SOURCE_BENCHED')

  if (pending && failed !== undefined) return staleOr('PROVIDER_UNAVAILABLE', failed.join(' or '))
  if (pending) return hasFindings(result, operation) ? { result } : staleOr('TIMEOUT')
  if (asked.length === 0 && external.some(isOff)) return staleOr('DATA_UNAVAILABLE')
  if (benched.length > 0 && benched.length === asked.length) {
    return staleOr('PROVIDER_UNAVAILABLE', benched.map(([slug]) => slug).join(' or '))
  }
  if (asked.length > 0 && !asked.some(hasAnswered)) {
    return staleOr(asked.every(({ status }) => status === 'timeout') ? 'TIMEOUT' : 'DATA_UNAVAILABLE')
  }
  return missing === undefined ? { result } : staleOr('PROVIDER_UNAVAILABLE', missing.join(' or '))

  async function staleOr(failure: FailureReason, details?: string): Promise<Resolution> {
    const withStale: Record<string, FoundOutcome> = {}
    for (const [slug, outcome] of Object.entries(outcomes)) {
      withStale[slug] = hasAnswered(outcome) ? outcome : await staleFallback(outcome, calls[slug])
    }
    const suffices = Object.values(withStale).some(isStale) &&
      operation.required.every(group => group.some(slug => hasAnswered(withStale[slug]) || isStale(withStale[slug])))
    const stale = suffices ? await combine(operation, query, withStale, true) : undefined
    if (stale && (failure !== 'TIMEOUT' || hasFindings(stale, operation))) return { result: stale }
    return {
      failure,
      ...(details === undefined ? {} : { details }),
      pending: pending && failure === 'TIMEOUT',
      sources: result.sources,
    }
  }
}

/**
 * `true` if the source has answered. An answer without findings counts as an answer, and so does a skipped source,
 * except for one that is off.
 */
const hasAnswered = (outcome: FoundOutcome | undefined): boolean =>
  outcome !== undefined && ['success', 'no_results', 'skipped'].includes(outcome.status) && !isOff(outcome)

const isStale = (outcome: FoundOutcome | undefined): boolean => outcome?.cached === true && !hasAnswered(outcome)

const hasFindings = ({ sources }: OperationResult, operation: AnyOperation): boolean =>
  sources.some(({ name, count }) => count > 0 && operation.sources[name]?.isLocal !== true)

function pendingOutcome({ startedMs }: SourceCall): FoundOutcome {
  return {
    status: 'timeout',
    found: undefined,
    fetchedAt: null,
    cached: false,
    durationMs: Math.round(performance.now() - startedMs),
    error: { code: 'UPSTREAM_TIMEOUT', message: failureMessages.pending },
  }
}

async function staleFallback(outcome: FoundOutcome, call: SourceCall | undefined): Promise<FoundOutcome> {
  const stale = call?.stale
  return stale ? { ...outcome, found: await stale.found(), fetchedAt: stale.fetchedAt, cached: true } : outcome
}

async function combine(
  operation: AnyOperation,
  query: object,
  outcomes: Readonly<Record<string, FoundOutcome>>,
  stale: boolean,
): Promise<OperationResult> {
  const { data, counts }: Combined<object> = await operation.combine(query, outcomes)
  const sources = Object.entries(outcomes).map(([slug, outcome]) =>
    toReport(slug, outcome, counts?.[slug] ?? countOf(outcome.found))
  )
  const cacheable = Object.entries(outcomes).filter(([slug, { fetchedAt }]) =>
    fetchedAt !== null && operation.sources[slug]!.cacheMs > 0
  )
  return {
    data,
    stale,
    sources,
    cached: cacheable.length > 0 && cacheable.every(([, { cached }]) => cached),
    complete: Object.values(outcomes)
      .every(outcome => isOff(outcome) || (hasAnswered(outcome) && !isPartial(outcome.found))),
  }
}

function toReport(name: string, outcome: FoundOutcome, count: number): SourceReport {
  const { durationMs, fetchedAt, cached, error } = outcome
  const status = outcome.status === 'success' && count === 0 ? 'no_results' : outcome.status
  return {
    name,
    status,
    count,
    duration_ms: durationMs,
    cached,
    fetched_at: fetchedAt,
    error,
  }
}

const countOf = (found: unknown): number => Array.isArray(found) ? found.length : found === undefined ? 0 : 1

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}
