/**
 * Deadlines and linked abort signals.
 *
 * They listen by hand instead of with `AbortSignal.any`: a signal that outlives many runs must keep nothing of the
 * finished ones. Dispose of every link (`using`) when its run ends.
 */
export interface LinkedSignal extends Disposable {
  /** Aborted with the reason of the first given signal that aborts. */
  readonly signal: AbortSignal
  /** Aborts at once. Default reason: an `AbortError`. */
  abort(reason?: unknown): void
}

export interface Deadline extends LinkedSignal {
  /** `true` if the time ran out before another abort. */
  readonly hasPassed: boolean
}

/** A signal that aborts together with any of `signals`. */
export function linkSignals(signals: readonly AbortSignal[]): LinkedSignal {
  const controller = new AbortController()
  const unlisten = signals.map(signal => onAbort(signal, () => controller.abort(signal.reason)))
  return {
    signal: controller.signal,
    abort: reason => controller.abort(reason),
    [Symbol.dispose]() {
      for (const stop of unlisten) stop()
    },
  }
}

/**
 * Starts a deadline of `ms` milliseconds, linked to `signals`. Its signal aborts with `reason()` when the time is up.
 */
export function startDeadline(ms: number, reason: () => unknown, signals: readonly AbortSignal[] = []): Deadline {
  const link = linkSignals(signals)
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

/** Settles as `work` does, or rejects with the signal's reason at once. A later rejection of `work` is ignored. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const unlisten = onAbort(signal, () => reject(signal.reason))
  try {
    return await Promise.race([work, promise])
  } finally {
    unlisten()
  }
}

/** Settles as `work` does, or rejects with `reason()` after `ms` milliseconds. For work that takes no signal. */
export async function within<T>(work: Promise<T>, ms: number, reason: () => unknown): Promise<T> {
  using deadline = startDeadline(ms, reason)
  return await untilAborted(work, deadline.signal)
}

function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
  return () => signal.removeEventListener('abort', act)
}
