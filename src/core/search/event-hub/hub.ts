import { setTimeout as sleep } from 'node:timers/promises'
import { firstRows, rowsPerPage } from './page.ts'
import { createLiveTopics } from './live-topics.ts'
import { createReplay } from './replay.ts'
import { Subscriber } from './subscriber.ts'
import type { TopicParts } from './topic.ts'

/*
 * The event hub sends the events of stored searches to subscribers, while the search runs and afterwards.
 * Investigations and watches have hubs of their own, with other events (`EventLog`): "search" then stands for one.
 *
 *                ┌──────────────────────────┐
 *                v                          │
 *   start → replaying ──→ live ──→ behind ──┘
 *                │          │
 *                └→ ended ←─┘
 *
 *   replaying  From the start, and after `behind`. The subscriber reads stored events page by page (replay.ts). While
 *              the database is away, it tries again every second.
 *   live       When the subscriber has all stored events. It then joins the topic of the search. The topic reads and
 *              encodes new events once, and queues the same bytes for every live subscriber (topic.ts).
 *   behind     When the queue of a live subscriber would exceed 128 KiB. The subscriber drops its queue, leaves the
 *              topic, and replays from the first dropped event.
 *   ended      After the last event of the search, or after a deletion of the search. Queued events are still sent.
 *
 * If the signal of a stream aborts or the hub closes, the stream ends in any state. A topic exists while its search has
 * live subscribers. A topic reads after each message of the wire. In case a message was lost, one query per second asks
 * for the last event of all these searches. So does the end of an outage of the wire.
 *
 * The trade: an event reaches subscribers only through the database, never directly from the runner. That costs one
 * read per write and a few milliseconds. In return, no event is lost or sent twice, and a stream can resume at any
 * event. A slow subscriber uses at most 128 KiB of memory and does not delay other subscribers.
 */

/**
 * SSE field that makes an `EventSource` reconnect after one second. The `EventSource` then resumes after the last event
 * that it received.
 */
const reconnect = Buffer.from('retry: 1000\n')

interface HubParts extends TopicParts {
  /**
   * Interval at which the hub looks for new events even if the wire delivers no message, in milliseconds. Default:
   * 1,000.
   */
  pollMs?: number
}

export type EventHub = ReturnType<typeof createEventHub>

export function createEventHub({ events, wire, pollMs = 1_000 }: HubParts) {
  const live = createLiveTopics({ events, wire, pollMs })
  const replay = createReplay(events)
  const state = {
    subscribers: new Set<Subscriber>(),
    isClosed: false,
  }

  return {
    /**
     * Yields `prelude`, then the encoded events of the search, from event number `from` to the last event. Ends early
     * if `signal` aborts or the search is deleted. If the hub closes, the last chunk is a `retry:` field.
     */
    async* subscribe(searchId: string, from: number, signal: AbortSignal, prelude?: Buffer): AsyncGenerator<Buffer> {
      const subscriber = new Subscriber(from)
      const stopped = () => state.isClosed || signal.aborted
      const wake = () => subscriber.wake()
      let limit = firstRows
      signal.addEventListener('abort', wake, { once: true })
      state.subscribers.add(subscriber)
      try {
        if (prelude) yield prelude
        prelude = undefined // a generator keeps its parameters while it waits
        while (!stopped()) {
          const page = await replay.read(searchId, subscriber.nextSeq, limit, signal).catch(() => 'away' as const)
          if (page === 'away') {
            await sleep(pollMs, undefined, { signal }).catch(() => undefined)
            continue
          }
          if (page) {
            limit = rowsPerPage(page)
            yield subscriber.replay(page)
            if (page.final) return
            continue
          }
          const exists = await events.listLatest([searchId]).then(latest => latest.has(searchId), () => true)
          if (!stopped() && !exists) return
          if (subscriber.nextSeq <= live.headOf(searchId)) continue
          // There must be no `await` between the comparison above and `join`, because an event that arrives during the
          // `await` would be missed.
          live.join(searchId, subscriber)
          while (!stopped() && subscriber.state !== 'behind') {
            const bytes = subscriber.take()
            // The search may end while events are still queued, so the queue is emptied before the state is checked.
            if (bytes) yield bytes
            else if (subscriber.state === 'ended') return
            else await subscriber.changed()
          }
          live.leave(searchId, subscriber)
          subscriber.catchUp()
        }
        if (state.isClosed) yield reconnect
      } finally {
        live.leave(searchId, subscriber)
        state.subscribers.delete(subscriber)
        if (state.subscribers.size === 0) replay.clear()
        signal.removeEventListener('abort', wake)
      }
    },

    /** Ends all streams. A stream that is opened later ends at once. */
    close(): void {
      state.isClosed = true
      live.close()
      for (const subscriber of state.subscribers) subscriber.wake()
    },
  }
}
