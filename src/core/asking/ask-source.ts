import { linkSignals, signalsOf } from '../../lib/abort.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { OutcomeLabel, SourceKind, Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import { DeadlinePassed, withDeadline } from '../../sources/egress/deadline.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { toSourceError, type SourceErrorCode } from '../../sources/kit/source-error.ts'
import type { Context } from '../../sources/kit/source.ts'

/** The properties of a source that `askSource` needs. Every kind of source has them. */
export interface CallableSource<Subject, Found> {
  slug: string
  /** Time limit of one call, in milliseconds. */
  deadlineMs: number
  /**
   * If the source cannot have findings for the subject, returns the reason, and the source is skipped. Otherwise
   * returns `undefined`.
   */
  skipReason?(subject: Subject): string | undefined
  /**
   * Returns the findings of the source. Throws a `SourceFailure` if the source cannot be asked or does not answer
   * properly.
   */
  find(subject: Subject, context: Context): Promise<Found>
}

export interface CallContext extends Context {
  telemetry: Telemetry
}

/** Status of an answer, and what telemetry reports about it. */
export interface Classification<Code extends string = string> {
  status: Outcome['status']
  /** Set if the source returned findings and also reported an error. */
  error?: Outcome<Code>['error'] | undefined
  /** Label in metrics and traces. Default: `status`. */
  telemetryLabel?: OutcomeLabel | undefined
  /** Error code in metrics and traces. Default: that of `error`. */
  telemetryCode?: string | undefined
  /** As in `WorkFacts`. */
  isOfValue?: boolean | undefined
}

/** An answer from the cache. */
export interface StoredAnswer<Found> {
  found: Found
  /** Time at which the source gave the answer (ISO 8601, UTC). */
  fetchedAt: string
}

/** Options of a call. Searches, breach look-ups and tools set them differently. */
export interface CallOptions<Found, Code extends string> {
  /** Kind of the source, as a telemetry label. */
  kind: SourceKind
  /** Error code if the source's deadline passes. Default: `UPSTREAM_TIMEOUT`. */
  deadlineCode?: Code
  /**
   * Effect if the caller's signal aborts. `reject` (default): the call rejects with the signal's reason. `fail`: the
   * call has the outcome `failed`.
   */
  onAbort?: 'reject' | 'fail'
  /**
   * Cache of answers. `read` is called only if the source is not skipped. If `read` returns an answer, the source is
   * not asked.
   */
  cache?: {
    read(): Promise<StoredAnswer<Found> | undefined>
    write(found: Found): Promise<void>
  }
  /**
   * Object to which `find` adds findings while it works. If `find` fails, the outcome contains these findings. Default:
   * a failed call has no findings.
   */
  partial?: Found
  /**
   * Returns the status of an answer. Default: `no_results` for `undefined`, `null` and an empty list, otherwise
   * `success`.
   */
  classify?(found: Found): Classification<Code>
  /** Receives every error that is not a `SourceFailure`. */
  onUnexpected?(thrown: unknown): void
}

/** An outcome with what the source found. */
export interface FoundOutcome<Found = unknown, Code extends string = never> extends Outcome<Code | SourceErrorCode> {
  /**
   * The findings. If the source was skipped, failed or found nothing, this is the value of `CallOptions.partial`, by
   * default `undefined`.
   */
  found: Found | undefined
  /** Time of the answer (ISO 8601, UTC). `null` if the source gave no answer. */
  fetchedAt: string | null
}

/**
 * Asks one source about one subject and reports the outcome to telemetry. The source's deadline limits the call. Every
 * failure of the source becomes an outcome.
 * Rejects only if the caller's signal aborts and `onAbort` is `reject`. The call then has no outcome, and the caller
 * may ask again.
 */
export async function askSource<Subject, Found, Code extends string = never>(
  source: CallableSource<Subject, Found>,
  subject: Subject,
  { telemetry, ...context }: CallContext,
  options: CallOptions<Found, Code>,
): Promise<FoundOutcome<Found, Code>> {
  const { kind, partial, classify = classifyAnswer, onUnexpected } = options
  const call = { kind, slug: source.slug }
  const startMs = performance.now()
  const work = telemetry.begin('source')

  function end(
    ending: Omit<FoundOutcome<Found, Code>, 'durationMs'>, label: OutcomeLabel = ending.status,
    code: string | undefined = ending.error?.code, isOfValue = false,
  ): FoundOutcome<Found, Code> {
    work.end({
      ...call,
      outcome: label,
      cached: ending.cached,
      code,
      ...isOfValue && { isOfValue },
    })
    return { ...ending, durationMs: Math.round(performance.now() - startMs) }
  }

  const withoutAnswer = (status: Outcome['status'], error: FoundOutcome<Found, Code>['error']) => end({
    status,
    found: partial,
    fetchedAt: null,
    cached: false,
    error,
  })

  function withAnswer({ found, fetchedAt }: StoredAnswer<Found>, cached: boolean): FoundOutcome<Found, Code> {
    const { status, error = null, telemetryLabel, telemetryCode, isOfValue } = classify(found)
    return end({
      status,
      found: status === 'no_results' ? partial : found,
      fetchedAt,
      cached,
      error,
    }, telemetryLabel, telemetryCode, isOfValue)
  }

  function fromFailure(thrown: unknown): FoundOutcome<Found, Code> {
    const { code, message } = toSourceError(thrown)
    if (thrown instanceof DeadlinePassed) {
      return withoutAnswer('timeout', { code: options.deadlineCode ?? code, message })
    }
    return withoutAnswer(code === 'UPSTREAM_TIMEOUT' ? 'timeout' : 'failed', { code, message })
  }

  return work.within(async () => {
    try {
      const skipReason = source.skipReason?.(subject)
      if (skipReason !== undefined) return withoutAnswer('skipped', { code: 'NOT_APPLICABLE', message: skipReason })
      const stored = await options.cache?.read()
      if (stored) return withAnswer(stored, true)
      const found = await withDeadline(source.deadlineMs, context.signal, signal =>
        source.find(subject, { ...context, signal, client: bindToCall(context.client, signal) }))
      await options.cache?.write(found)
      return withAnswer({ found, fetchedAt: context.now.toISOString() }, false)
    } catch (thrown) {
      if (options.onAbort !== 'fail') context.signal.throwIfAborted()
      if (!(thrown instanceof SourceFailure)) onUnexpected?.(thrown)
      return fromFailure(thrown)
    } finally {
      // has no effect if the outcome was already reported
      work.end({
        ...call,
        outcome: 'aborted',
        cached: false,
        code: undefined,
      })
    }
  })
}

function classifyAnswer(found: unknown): Classification<never> {
  const isEmpty = found === undefined || found === null || (Array.isArray(found) && found.length === 0)
  return { status: isEmpty ? 'no_results' : 'success' }
}

/**
 * Returns a client whose requests abort when the call ends, even if the source passes another signal to `send`. One
 * that is linked to that of the call needs no further link: account checks send hundreds of requests with such a one.
 */
function bindToCall(client: Context['client'], own: AbortSignal): Pick<Client, 'send'> {
  return {
    async send(request, signal = own) {
      if (signalsOf(signal).some(one => one === own)) return client.send(request, signal)
      using both = linkSignals([signal, own])
      return await client.send(request, both.signal)
    },
  }
}
