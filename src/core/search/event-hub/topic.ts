import { setTimeout as sleep } from 'node:timers/promises'
import type { EventLog } from '../../../db/events.ts'
import type { Wire } from '../../../wire/wire.ts'
import { firstRows, readPage, rowsPerPage } from './page.ts'
import type { Subscriber } from './subscriber.ts'

export interface TopicParts {
  events: EventLog
  wire: Wire
}

/**
 * Maximum number of subscribers for which a topic reads without pauses. If there are more, the topic pauses after each
 * page, for about as long as the writes to the subscribers take. During the pause, the process can handle other
 * requests. After the pause, the topic reads all new events as one page.
 */
const maxUnpacedSubscribers = 100
const pauseMsPerSubscriber = 0.015

export type Topic = ReturnType<typeof createTopic>

/**
 * Creates the topic of one search. The topic reads each new event once and offers it to all live subscribers. `after`
 * is the number of the last event that the first subscriber has. The first read starts at once, because events may have
 * been added since that subscriber's last read.
 */
export function createTopic(searchId: string, after: number, { events, wire }: TopicParts) {
  const subscribers = new Set<Subscriber>()
  let head = after
  let limit = firstRows
  let closed = false
  let reading = false
  let readAgain = false

  async function read(): Promise<void> {
    if (reading) {
      readAgain = true
      return
    }
    reading = true
    do {
      readAgain = false
      // ignores a failed read: the next poll of the hub reads again
      const page = await readPage(events, searchId, head, limit).catch(() => undefined)
      if (page) {
        head += page.offsets.length
        limit = rowsPerPage(page)
        readAgain ||= page.more
        for (const subscriber of subscribers) subscriber.offer(page)
        if (subscribers.size > maxUnpacedSubscribers) await sleep(subscribers.size * pauseMsPerSubscriber)
      }
    } while (readAgain && !closed)
    reading = false
  }

  const unsubscribe = wire.subscribe(searchId, read)
  void read()

  return {
    subscribers,

    /** Number of the last event that the topic offered to its subscribers. */
    get head() { return head },

    /** Reads new events if the search has events after `head`. `latest` is the number of its last event. */
    catchUp(latest: number): void {
      if (latest > head) void read()
    },

    /** Ends all subscribers after the search was deleted, because its last event never comes. */
    end(): void {
      for (const subscriber of subscribers) subscriber.end()
    },

    close(): void {
      closed = true
      unsubscribe()
    },
  }
}
