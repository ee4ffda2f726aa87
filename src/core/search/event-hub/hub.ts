import { setTimeout as sleep } from 'node:timers/promises'
import { firstRows, rowsPerPage } from './page.ts'
import { createReplay } from './replay.ts'
import { Subscriber } from './subscriber.ts'
import { createTopic, type Topic, type TopicParts } from './topic.ts'

/*
 * The event hub sends the events of stored searches to subscribers, while the search runs and afterwards.
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

export function createEventHub({ pollMs = 1_000, ...parts }: HubParts) {
  const { events, wire } = parts
  const topics = new Map<string, Topic>()
  const subscribers = new Set<Subscriber>()
  const replay = createReplay(events)
  let closed = false
  let polling = false
  let timer: NodeJS.Timeout | undefined

  function join(searchId: string, subscriber: Subscriber): void {
    const topic = topics.get(searchId) ?? createTopic(searchId, subscriber.nextSeq - 1, parts)
    topics.set(searchId, topic)
    timer ??= setInterval(poll, pollMs)
    topic.subscribers.add(subscriber)
    subscriber.goLive()
  }

  function leave(searchId: string, subscriber: Subscriber): void {
    const topic = topics.get(searchId)
    if (!topic?.subscribers.delete(subscriber) || topic.subscribers.size > 0) return
    topics.delete(searchId)
    topic.close()
    if (topics.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** Asks once for the last event of every search that is read live. */
  async function poll(): Promise<void> {
    if (polling || topics.size === 0) return
    polling = true
    try {
      const watched = [...topics]
      const latest = await events.listLatest(watched.map(([searchId]) => searchId))
      for (const [searchId, topic] of watched) {
        const seq = latest.get(searchId)
        if (seq === undefined) topic.end()
        else topic.catchUp(seq)
      }
    } catch { /* the next poll asks again */ } finally {
      polling = false
    }
  }

  const ignoreGaps = wire.onGap(poll)

  return {
    /**
     * Yields `prelude`, then the encoded events of the search, from event number `from` to the last event. Ends early
     * if `signal` aborts or the search is deleted. If the hub closes, the last chunk is a `retry:` field.
     */
    async* subscribe(searchId: string, from: number, signal: AbortSignal, prelude?: Buffer): AsyncGenerator<Buffer> {
      const subscriber = new Subscriber(from)
      const stopped = () => closed || signal.aborted
      const wake = () => subscriber.wake()
      let limit = firstRows
      signal.addEventListener('abort', wake, { once: true })
      subscribers.add(subscriber)
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
          if (subscriber.nextSeq <= (topics.get(searchId)?.head ?? 0)) continue
          // There must be no `await` between the comparison above and `join`, because an event that arrives during the
          // `await` would be missed.
          join(searchId, subscriber)
          while (!stopped() && subscriber.state !== 'behind') {
            const bytes = subscriber.take()
            // The search may end while events are still queued, so the queue is emptied before the state is checked.
            if (bytes) yield bytes
            else if (subscriber.state === 'ended') return
            else await subscriber.changed()
          }
          leave(searchId, subscriber)
          subscriber.catchUp()
        }
        if (closed) yield reconnect
      } finally {
        leave(searchId, subscriber)
        subscribers.delete(subscriber)
        if (subscribers.size === 0) replay.clear()
        signal.removeEventListener('abort', wake)
      }
    },

    /** Ends all streams. A stream that is opened later ends at once. */
    close(): void {
      closed = true
      ignoreGaps()
      for (const subscriber of subscribers) subscriber.wake()
    },
  }
}
