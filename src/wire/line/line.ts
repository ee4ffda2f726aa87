import type { Semaphore } from '../../lib/semaphore.ts'

/*
 * The line runs work of one process in another, and streams the output back. Nothing is stored.
 *
 *   caller                                          worker
 *     │  offer (empty)                                │   to one member of the queue group
 *     │ ────────────────────────────────────────────> │
 *     │  name of the run, or empty: no free slot      │
 *     │ <──────────────────────────────────────────── │
 *     │  request and key of the run, sealed           │   with the secret of the service
 *     │ ────────────────────────────────────────────> │
 *     │  frames: part, chunk, …, then end or failed   │   sealed with the key of the run
 *     │ <──────────────────────────────────────────── │
 *     │  beat with the number of frames taken, cancel │
 *     │ <───────────────────────────────────────────> │   a beat each second in both directions
 *
 *   offered   The worker keeps a slot for the request, and waits twenty seconds for it: longer than an admission waits
 *             for a connection to the database.
 *   running   The worker may send 32 frames more than the caller has taken. It then waits, and so does its work.
 *   ended     After end, failed or cancel; after five seconds without a frame; after a frame that was lost or changed.
 *
 * The worker makes the name, so a copy of an earlier request starts nothing. A worker without a free slot leaves the
 * queue group until it has one. An offer is therefore refused only if no worker has a free slot.
 *
 * The trade: a lost frame ends the run, and nothing is sent twice. In return, no process keeps what it has sent.
 */

/** Does the work of one request. Yields its output and returns its result. Must stop if the signal aborts. */
export type LineWork = (request: string, signal: AbortSignal) => AsyncGenerator<Buffer, string>

/** A slot that a worker in another process keeps for this caller. It is free again after `decline`, or with time. */
export interface LinePlace {
  /** `false` if the worker no longer keeps the slot, or cannot be reached. */
  readonly isOpen: boolean
  /**
   * Runs the request. Yields the chunks that the work yields. Returns its result, or `undefined` if the work failed or
   * `signal` aborted. Throws `LineLost` if the worker can no longer be reached.
   */
  run(request: string, signal: AbortSignal): AsyncGenerator<Buffer, string | undefined>
  decline(): void
}

export interface Line {
  /** Returns `undefined` if no other process has a worker with a free slot, or if none responds within two seconds. */
  offer(): Promise<LinePlace | undefined>
  /** Accepts work of other processes while `slots` has a free slot. */
  answer(slots: Semaphore, work: LineWork): LineAnswers
}

export interface LineAnswers {
  /** Accepts nothing more. Runs in progress may continue for `graceMs` milliseconds and are then stopped. */
  stop(graceMs: number): Promise<void>
}

/** Thrown by a run whose other end is silent, or which lost a frame. */
export class LineLost extends Error {}

/** First message to a worker that accepted an offer, sealed with the secret of the service. */
export interface LineRequest {
  /** Key that seals the frames of this run, in base64. */
  key: string
  request: string
}

/** Time for which a worker keeps a slot for the request, in milliseconds. */
export const keptMs = 20_000
/** Time after which a caller no longer uses a slot, in milliseconds. The request must arrive before `keptMs`. */
export const usableMs = 18_000

export const offerSubject = 'tw.line.offer'
/** Number of frames that a worker may send before the caller has taken the first. */
export const frameWindow = 32

/** Names the place of the sealed request, so that a copy of it cannot be opened for another run. */
export const contextOf = (name: string): string => `line ${name}`
