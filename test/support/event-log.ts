import { createEventHub, type EventHub } from '../../src/core/search/event-hub/hub.ts'
import type { EventLog, StoredEvent } from '../../src/db/events.ts'
import { createInProcessWire } from '../../src/wire/in-process.ts'
import type { Wire } from '../../src/wire/wire.ts'
import { until } from '../../scripts/support/until.ts'

export const id = 'search'

const hubs: EventHub[] = []

/** Closes the hub when `closeHubs` is called. */
export function keepOpen(hub: EventHub): EventHub {
  hubs.push(hub)
  return hub
}

export function closeHubs(): void {
  for (const hub of hubs.splice(0)) hub.close()
}

/** Creates a hub on an event log in memory. The log counts the reads of the hub. */
export function createLog(bytes = 10, pollMs = 1_000) {
  const rows: StoredEvent[] = []
  const wire = createInProcessWire()
  const log = {
    /**
     * Counters. `reads` counts all reads, `reading` the reads in flight, and `mostReading` is the maximum of `reading`.
     * `topics` counts the topics to which the hub is subscribed on the wire.
     */
    reads: 0,
    reading: 0,
    mostReading: 0,
    topics: 0,
    there: true,
    /** Deletes the search with all its events. */
    remove() {
      log.there = false
      rows.length = 0
    },
    append(count: number, last = false) {
      for (let index = 0; index < count; index++) {
        rows.push({ seq: rows.length + 1, name: 'card', data: 'x'.repeat(bytes) })
      }
      if (last) rows.push({ seq: rows.length + 1, name: 'search.finished', data: '' })
      wire.publish(id)
    },
    get length() { return rows.length },
    /** Resolves when more than `readers` reads have ended and no read is in flight. */
    waits: (readers: number) => until(() => log.reads > readers && log.reading === 0),
  }
  const events: EventLog = {
    lastEvent: 'search.finished',
    listLatest: ids => Promise.resolve(new Map(log.there ? ids.map(each => [each, rows.length]) : [])),
    async listAfter(_, seq, limit) {
      log.reads++
      log.mostReading = Math.max(log.mostReading, ++log.reading)
      await new Promise(resolve => setImmediate(resolve))
      log.reading--
      return rows.slice(seq, seq + limit)
    },
  }
  const counted: Wire = {
    ...wire,
    subscribe(searchId, listener) {
      const leave = wire.subscribe(searchId, listener)
      log.topics++
      return () => {
        log.topics--
        leave()
      }
    },
  }
  const hub = keepOpen(createEventHub({
    events,
    wire: counted,
    pollMs,
  }))
  return { log, hub }
}

export const numbers = (chunks: Buffer[]) =>
  Array.from(Buffer.concat(chunks).toString().matchAll(/^id: (\d+)$/gm), ([, seq]) => Number(seq))
export const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
export const never = new AbortController().signal
