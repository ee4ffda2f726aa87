import type { Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { endInvestigationIfDone } from './end-investigation.ts'
import { finishedEvent, noLeakSourcesEvents } from './events.ts'
import { toRows } from './event-rows.ts'
import { cancelled, countCards, shardsOf, streamStatus, type Ending } from './state.ts'
import type { SearchOptions } from './task.ts'
import { makeDue } from '../webhooks/deliveries.ts'
import { storedNotice } from './webhook.ts'

/**
 * Sets the final status of a search and does all the work that follows, for example scheduling its webhook. Returns
 * `undefined` if the search had already ended.
 */
export async function endSearch(
  tx: Repositories,
  search: StoredSearch,
  ending: Ending,
  { now, publicUrl }: { now: Date, publicUrl: string },
): Promise<Ending | undefined> {
  if (!await tx.searches.end(search.id, ending.status, ending.error, now.toISOString())) return undefined
  await tx.byok.removeCredentials(search.id)
  await tx.audit.setOutcomeOfSearch(search.id, ending === cancelled ? 'cancelled' : streamStatus(ending.status))
  const counts = await tx.searchTasks.count(search.id)
  await tx.shards.remove(search.id, shardsOf(counts))
  await makeDue(tx, { kind: 'search', id: search.id }, () => storedNotice(search, ending, now, counts, publicUrl))
  const executionMs = Math.max(0, now.getTime() - Date.parse(search.startedAt ?? search.createdAt))
  await tx.events.append(search.id, toRows([
    ...noLeakSourcesEvents(search.id, now, JSON.parse(search.options) as SearchOptions, counts),
    finishedEvent(
      search.id,
      now,
      ending,
      { cards: countCards(counts), executionMs },
      await tx.searchTasks.listEnded(search.id),
    ),
  ]))
  if (search.investigationId !== null) await endInvestigationIfDone(tx, search.investigationId, now)
  return ending
}
