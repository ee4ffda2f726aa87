import { bytesFrom, seqAfter, type EventPage } from './page.ts'

/**
 * Limit of the queue of a live subscriber, in bytes. If the queue would exceed this limit, the subscriber falls behind
 * and must replay events.
 */
const maxQueuedBytes = 128 * 1024

/** State of a subscriber; hub.ts describes the transitions. */
export type SubscriberState = 'replaying' | 'live' | 'behind' | 'ended'

export type Subscriber = ReturnType<typeof createSubscriber>

/**
 * Creates a subscriber, which has a position in the events of a search and a queue of events to send. `from` is the
 * number of the first event to send.
 */
export function createSubscriber(from: number) {
  let state: SubscriberState = 'replaying'
  let nextSeq = from
  let queue: Buffer[] = []
  let queuedBytes = 0
  let queuedEvents = 0
  let resolve: (() => void) | undefined

  function clearQueue(): void {
    queue = []
    queuedBytes = 0
    queuedEvents = 0
  }

  function wake(): void {
    resolve?.()
    resolve = undefined
  }

  return {
    get state() { return state },

    /** Number of the first event that is neither sent nor queued. */
    get nextSeq() { return nextSeq },

    /** Returns the bytes of a page from event `nextSeq` on, and moves the position to the end of the page. */
    replay(page: EventPage): Buffer {
      const bytes = bytesFrom(page, nextSeq)
      nextSeq = seqAfter(page)
      if (page.final) state = 'ended'
      return bytes
    },

    goLive(): void {
      state = 'live'
    },

    /**
     * Queues the events of a page from event `nextSeq` on. If the queue would exceed its limit, drops the whole queue,
     * and the subscriber falls behind.
     */
    offer(page: EventPage): void {
      const events = seqAfter(page) - nextSeq
      if (state !== 'live' || events <= 0) return
      const bytes = bytesFrom(page, nextSeq)
      if (queuedBytes > 0 && queuedBytes + bytes.length > maxQueuedBytes) {
        state = 'behind'
        nextSeq -= queuedEvents
        clearQueue()
      } else {
        queue.push(bytes)
        queuedBytes += bytes.length
        queuedEvents += events
        nextSeq += events
        if (page.final) state = 'ended'
      }
      wake()
    },

    /** If the subscriber fell behind, starts its replay from the first dropped event. */
    catchUp(): void {
      if (state === 'behind') state = 'replaying'
    },

    /** Ends the subscriber after the search was deleted, because no event will follow. */
    end(): void {
      state = 'ended'
      wake()
    },

    /** Empties the queue and returns its bytes, or `undefined` if the queue was empty. */
    take(): Buffer | undefined {
      const bytes = queue.length > 1 ? Buffer.concat(queue) : queue[0]
      clearQueue()
      return bytes
    },

    /** Resolves at the next `wake`. Only one caller may wait at a time. */
    changed: (): Promise<void> => new Promise(wake => { resolve = wake }),

    wake,
  }
}
