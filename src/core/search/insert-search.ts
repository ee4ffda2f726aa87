import type { Repositories } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { Principal } from '../access/keys.ts'
import { addDelivery } from '../webhooks/deliveries.ts'
import { progressEvent } from './events.ts'
import { matchKey } from './match-key.ts'
import { toRows } from './event-rows.ts'
import { acceptedText } from './progress-text.ts'
import { sealProviderKeys } from './provider-keys.ts'
import type { ResolvedSearch } from './request.ts'
import { assignShards } from './shards.ts'
import type { Task } from './task.ts'

/** Ids of the investigation or the watch that starts a search. */
export interface StartedBy {
  investigationId?: string | null
  watchId?: string | null
  /** Id of the audit record of the act that starts it. */
  actId?: string | null
}

/** A search to store. */
export interface NewSearch extends Omit<ResolvedSearch, 'tasks'> {
  tasks: ReadonlyArray<Pick<Task, 'kind' | 'slug' | 'name'>>
  /** Ids of the search that a retry belongs to and of the first search of its chain. Default: none. */
  retryOf?: string
  retryRoot?: string
  /** Id of the search that this one runs again. Default: none. */
  rerunOf?: string
}

interface InsertParts {
  clock: Clock
  /** Returns the time limit of a search of this caller, in milliseconds. */
  timeLimitOf(principal: Principal): number
  sealer: Sealer
}

/**
 * Creates the function that inserts a search with its tasks, shards and first event. Runners can take the shards after
 * the commit. `busy` is the number of searches of the account that run already, which gives the shards less priority.
 */
export const createInsertSearch = ({ clock, timeLimitOf, sealer }: InsertParts) =>
  async (
    tx: Repositories,
    principal: Principal,
    id: string,
    resolved: NewSearch,
    busy: number,
    { investigationId = null, watchId = null }: StartedBy = {},
  ): Promise<StoredSearch> => {
    const now = clock.now()
    const createdAt = now.toISOString()
    const { total, shardOf } = assignShards(resolved.tasks.length)
    const { skipped } = resolved
    const events = toRows([
      progressEvent(id, now, 'queued', acceptedText(resolved.tasks, total), { cards: 0, skipped }),
    ])
    const search = {
      id,
      accountId: principal.accountId,
      keyId: principal.keyId,
      type: resolved.query.type,
      value: resolved.value,
      normalValue: resolved.query.value,
      options: JSON.stringify(resolved.options),
      skipped: JSON.stringify(skipped),
      reference: resolved.reference,
      labels: resolved.labels,
      investigationId,
      watchId,
      retryOf: resolved.retryOf ?? null,
      retryRoot: resolved.retryRoot ?? null,
      rerunOf: resolved.rerunOf ?? null,
      secrets: resolved.secrets,
      createdAt,
      deadlineAt: new Date(now.getTime() + timeLimitOf(principal)).toISOString(),
      lastSeq: events.length,
    }
    await tx.searches.insert(search, matchKey(resolved.query.type, resolved.query.value))
    await tx.searchTasks.insert(
      id,
      resolved.tasks.map(({ kind, slug, name }, index) => ({ kind, slug, name, shard: shardOf(index) })),
    )
    await tx.byok.insertCredentials(id, sealProviderKeys(sealer, id, resolved.providerKeys))
    if (resolved.webhook) {
      const subject = { kind: 'search', id } as const
      await addDelivery(tx, sealer, { subject, accountId: principal.accountId }, resolved.webhook)
    }
    await tx.shards.insert(id, total, busy)
    await tx.events.appendFirst(search, events)
    return {
      ...search,
      status: 'pending',
      error: null,
      startedAt: null,
      completedAt: null,
      counts: null,
      name: null,
      note: null,
    }
  }
