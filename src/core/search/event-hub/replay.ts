import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventRepository } from '../../../db/events.ts'
import { createSemaphore } from '../../../lib/semaphore.ts'
import { seqAfter, readPage, type EventPage } from './page.ts'

interface SharedPage extends EventPage {
  searchId: string
  expiresMs: number
}

/** Pages kept for other replaying subscribers of the same search. */
const maxSharedPages = 64
/** Time to live of a shared page, in milliseconds. It limits how long pages of a deleted search are sent. */
const sharedMs = 1_000

/**
 * Reads stored events for replaying subscribers. All subscribers of the process take turns, one page at a time, so
 * that many replays leave the database free for other work. Waiting subscribers share the pages that others have read.
 */
export function createReplay(events: EventRepository) {
  const turns = createSemaphore(1)
  let shared: SharedPage[] = []

  return {
    /**
     * Returns a page that contains event number `next`. Returns `undefined` if there is no such event yet, or if
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

    /** Drops the shared pages. */
    clear(): void {
      shared = []
    },
  }
}
