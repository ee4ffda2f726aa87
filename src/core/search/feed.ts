import { setImmediate as othersTurn, setTimeout as sleep } from 'node:timers/promises'
import type { EventRepository } from '../../db/events.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { encodeEvent } from '../../lib/sse.ts'
import type { Wire } from '../../wire/wire.ts'

interface FeedParts {
  events: EventRepository
  wire: Wire
  /** Whether the search is there: one that was deleted has no end to wait for. */
  isThere(searchId: string): Promise<boolean>
  /** Between two looks for what the wire did not tell. */
  pollMs?: number
}

interface Batch {
  /** The number of the first. */
  first: number
  /** Where in `whole` each begins. */
  starts: number[]
  whole: Buffer
  /** Whether the last of them is the search's last. */
  final: boolean
  /** Whether there may be more already. */
  more: boolean
}

/** What is handed out at once, or one event: it waits in memory, once for each reader that does not take it. */
const pageBytes = 32 * 1024
/** Rows that are read for a page at first, before it is known how long they are, and at most. */
const firstRows = 32
const mostRows = 500
/** Pages of a crowd that replays which are kept for those that come to them next, and for how long: those of a search that is deleted are not handed out for longer. */
const mostPages = 64
const keptMs = 1_000
/** After so many looks that found nothing it is asked whether the search is still there. */
const silentLooks = 5
/** After so many writes the topic rests as long as they take: what comes meanwhile goes out in one, and others get a turn. */
const crowd = 100
const restMs = 0.015
/** What may wait for a reader in memory; a slower one reads on from the database. */
const mostQueuedBytes = 128 * 1024
const comeBack = Buffer.from('retry: 1000\n\n')

export type Feed = ReturnType<typeof createFeed>

/**
 * The events of stored searches, live: new ones are read and encoded once, however many readers there are. A reader
 * begins in the database, joins the live ones where it has caught up, and falls back to the database where it is slow.
 */
