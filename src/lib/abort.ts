/**
 * An abort signal that is linked to other signals by event listeners, not by `AbortSignal.any`.
 *
 * A linked signal must be disposed of (`using`) when the run that uses it ends. Otherwise, if one of the other signals
 * outlives many runs, it keeps the listeners of runs that have ended.
 */
export interface LinkedSignal extends Disposable {
  /** Aborts when the first of the linked signals aborts, with the same reason. */
  readonly signal: AbortSignal
  /** Aborts at once. Default reason: an `AbortError`. */
  abort(reason?: unknown): void
}

export interface Deadline extends LinkedSignal {
  /** `true` if the time ran out before the signal aborted for another reason. */
  readonly hasPassed: boolean
}

const deadline = Symbol('deadline')
const linkedTo = Symbol('linkedTo')

/** A signal of this file, with its facts: a `WeakMap` of thousands of signals takes several times as long. */
interface KnownSignal extends AbortSignal {
  /** Time at which the signal will abort, on the clock of `performance.now`. */
  [deadline]?: number
  [linkedTo]?: readonly AbortSignal[]
}

/** Yields a signal, and the signals to which it is linked, directly or through others. */
export function* signalsOf(signal: KnownSignal): Generator<AbortSignal> {
  yield signal
  for (const one of signal[linkedTo] ?? []) yield* signalsOf(one)
}

/**
 * Returns the time at which a signal of this file aborts at the latest, on the clock of `performance.now`. Returns
 * `Infinity` if the signal has no deadline.
 */
export const deadlineOf = (signal: AbortSignal): number =>
  Math.min(...[...signalsOf(signal)].map((one: KnownSignal) => one[deadline] ?? Infinity))

/** Notes the time at which the caller will abort the signal. */
export const setDeadline = (signal: KnownSignal, atMs: number): void => { signal[deadline] = atMs }

/** Creates a signal that aborts as soon as one of `signals` aborts. */
export function linkSignals(signals: readonly AbortSignal[]): LinkedSignal {
  const controller = new AbortController()
  const own: KnownSignal = controller.signal
  own[linkedTo] = signals
  const unlisten = signals.map(signal => onAbort(signal, () => controller.abort(signal.reason)))
  return {
    signal: own,
    abort: reason => controller.abort(reason),
    [Symbol.dispose]() {
      for (const stop of unlisten) stop()
    },
  }
}

/**
 * Starts a deadline of `ms` milliseconds. Its signal aborts with `reason()` when the time is up, or earlier if one of
 * `signals` aborts.
 */
export function startDeadline(ms: number, reason: () => unknown, signals: readonly AbortSignal[] = []): Deadline {
  const link = linkSignals(signals)
  setDeadline(link.signal, performance.now() + ms)
  let hasPassed = false
  const timer = setTimeout(() => {
    hasPassed = !link.signal.aborted
    link.abort(reason())
  }, ms)
  return {
    signal: link.signal,
    abort: link.abort,
    get hasPassed() { return hasPassed },
    [Symbol.dispose]() {
      clearTimeout(timer)
      link[Symbol.dispose]()
    },
  }
}

/**
 * Settles like `work`, or rejects with the signal's reason as soon as the signal aborts. A later rejection of `work` is
 * then ignored.
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const unlisten = onAbort(signal, () => reject(signal.reason))
  try {
    return await Promise.race([work, promise])
  } finally {
    unlisten()
  }
}

/** Settles like `work`, or rejects with `reason()` after `ms` milliseconds. Use it for work that accepts no signal. */
export async function within<T>(work: Promise<T>, ms: number, reason: () => unknown): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(reason()), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** `true` for the error with which the platform reports that a signal has aborted. */
export const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
  return () => signal.removeEventListener('abort', act)
}
