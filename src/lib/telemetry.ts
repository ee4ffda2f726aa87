/**
 * What the parts of the service tell about their work, for metrics and traces. By allow-list, as the log: each field is a
 * word from a list of ours, a number or an id made by us, never a searched value, an address, a path or anything else of a
 * caller. Ids are for traces: no metric may have a label with so many values.
 */
export interface WorkFacts {
  /** An answer: of an event stream, its beginning. `operation` is undefined where no operation was meant. */
  request: {
    service: string,
    operation: string | undefined,
    method: string | undefined,
    status: number | undefined,
    requestId: string | undefined,
  }
  /** An event stream that a caller reads. */
  stream: { operation: string }
  /** What one runner does of a stored search. */
  shard: { searchId: string, attempt: number, outcome: 'done' | 'given back' | 'broken' }
  /** A search, to its end; one of a stored search is told where it is written down. */
  search: { mode: 'stored' | 'temporary', status: 'finished' | 'error' | 'aborted' }
  /** One source asked about one value. `code` says why it failed. */
  source: { kind: SourceKind, slug: string, outcome: SourceOutcome, cached: boolean, code: string | undefined }
  /** One attempt to deliver a webhook. */
  webhook: { searchId: string, outcome: 'delivered' | 'retrying' | 'failed' | 'aborted', status: number | undefined }
  /** One request to the outside world, redirects included. */
  egress: { purpose: Purpose, method: string, outcome: EgressOutcome, status: number | undefined }
}

export type SourceKind = 'module' | 'leak' | 'breaches' | 'breach' | 'account' | 'provider' | 'tool'
/** `unknown`: an account check that could not tell. */
export type SourceOutcome = 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped' | 'unknown' | 'aborted'
/** Whom a client asks: sources of ours, or the receivers of callers. */
export type Purpose = 'source' | 'webhook'
export type EgressOutcome = 'answered' | 'refused' | 'timeout' | 'connection' | 'too_large' | 'error' | 'aborted'

export interface Telemetry {
  /** Work that begins now. */
  begin<Kind extends keyof WorkFacts>(kind: Kind): Work<WorkFacts[Kind]>
  /** Work that took no time worth telling: an answer from the cache, the end of a search. */
  report<Kind extends keyof WorkFacts>(kind: Kind, facts: WorkFacts[Kind]): void
}

export interface Work<Facts> {
  /** Work that begins in here is a part of this. */
  within<Result>(run: () => Result): Result
  /** Only the first call counts. */
  end(facts: Facts): void
}

const unwatched: Work<unknown> = { within: run => run(), end: () => undefined }

/** Where nobody asked for metrics or traces. */
export const noTelemetry: Telemetry = { begin: () => unwatched, report: () => undefined }

/** Tells all of them. */
export function combineTelemetry(watchers: readonly Telemetry[]): Telemetry {
  if (watchers.length < 2) return watchers[0] ?? noTelemetry
  return {
    begin(kind) {
      const works = watchers.map(watcher => watcher.begin(kind))
      return {
        within: run => works.reduceRight((inner, work) => () => work.within(inner), run)(),
        end: facts => { for (const work of works) work.end(facts) },
      }
    },
    report: (kind, facts) => { for (const watcher of watchers) watcher.report(kind, facts) },
  }
}