export function createFeed({ events, wire, isThere, pollMs = 1_000 }: FeedParts) {
  const topics = new Map<string, Topic>()
  const open = new Set<Reader>()
  const turns = createSemaphore(1) // however many readers there are, others get at the database in between
  let pages: Array<Batch & { searchId: string, untilMs: number }> = []
  let closed = false

  async function read(searchId: string, after: number, limit: number): Promise<Batch | undefined> {
    const rows = await events.after(searchId, after, limit)
    if (rows.length === 0) return undefined
    const encoded: Buffer[] = []
    const starts: number[] = []
    let bytes = 0
    for (const { name, data, seq } of rows) {
      const event = encodeEvent(name, data, seq)
      if (bytes > 0 && bytes + event.length > pageBytes) break
      starts.push(bytes)
      bytes += event.length
      encoded.push(event)
    }
    const count = encoded.length
    return {
      first: after + 1,
      starts,
      whole: Buffer.concat(encoded),
      final: rows[count - 1]!.name === 'search.finished',
      more: count < rows.length || rows.length === limit,
    }
  }

  /** One page at a time, of one reader: between two of them others get their turn. Those of a crowd share what one of them read. */
  async function readInTurn(
    searchId: string,
    next: number,
    limit: number,
    signal: AbortSignal,
  ): Promise<Batch | undefined> {
    const release = await turns.acquire(signal).catch(() => undefined)
    if (release === undefined) return undefined // the reader has left
    try {
      const nowMs = performance.now()
      const kept = pages.find(page =>
        page.searchId === searchId && page.untilMs > nowMs && page.first <= next &&
        next < page.first + page.starts.length
      )
      const page = kept ?? await read(searchId, next - 1, limit)
      if (turns.waiting === 0) pages = []
      else if (page && !kept) pages = [{ ...page, searchId, untilMs: nowMs + keptMs }, ...pages.slice(0, mostPages - 1)]
      await othersTurn()
      return page
    } finally {
      release()
    }
  }

  function join(searchId: string, reader: Reader): void {
    const topic = topics.get(searchId) ?? openTopic(searchId, reader.next - 1)
    topic.readers.add(reader)
  }

  function leave(searchId: string, reader: Reader): void {
    const topic = topics.get(searchId)
    if (!topic?.readers.delete(reader) || topic.readers.size > 0) return
    topics.delete(searchId)
    topic.close()
  }

  function openTopic(searchId: string, head: number): Topic {
    const topic: Topic = { head, readers: new Set(), close }
    let looking = false
    let again = false
    let limit = firstRows
    const look = async () => {
      if (looking) {
        again = true
        return
      }
      looking = true
      do {
        again = false
        const batch = await read(searchId, topic.head, limit).catch(() => undefined) // the next look tries again
        if (batch) {
          topic.head += batch.starts.length
          limit = rowsLike(batch)
          again ||= batch.more
          for (const reader of topic.readers) reader.offer(batch)
          if (topic.readers.size > crowd) await sleep(topic.readers.size * restMs)
        }
      } while (again && topics.get(searchId) === topic)
      looking = false
    }
    let silent = 0
    const poll = async () => {
      const before = topic.head
      await look()
      silent = topic.head === before ? silent + 1 : 0
      if (silent < silentLooks) return
      silent = 0
      if (await isThere(searchId).catch(() => true)) return
      for (const reader of topic.readers) reader.end() // its last event was deleted with it, unseen
    }
    const timer = setInterval(poll, pollMs)
    const unsubscribe = wire.subscribe(searchId, look)
    function close() {
      clearInterval(timer)
      unsubscribe()
    }
    topics.set(searchId, topic)
    void look() // what came between the reader's last look and now
    return topic
  }

  return {
    /**
     * `hello`, then the events from number `from` on, until the search's last one; ends early with the signal, or with
     * `retry:` where the feed closes: the reader comes back in a second and misses nothing.
     */
    async* open(searchId: string, from: number, signal: AbortSignal, hello?: Buffer): AsyncGenerator<Buffer> {
      const reader = createReader(from)
      const over = () => closed || signal.aborted
      let limit = firstRows
      signal.addEventListener('abort', reader.wake, { once: true })
      open.add(reader)
      try {
        if (hello) yield hello
        while (!over()) {
          const page = await readInTurn(searchId, reader.next, limit, signal)
          if (page) {
            const chunk = tail(page, reader.next)
            reader.next = page.first + page.starts.length
            limit = rowsLike(page)
            yield chunk
            if (page.final) return
            continue
          }
          if (!over() && !await isThere(searchId)) return
          if (reader.next - 1 < (topics.get(searchId)?.head ?? 0)) continue
          join(searchId, reader) // no pause since the look: nothing can have come in between unseen
          while (!over() && !reader.behind) {
            const chunk = reader.take()
            if (chunk) yield chunk // the last events may come meanwhile
            else if (reader.final) return
            else await reader.sleep()
          }
          leave(searchId, reader)
          reader.behind = false
        }
        if (closed) yield comeBack
      } finally {
        leave(searchId, reader)
        open.delete(reader)
        if (open.size === 0) pages = []
        signal.removeEventListener('abort', reader.wake)
      }
    },

    /** Ends every reader, and those to come. */
    close(): void {
      closed = true
      for (const reader of open) reader.wake()
    },
  }
}

/** As many rows as fill a page where they are as long as those before. */
const rowsLike = ({ starts, whole }: Batch): number =>
  Math.min(mostRows, Math.ceil(pageBytes / (whole.length / starts.length)))

/** The bytes of the event with this number and those after it. */
const tail = ({ first, starts, whole }: Batch, seq: number): Buffer =>
  seq === first ? whole : whole.subarray(starts[seq - first])

interface Topic {
  /** The number of the last event that was handed out. */
  head: number
  readers: Set<Reader>
  close(): void
}

type Reader = ReturnType<typeof createReader>

function createReader(from: number) {
  let queued: Buffer[] = []
  let bytes = 0
  let count = 0 // of events queued
  let resolve: (() => void) | undefined

  function empty(): void {
    queued = []
    bytes = 0
    count = 0
  }

  const reader = {
    /** The next event that it has not been handed. */
    next: from,
    behind: false,
    final: false,

    offer(batch: Batch): void {
      const unseen = batch.first + batch.starts.length - reader.next
      if (reader.behind || unseen <= 0) return
      const chunk = tail(batch, reader.next)
      if (bytes > 0 && bytes + chunk.length > mostQueuedBytes) {
        reader.behind = true
        reader.next -= count
        empty()
      } else {
        queued.push(chunk)
        bytes += chunk.length
        count += unseen
        reader.next += unseen
        reader.final = batch.final
      }
      reader.wake()
    },

    /** Nothing more will come. */
    end(): void {
      reader.final = true
      reader.wake()
    },

    take(): Buffer | undefined {
      const chunk = queued.length > 1 ? Buffer.concat(queued) : queued[0]
      empty()
      return chunk
    },

    sleep: (): Promise<void> => new Promise(wake => { resolve = wake }),

    wake(): void {
      resolve?.()
      resolve = undefined
    },
  }
  return reader
}
