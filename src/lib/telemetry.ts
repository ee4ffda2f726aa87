import type { Outcome } from './outcome.ts'

/**
 * Facts about the service's work that are reported for metrics and traces, by kind of work. As in the log, only an
 * allow-list of facts is reported: each field is a fixed word, a number or an id that the service created. No field
 * holds a searched value, an address, a path or other text of a caller. Ids are for traces only, because ids would give
 * a metrics label too many values.
 */
export interface WorkFacts {
  /**
   * One HTTP request of a caller. For an event stream, the request ends at the first byte of the stream. `operation` is
   * `undefined` if no route matched.
   */
  request: {
    service: string,
    operation: string | undefined,
    method: string | undefined,
    status: number | undefined,
    requestId: string | undefined,
  }
  /** One open event stream, from its first byte until the client disconnects. */
  stream: { operation: string }
  /** One shard of a stored search, while this process holds its lease. */
  shard: { searchId: string, attempt: number, outcome: 'done' | 'given back' | 'broken' }
  /** One search, when it ends. A stored search is reported by the process that stores its end. */
  search: { mode: 'stored' | 'temporary', status: 'finished' | 'error' | 'aborted' }
  /** One question to one source about one value. */
  source: {
    kind: SourceKind
    slug: string
    outcome: OutcomeLabel
    cached: boolean
    /** Error code of a failure. */
    code: string | undefined
    /** `true` if the failure lies at the host or the domain of the value, and says nothing about the source. */
    isOfValue?: boolean
  }
  /** Whether this process leads the orchestrators, when that changes. */
  leader: { leads: boolean }
  /** One attempt to deliver a webhook. */
  webhook: {
    subject: { kind: string, id: string }
    outcome: 'delivered' | 'retrying' | 'failed' | 'aborted'
    status: number | undefined
  }
  /** One request to the outside world, redirects included. */
  egress: { purpose: Purpose, method: string, outcome: EgressOutcome, status: number | undefined }
  /** The wait of one outgoing request for the budget of its origin. Requests that need not wait are not reported. */
  wait: { reason: 'rate' | 'concurrency' | 'retry_after' | 'breaker', outcome: 'sent' | 'refused' }
}

export type SourceKind = 'module' | 'leak' | 'breaches' | 'breach' | 'account' | 'provider' | 'tool' | 'logo'
/**
 * Label of an outcome in metrics and traces. `unknown`: the account check could not decide whether the account exists.
 * `aborted`: the caller stopped waiting, so there is no outcome.
 */
export type OutcomeLabel = Outcome['status'] | 'unknown' | 'aborted'
/** Purpose of an outgoing request: a question to a source, or a webhook of a caller. */
export type Purpose = 'source' | 'webhook'
export type EgressOutcome = 'answered' | 'refused' | 'timeout' | 'connection' | 'too_large' | 'error' | 'aborted'

export interface Telemetry {
  /** Starts to measure work. Call `end` on the result when the work is done. */
  begin<Kind extends keyof WorkFacts>(kind: Kind): Work<WorkFacts[Kind]>
  /** Reports work without a duration, such as a cache hit or the end of a search. */
  report<Kind extends keyof WorkFacts>(kind: Kind, facts: WorkFacts[Kind]): void
}

export interface Work<Facts> {
  /** Runs a function as a part of this work. Work that the function starts becomes a child of this work. */
  within<Result>(run: () => Result): Result
  /** Ends the work. Only the first call has an effect. */
  end(facts: Facts): void
}

const noWork: Work<unknown> = { within: run => run(), end: () => undefined }

/** Telemetry that discards everything, for a service without metrics and traces. */
export const noTelemetry: Telemetry = { begin: () => noWork, report: () => undefined }

/** Returns telemetry that forwards everything to all `targets`. */
export function combineTelemetry(targets: readonly Telemetry[]): Telemetry {
  if (targets.length < 2) return targets[0] ?? noTelemetry
  return {
    begin(kind) {
      const works = targets.map(target => target.begin(kind))
      return {
        within: run => works.reduceRight((inner, work) => () => work.within(inner), run)(),
        end: facts => { for (const work of works) work.end(facts) },
      }
    },
    report: (kind, facts) => { for (const target of targets) target.report(kind, facts) },
  }
}
