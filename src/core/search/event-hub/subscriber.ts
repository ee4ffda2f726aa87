import { bytesFrom, seqAfter, type EventPage } from './page.ts'

/**
 * Limit of the queue of a live subscriber, in bytes. If the queue would exceed this limit, the subscriber falls behind
 * and must replay events.
 */
const maxQueuedBytes = 128 * 1024

/** State of a subscriber; hub.ts describes the transitions. */
export type SubscriberState = 'replaying' | 'live' | 'behind' | 'ended'

/**
 * A position in the events of a search and a queue of events to send. It is a class, because an object with these
 * getters and closures takes 1.6 KB more, and thousands of subscribers wait at the same time.
 */
export class Subscriber {
  #state: SubscriberState = 'replaying'
  #nextSeq: number
  #queue: Buffer[] = []
  #queuedBytes = 0
  #queuedEvents = 0
  #resolve: (() => void) | undefined

  /** @param from number of the first event to send */
  constructor(from: number) {
    this.#nextSeq = from
  }

  get state(): SubscriberState {
    return this.#state
  }

  /** Number of the first event that is neither sent nor queued. */
  get nextSeq(): number {
    return this.#nextSeq
  }

  /** Returns the bytes of a page from event `nextSeq` on, and moves the position to the end of the page. */
  replay(page: EventPage): Buffer {
    const bytes = bytesFrom(page, this.#nextSeq)
    this.#nextSeq = seqAfter(page)
    if (page.final) this.#state = 'ended'
    return bytes
  }

  goLive(): void {
    this.#state = 'live'
  }

  /**
   * Queues the events of a page from event `nextSeq` on. If the queue would exceed its limit, drops the whole queue,
   * and the subscriber falls behind.
   */
  offer(page: EventPage): void {
    const events = seqAfter(page) - this.#nextSeq
    if (this.#state !== 'live' || events <= 0) return
    const bytes = bytesFrom(page, this.#nextSeq)
    if (this.#queuedBytes > 0 && this.#queuedBytes + bytes.length > maxQueuedBytes) {
      this.#state = 'behind'
      this.#nextSeq -= this.#queuedEvents
      this.#clearQueue()
    } else {
      this.#queue.push(bytes)
      this.#queuedBytes += bytes.length
      this.#queuedEvents += events
      this.#nextSeq += events
      if (page.final) this.#state = 'ended'
    }
    this.wake()
  }

  /** If the subscriber fell behind, starts its replay from the first dropped event. */
  catchUp(): void {
    if (this.#state === 'behind') this.#state = 'replaying'
  }

  /** Ends the subscriber after the search was deleted, because no event will follow. */
  end(): void {
    this.#state = 'ended'
    this.wake()
  }

  /** Empties the queue and returns its bytes, or `undefined` if the queue was empty. */
  take(): Buffer | undefined {
    const bytes = this.#queue.length > 1 ? Buffer.concat(this.#queue) : this.#queue[0]
    this.#clearQueue()
    return bytes
  }

  /** Resolves at the next `wake`. Only one caller may wait at a time. */
  changed(): Promise<void> {
    return new Promise(resolve => { this.#resolve = resolve })
  }

  wake(): void {
    this.#resolve?.()
    this.#resolve = undefined
  }

  #clearQueue(): void {
    this.#queue = []
    this.#queuedBytes = 0
    this.#queuedEvents = 0
  }
}
