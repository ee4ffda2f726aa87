import type { components } from '../../../generated/api.ts'
import type { TaskCount } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Attempt, Delivery, WebhookJob } from '../../db/webhooks.ts'
import type { Database } from '../../db/database.ts'
import { notFound, searchNotTerminal } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queue } from '../../queue/queue.ts'
import { recordDone } from '../audit.ts'
import type { Principal } from '../keys.ts'
import type { StoredNotice } from '../webhooks/notice.ts'
import { linksOf, deliveryBody, summaryOf } from './results.ts'
import { isTerminal, type Ending } from './state.ts'

type Schemas = components['schemas']

/** Returns the stored part of the webhook `searchEnded`, as JSON. The transaction that ends the search stores it. */
export function storedNotice(
  search: StoredSearch,
  { status }: Ending,
  now: Date,
  counts: readonly TaskCount[],
  publicUrl: string,
): string {
  const { state, results, byok, leaks } = linksOf(publicUrl, search.id)
  const notice: StoredNotice = {
    searchId: search.id,
    status,
    search: {
      id: search.id,
      value: search.value,
      type: search.type as StoredNotice['search']['type'],
      options: JSON.parse(search.options) as StoredNotice['search']['options'],
      reference: search.reference,
      labels: search.labels,
      created_at: search.createdAt,
      completed_at: now.toISOString(),
    },
    summary: summaryOf(counts),
    links: { state, results, byok, leaks },
  }
  return JSON.stringify(notice)
}

const maxListedAttempts = 50

export type Webhooks = ReturnType<typeof createWebhooks>

/** Creates the service that reports a search's webhook attempts and requests a new delivery. */
export function createWebhooks(
  { database, queue, clock }: { database: Database, queue: Queue<WebhookJob>, clock: Clock },
) {
  async function delivery({ id }: StoredSearch): Promise<Delivery> {
    const found = await database.webhooks.get({ kind: 'search', id })
    if (found === undefined) throw notFound({ message: 'This search has no webhook' })
    return found
  }

  return {
    /** Returns the latest attempts, newest first, at most 50. The list is empty if the search has no webhook. */
    async attempts(search: StoredSearch): Promise<Schemas['WebhookAttempt'][]> {
      return (await database.webhooks.listAttempts(search.id, maxListedAttempts)).map(attemptBody)
    },

    /**
     * Makes the delivery due now. Throws NOT_FOUND if the search has no webhook. Throws SEARCH_NOT_TERMINAL if the
     * search has not ended.
     */
    async redeliver(
      principal: Principal,
      { id: operation }: { id: string },
      search: StoredSearch,
    ): Promise<Schemas['SearchDelivery']> {
      await delivery(search)
      if (!isTerminal(search.status)) throw searchNotTerminal()
      await database.inTransaction(async tx => {
        await tx.webhooks.redeliver(search.id)
        await recordDone(tx, principal, clock.now(), operation)
      })
      queue.notify()
      return { webhook: deliveryBody(await delivery(search)) }
    },
  }
}

function attemptBody(
  { number, attemptedAt, status, durationMs, error, responseStart }: Attempt,
): Schemas['WebhookAttempt'] {
  return {
    number,
    attempted_at: attemptedAt,
    status,
    duration_ms: durationMs,
    error,
    answer: responseStart,
  }
}
