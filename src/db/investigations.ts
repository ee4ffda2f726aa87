import type { Knex } from 'knex'
import { columnsOf, group } from './driver/columns.ts'
import { createInvestigationRemovalRepository } from './investigation-removal.ts'
import { labelsWithKeys, withLabels } from './labels.ts'
import { matching, type ListFilter } from './list-page.ts'
import { createStatement } from './driver/statement.ts'
import type { WordChanges } from './search-row.ts'

export type InvestigationStatus = 'processing' | 'finished'

/** Reason why an investigation starts no further searches, or why an observable is not searched. */
export interface Reason {
  code: string
  message: string
}

export interface StoredInvestigation {
  id: string
  accountId: string
  keyId: string
  /** The options of the request as JSON, without credentials. */
  options: string
  /** The caller's keys for external providers, sealed. `null` without keys, and after the end. */
  providerKeys: string | null
  /** Largest number of searches that it starts. `null` without a limit. */
  budget: number | null
  reference: string | null
  labels: string[]
  /** Name for people. `null` without one. */
  name: string | null
  /** Text for people. `null` without one. */
  note: string | null
  /** Observables of the request for which an earlier one stands, as JSON. `null` without any. */
  duplicates: string | null
  status: InvestigationStatus
  stopped: Reason | null
  pausedUntil: string | null
  createdAt: string
  completedAt: string | null
  /** Number of its last event. */
  lastSeq: number
  /** Depth down to which it follows what its searches find. 0: not at all. */
  followDepth: number
  /** Id of the audit record of its creation. `null` if it was created before acts were recorded. */
  actId: string | null
  /** Number of observables that were not followed for want of searches. */
  leftOut: number
}

/** An investigation before it is stored. */
export type NewInvestigation = Omit<StoredInvestigation, (typeof setLater)[number]>

/** Members that have their first value when the investigation is stored. */
const setLater = [
  'status', 'stopped', 'pausedUntil', 'completedAt', 'lastSeq', 'leftOut', 'name', 'note',
] as const

const columns = columnsOf<StoredInvestigation>({
  id: 'id',
  accountId: 'account_id',
  keyId: 'key_id',
  options: 'options',
  providerKeys: 'provider_keys',
  budget: 'budget',
  reference: 'reference',
  labels: labelsWithKeys,
  name: 'name',
  note: 'note',
  duplicates: 'duplicates',
  status: 'status',
  stopped: group({ code: 'stop_code', message: 'stop_message' }),
  pausedUntil: 'paused_until',
  createdAt: 'created_at',
  completedAt: 'completed_at',
  lastSeq: 'last_seq',
  followDepth: 'follow_depth',
  actId: 'act_id',
  leftOut: 'left_out',
})

const newColumns = columns.omit(...setLater)
const wordColumns = columns.pick('name', 'reference', 'labels', 'note')

/**
 * Repository of the table `investigations`. The API creates a row, the starter and the end of its last search change
 * its status, and deletion first hides and then removes it.
 */
export function createInvestigationRepository(db: Knex) {
  const visible = () => db('investigations').whereNull('deleted_at')

  /** Investigations that have an observable to start, and do not wait for a usage window. */
  const ready = (now: string) => visible().where({ status: 'processing' })
    .where(due => due.whereNull('paused_until').orWhere('paused_until', '<=', now))
    .whereExists(db('investigation_observables').whereRaw(`status = 'waiting'`) // the index of those has no parameter
      .where('investigation_id', db.ref('investigations.id')).select(db.raw('1')))

  return {
    async insert(investigation: NewInvestigation): Promise<void> {
      await db('investigations')
        .insert({ ...newColumns.toRow(investigation), status: 'processing', turn_at: investigation.createdAt })
    },

    async get(id: string): Promise<StoredInvestigation | undefined> {
      const row = await visible().where({ id }).first()
      return row && columns.fromRow(row)
    },

    /**
     * Locks the row until the transaction ends. Every change of an investigation or its observables takes this lock
     * first. A transaction that also locks an account or a search locks that before.
     */
    async lock(id: string): Promise<StoredInvestigation | undefined> {
      const row = await visible().where({ id }).forUpdate().first()
      return row && columns.fromRow(row)
    },

    /** Returns a page of an account's investigations. */
    async list(
      accountId: string, { labels = [], ...filter }: ListFilter<InvestigationStatus>,
    ): Promise<StoredInvestigation[]> {
      const query = visible().where({ account_id: accountId })
      withLabels(db, query, labels)
      const rows = await matching(query, filter)
      return rows.map(columns.fromRow)
    },

    /** Changes the words of an investigation whose row is locked. */
    async setWords(id: string, words: WordChanges): Promise<void> {
      await db('investigations').where({ id }).update(wordColumns.toRow(words))
    },

    async countUnfinished(accountId: string): Promise<number> {
      const row = await visible().where({ account_id: accountId, status: 'processing' }).count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /** Returns `true` if an investigation has not ended. The end of every search asks. */
    isAnyOpen: async (): Promise<boolean> => (await anyOpen(db)).length > 0,

    /** Returns the accounts that have an observable to start. */
    async listReadyAccounts(now: string): Promise<string[]> {
      return ready(now).distinct().pluck('account_id')
    },

    /** Returns the investigation of an account whose turn it is to start a search. */
    async nextReady(accountId: string, now: string): Promise<StoredInvestigation | undefined> {
      const row = await ready(now).where({ account_id: accountId }).orderBy(['turn_at', 'id']).first()
      return row && columns.fromRow(row)
    },

    /** Puts the investigation behind the others of its account, because it has started a search. */
    async endTurn(id: string, at: string): Promise<void> {
      await db('investigations').where({ id }).update({ turn_at: at, ...columns.toRow({ pausedUntil: null }) })
    },

    /** Counts observables that are not followed. */
    async addLeftOut(id: string, count: number): Promise<void> {
      await db('investigations').where({ id }).increment('left_out', count)
    },

    async pause(id: string, until: string): Promise<void> {
      await db('investigations').where({ id, status: 'processing' }).update(columns.toRow({ pausedUntil: until }))
    },

    async stop(id: string, reason: Reason): Promise<void> {
      await db('investigations').where({ id }).update(columns.toRow({ stopped: reason, pausedUntil: null }))
    },

    /** Lets an investigation go on that has finished or was stopped. */
    async goOn(id: string): Promise<void> {
      await db('investigations').where({ id }).update(columns.toRow({
        status: 'processing',
        completedAt: null,
        stopped: null,
        pausedUntil: null,
      }))
    },

    /** Ends the investigation, and forgets the caller's keys. */
    async end(id: string, at: string): Promise<void> {
      await db('investigations').where({ id }).update(columns.toRow({
        status: 'finished',
        completedAt: at,
        pausedUntil: null,
        providerKeys: null,
      }))
    },

    /** Returns the ids of unfinished investigations that were stopped with this code. */
    async listStopped(code: string, limit: number): Promise<string[]> {
      return visible().where({ status: 'processing', stop_code: code }).limit(limit).pluck('id')
    },

    ...createInvestigationRemovalRepository(db),
  }
}

const anyOpen = createStatement(
  `select 1 as open from investigations where deleted_at is null and status = 'processing' limit 1`,
)
