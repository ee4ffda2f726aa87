import { linkSignals } from '../../lib/abort.ts'
import type { SourceKind, SourceOutcome, Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import {
  DeadlinePassed,
  toSourceError,
  withDeadline,
  type SourceError,
  type SourceErrorCode,
} from '../../sources/kit/source-error.ts'
import { SourceFailure } from '../../sources/failures.ts'
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

export type CallStatus = 'success' | 'no_results' | 'failed' | 'timeout' | 'skipped'

/** Status of an answer. `error` is set if the source returned findings and also reported an error. */
interface AnswerStatus<Code extends string> {
  status: CallStatus
  error?: SourceError<Code> | null | undefined
  /** Telemetry label, if it differs from the status. */
  label?: SourceOutcome | undefined
  /** Error code for telemetry, if it differs from that of `error`. */
  code?: string | undefined
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
  /** Status if a single request times out before the source's deadline. Default: `failed`. */
  clientTimeout?: 'failed' | 'timeout'
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
  classify?(found: Found): AnswerStatus<Code>
  /** Receives every error that is not a `SourceFailure`. */
  onUnexpected?(thrown: unknown): void
}

/** Outcome of one call. */
export interface CallOutcome<Found, Code extends string = SourceErrorCode> {
  status: CallStatus
  /**
   * The findings. If the source was skipped, failed or found nothing, this is the value of `CallOptions.partial`, by
   * default `undefined`.
   */
  found: Found | undefined
  /** Time of the answer (ISO 8601, UTC). `null` if the source gave no answer. */
  fetchedAt: string | null
  /** `true` if the answer comes from the cache. */
  cached: boolean
  error: SourceError<Code | SourceErrorCode> | null
  durationMs: number
}

type UntimedOutcome<Found, Code extends string> =
  & Omit<CallOutcome<Found, Code>, 'durationMs'>
  & Pick<AnswerStatus<Code>, 'label' | 'code'>

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
): Promise<CallOutcome<Found, Code>> {
  const startMs = performance.now()
  const { kind } = options
  const { slug } = source
  const work = telemetry.begin('source')
  const report = (outcome: SourceOutcome, cached: boolean, code?: string) =>
    work.end({
      kind,
      slug,
      outcome,
      cached,
      code,
    })
  try {
    const { label, code, ...ending } = await work.within(() => callSource(source, subject, context, options))
    report(label ?? ending.status, ending.cached, code ?? ending.error?.code)
    return { ...ending, durationMs: Math.round(performance.now() - startMs) }
  } finally {
    report('aborted', false) // has no effect if the outcome was already reported
  }
}

async function callSource<Subject, Found, Code extends string>(
  source: CallableSource<Subject, Found>,
  subject: Subject,
  context: Context,
  options: CallOptions<Found, Code>,
): Promise<UntimedOutcome<Found, Code>> {
  const { partial, classify = classifyAnswer, onUnexpected } = options
  const withoutAnswer = (status: CallStatus, error: CallOutcome<Found, Code>['error']): UntimedOutcome<Found, Code> =>
    ({
      status,
      found: partial,
      fetchedAt: null,
      cached: false,
      error,
    })
  const withAnswer = (found: Found, fetchedAt: string, cached: boolean): UntimedOutcome<Found, Code> => {
    const { status, error = null, label, code } = classify(found)
    return {
      status,
      found: status === 'no_results' ? partial : found,
      fetchedAt,
      cached,
      error,
      label,
      code,
    }
  }
  const fromFailure = (thrown: unknown): UntimedOutcome<Found, Code> => {
    const { code, message } = toSourceError(thrown)
    if (thrown instanceof DeadlinePassed) {
      return withoutAnswer('timeout', { code: options.deadlineCode ?? code, message })
    }
    return withoutAnswer(code === 'UPSTREAM_TIMEOUT' ? options.clientTimeout ?? 'failed' : 'failed', { code, message })
  }
  try {
    const skipReason = source.skipReason?.(subject)
    if (skipReason !== undefined) return withoutAnswer('skipped', { code: 'NOT_APPLICABLE', message: skipReason })
    const stored = await options.cache?.read()
    if (stored) return withAnswer(stored.found, stored.fetchedAt, true)
    const found = await withDeadline(source.deadlineMs, context.signal, signal =>
      source.find(subject, { ...context, signal, client: bindToCall(context.client, signal) }))
    await options.cache?.write(found)
    return withAnswer(found, context.now.toISOString(), false)
  } catch (thrown) {
    if (options.onAbort !== 'fail') context.signal.throwIfAborted()
    if (!(thrown instanceof SourceFailure)) onUnexpected?.(thrown)
    return fromFailure(thrown)
  }
}

function classifyAnswer(found: unknown): AnswerStatus<never> {
  const isEmpty = found === undefined || found === null || (Array.isArray(found) && found.length === 0)
  return { status: isEmpty ? 'no_results' : 'success' }
}

/** Returns a client whose requests abort when the call ends, even if the source passes another signal to `send`. */
function bindToCall(client: Context['client'], own: AbortSignal): Pick<Client, 'send'> {
  return {
    async send(request, signal = own) {
      if (signal === own) return client.send(request, own)
      using both = linkSignals([signal, own])
      return await client.send(request, both.signal)
    },
  }
}
