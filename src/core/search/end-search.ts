import type { Repositories } from '../../db/database.ts'
import type { TaskCount } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { setChainCounts } from './chain-counts.ts'
import { endInvestigationIfDone } from './end-investigation.ts'
import { finishedEvent, noLeakSourcesEvents, type SearchEvent } from './events.ts'
import { toRowsInSlices } from './event-rows.ts'
import { summaryOf } from './bodies.ts'
import { countsOf } from './search-counts.ts'
import { cancelled, countCards, endingOf, shardsOf, streamStatus, type Ending } from './state.ts'
import type { SearchOptions } from './task.ts'
import { makeDue } from '../webhooks/deliveries.ts'
import { reportToEndpoints } from '../webhooks/endpoint-reports.ts'
import { storedNotice } from './search-notice.ts'

interface EndFacts {
  now: Date
  publicUrl: string
  /** Counts of the tasks of the search, all of which have ended. */
  counts: readonly TaskCount[]
  /** Events of the same write that come before the last ones. Default: none. */
  events?: readonly SearchEvent[]
}

/**
 * Sets the final status of a search whose row is locked, and does all the work that follows, for example scheduling its
 * webhook. Returns the ending.
 * @param early the ending, if its tasks have not ended by themselves
 */
export async function endSearch(
  tx: Repositories, search: StoredSearch, early: Ending | undefined, { now, publicUrl, counts, events = [] }: EndFacts,
): Promise<Ending> {
  const tasks = await tx.searchTasks.listEnded(search.id)
  const found = countsOf(tasks, (JSON.parse(search.skipped) as unknown[]).length)
  const ending = early ?? endingOf(counts, found)
  if (!await tx.searches.end(search.id, ending.status, ending.error, now.toISOString(), found)) {
    throw new Error('the search has ended, although its row was locked before')
  }
  if (search.retryRoot !== null) await setChainCounts(tx, search.retryRoot)
  await tx.byok.removeCredentials(search.id)
  await tx.audit.setOutcomeOfSearch(search.id, ending === cancelled ? 'cancelled' : streamStatus(ending.status))
  await tx.shards.remove(search.id, shardsOf(counts))
  const subject = { kind: 'search', id: search.id } as const
  const noticeOf = () => storedNotice(search, ending, now, summaryOf(counts, found), publicUrl)
  await makeDue(tx, subject, noticeOf)
  if (search.investigationId === null && search.watchId === null) {
    await reportToEndpoints(tx, { subject, accountId: search.accountId }, noticeOf)
  }
  const executionMs = Math.max(0, now.getTime() - Date.parse(search.startedAt ?? search.createdAt))
  await tx.events.append(search.id, await toRowsInSlices([
    ...events,
    ...noLeakSourcesEvents(search.id, now, JSON.parse(search.options) as SearchOptions, counts),
    finishedEvent(
      search.id,
      now,
      ending,
      { cards: countCards(counts), executionMs, found },
      tasks,
    ),
  ]))
  if (search.investigationId !== null) await endInvestigationIfDone(tx, search.investigationId, now)
  return ending
}
