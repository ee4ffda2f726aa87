import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventLog } from '../../../db/events.ts'
import { createSemaphore } from '../../../lib/semaphore.ts'
import { seqAfter, readPage, type EventPage } from './page.ts'

interface SharedPage extends EventPage {
  searchId: string
  expiresMs: number
}

/** Maximum number of pages that are kept for other subscribers of the same searches. */
const maxSharedPages = 64
/** Time to live of a shared page, in milliseconds. Limits how long the events of a deleted search can still be sent. */
const sharedMs = 1_000

/**
 * Creates the reader of stored events for subscribers that replay. The subscribers of this process take turns: each
 * turn reads one page, so that many replays leave the database free for other work. A subscriber whose turn comes may
 * get a page that an earlier turn has read.
 */
export function createReplay(events: EventLog) {
  const turns = createSemaphore(1)
  let shared: SharedPage[] = []

  return {
    /**
     * Returns a page that contains event number `next`. Returns `undefined` if that event does not exist yet, or if
     * `signal` aborts before the subscriber's turn.
     */
    async read(searchId: string, next: number, limit: number, signal: AbortSignal): Promise<EventPage | undefined> {
      const release = await turns.acquire(signal).catch(() => undefined)
      if (release === undefined) return undefined
      try {
        const nowMs = performance.now()
        const cachedPage = shared.find(page =>
          page.searchId === searchId && page.expiresMs > nowMs && page.firstSeq <= next && next < seqAfter(page)
        )
        const page = cachedPage ?? await readPage(events, searchId, next - 1, limit)
        if (turns.waiting === 0) shared = []
        else if (page && !cachedPage) {
          shared = [{ ...page, searchId, expiresMs: nowMs + sharedMs }, ...shared.slice(0, maxSharedPages - 1)]
        }
        await nextTurn()
        return page
      } finally {
        release()
      }
    },

    /** Drops the shared pages. The hub calls this when no subscriber is left. */
    clear(): void {
      shared = []
    },
  }
}
