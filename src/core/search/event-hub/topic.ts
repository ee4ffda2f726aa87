import { setTimeout as sleep } from 'node:timers/promises'
import type { EventRepository } from '../../../db/events.ts'
import type { Wire } from '../../../wire/wire.ts'
import { firstRows, readPage, rowsPerPage } from './page.ts'
import type { Subscriber } from './subscriber.ts'

export interface TopicParts {
  events: EventRepository
  wire: Wire
  /** Returns `false` if the search was deleted: then its last event will never come. */
  searchExists(searchId: string): Promise<boolean>
  /** Interval of reads that do not depend on the wire, in milliseconds. */
  pollMs: number
}

/** After this many polls without an event, the topic checks that the search still exists. */
const maxSilentPolls = 5
/**
 * With more subscribers than this, the topic pauses after each page, for about as long as their writes take. Events
 * that come in the pause are read together, and other requests get their turn.
 */
const maxUnpacedSubscribers = 100
const pauseMsPerSubscriber = 0.015

export type Topic = ReturnType<typeof createTopic>

/**
 * Reads the new events of one search once and offers them to its live subscribers. `after` is the number of the last
 * event that the first subscriber has. Reads again at once, because events may have come since that subscriber's last
 * read.
 */
export function createTopic(searchId: string, after: number, { events, wire, searchExists, pollMs }: TopicParts) {
  const subscribers = new Set<Subscriber>()
  let head = after
  let limit = firstRows
  let closed = false
  let reading = false
  let readAgain = false
  let silentPolls = 0

  async function read(): Promise<void> {
    if (reading) {
      readAgain = true
      return
    }
    reading = true
    do {
      readAgain = false
      const page = await readPage(events, searchId, head, limit).catch(() => undefined) // the next poll tries again
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

  async function poll(): Promise<void> {
    const before = head
    await read()
    silentPolls = head === before ? silentPolls + 1 : 0
    if (silentPolls < maxSilentPolls) return
    silentPolls = 0
    if (await searchExists(searchId).catch(() => true)) return
    for (const subscriber of subscribers) subscriber.end()
  }

  const timer = setInterval(poll, pollMs)
  const unsubscribe = wire.subscribe(searchId, read)
  void read()

  return {
    subscribers,

    /** Number of the last event that was offered. */
    get head() { return head },

    close(): void {
      closed = true
      clearInterval(timer)
      unsubscribe()
    },
  }
}
