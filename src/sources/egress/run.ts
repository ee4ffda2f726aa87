import { setTimeout as sleep } from 'node:timers/promises'
import { SourceFailure } from '../kit/failures.ts'

export interface Run {
  /** Aborted with the first given signal's reason, or with `UPSTREAM_TIMEOUT` after the total time. */
  signal: AbortSignal
  end(): void
}

/** By hand and not by `AbortSignal.any`: a signal that outlives many runs must keep nothing of them. */
export function startRun(totalMs: number, signals: readonly AbortSignal[]): Run {
  const controller = new AbortController()
  const late = () => controller.abort(new SourceFailure('UPSTREAM_TIMEOUT', 'no whole answer in time'))
  const timer = setTimeout(late, totalMs)
  const ends = signals.map(signal => onAbort(signal, () => controller.abort(signal.reason)))
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      for (const end of ends) end()
    },
  }
}

/** The outcome of `work`, or at once the signal's reason; `work` may then settle unseen. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = onAbort(signal, () => reject(signal.reason))
  try {
    return await Promise.race([work, promise])
  } finally {
    end()
  }
}

/** For the resolver, which knows no signal. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const settled = new AbortController()
  const late = sleep(ms, undefined, { signal: settled.signal }).then(() => {
    throw new SourceFailure('UPSTREAM_TIMEOUT', 'the name was not resolved in time')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    settled.abort()
  }
}

function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
  return () => signal.removeEventListener('abort', act)
}
