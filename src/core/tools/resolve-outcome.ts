import type { Asking } from './asker.ts'
import type { AnyOperation, Combined, Outcome } from './operation.ts'

/** What came of a source, as callers are told. */
export interface SourceReport {
  name: string
  status: Outcome['status']
  count: number
  duration_ms: number
  cached: boolean
  fetched_at: string | null
  error: Outcome['error']
}

export interface Answer {
  data: object
  cached: boolean
  stale: boolean
  complete: boolean
  sources: SourceReport[]
}

/** Why there is no answer: no source answered; a required one did not; nothing was there in time. */
export type NoAnswer = 'DATA_UNAVAILABLE' | 'PROVIDER_UNAVAILABLE' | 'TIMEOUT'

export type Verdict =
  | { answer: Answer }
  /** `goesOn`: sources still work. `details` name what is required. */
  | { failure: NoAnswer, details?: string, goesOn: boolean, sources: SourceReport[] }

export type Askings = Readonly<Record<string, Asking>>

/**
 * What the sources of an operation come to, as they stand now. Where sources still work: what there is, and nothing is
 * TIMEOUT; but where all of a required group have failed, whatever else still works changes nothing. Where all have
 * ended: what they said, if the required ones are among them. What they said within the past day stands in for all that
 * tell nothing now, before there is no answer.
 */
export function judge(operation: AnyOperation, query: object, askings: Askings): Verdict {
  const now = mapValues(askings, asking => asking.outcome ?? working(asking))
  const goesOn = Object.values(askings).some(({ outcome }) => outcome === undefined)
  const answer = combine(operation, query, now, false)
  const asked = Object.entries(now).filter(([slug, { status }]) =>
    status !== 'skipped' && operation.sources[slug]?.aside !== true
  ).map(([, outcome]) => outcome)
  const missing = operation.required.find(group => !group.some(slug => isAnswer(now[slug])))

  const lost = operation.required.find(group => group.every(slug => askings[slug]?.outcome?.status === 'failed'))
  if (goesOn && lost !== undefined) return fallBack('PROVIDER_UNAVAILABLE', lost.join(' or '))
  if (goesOn) return isSomething(answer, operation) ? { answer } : fallBack('TIMEOUT')
  if (asked.length > 0 && !asked.some(isAnswer)) {
    return fallBack(asked.every(({ status }) => status === 'timeout') ? 'TIMEOUT' : 'DATA_UNAVAILABLE')
  }
  return missing === undefined ? { answer } : fallBack('PROVIDER_UNAVAILABLE', missing.join(' or '))

  function fallBack(failure: NoAnswer, details?: string): Verdict {
    const stale = mapValues(now, (outcome, slug) => isAnswer(outcome) ? outcome : standIn(outcome, askings[slug]))
    const suffices = Object.values(stale).some(isStandIn) &&
      operation.required.every(group => group.some(slug => has(stale[slug])))
    const kept = suffices ? combine(operation, query, stale, true) : undefined
    if (kept && (failure !== 'TIMEOUT' || isSomething(kept, operation))) return { answer: kept }
    return {
      failure,
      ...(details === undefined ? {} : { details }),
      goesOn: goesOn && failure === 'TIMEOUT',
      sources: answer.sources,
    }
  }
}

/** It said something, be it that it has nothing; a source that cannot have anything has said so too. */
const isAnswer = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && ['success', 'no_results', 'skipped'].includes(outcome.status)

const isStandIn = (outcome: Outcome | undefined): boolean => outcome?.cached === true && !isAnswer(outcome)
const has = (outcome: Outcome | undefined): boolean => isAnswer(outcome) || isStandIn(outcome)
const isSomething = ({ sources }: Answer, operation: AnyOperation): boolean =>
  sources.some(({ name, count }) => count > 0 && operation.sources[name]?.aside !== true)

function working({ startedMs }: Asking): Outcome {
  return {
    status: 'timeout',
    found: undefined,
    fetchedAt: null,
    cached: false,
    durationMs: Math.round(performance.now() - startedMs),
    error: { code: 'UPSTREAM_TIMEOUT', message: 'not in time' },
  }
}

function standIn(outcome: Outcome, asking: Asking | undefined): Outcome {
  const kept = asking?.kept
  return kept ? { ...outcome, found: kept.found(), fetchedAt: kept.fetchedAt, cached: true } : outcome
}

function combine(
  operation: AnyOperation,
  query: object,
  outcomes: Readonly<Record<string, Outcome>>,
  stale: boolean,
): Answer {
  const { data, counts }: Combined<object> = operation.combine(query, outcomes)
  const sources = Object.entries(outcomes).map(([slug, outcome]) =>
    report(slug, outcome, counts?.[slug] ?? countOf(outcome.found))
  )
  const told = Object.entries(outcomes).filter(([slug, { fetchedAt }]) =>
    fetchedAt !== null && operation.sources[slug]!.cacheMs > 0
  )
  return {
    data,
    stale,
    sources,
    cached: told.length > 0 && told.every(([, { cached }]) => cached),
    complete: Object.values(outcomes).every(isAnswer),
  }
}

function report(name: string, outcome: Outcome, count: number): SourceReport {
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
