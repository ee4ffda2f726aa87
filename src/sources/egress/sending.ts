import { signalsOf } from '../../lib/abort.ts'

/** Receives how far the requests of a call are. */
export interface SendingObserver {
  /** A request waits for its turn in this process. */
  waiting(): void
  /** A request is sent. */
  sent(): void
}

export type Stage = keyof SendingObserver

const observer = Symbol('observer')

interface ObservedSignal extends AbortSignal {
  [observer]?: SendingObserver
}

/** Observes the requests that are sent with this signal, or with one that is linked to it. */
export const observeSending = (signal: ObservedSignal, by: SendingObserver): void => {
  signal[observer] = by
}

/** Reports a stage of a request to the observers of its signal. */
export function reportSending(signal: AbortSignal, stage: Stage): void {
  for (const one of signalsOf(signal) as Iterable<ObservedSignal>) one[observer]?.[stage]()
}
