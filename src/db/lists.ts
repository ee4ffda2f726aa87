import type { Knex } from 'knex'
import { columnsOf, json } from './driver/columns.ts'
import { databaseTime } from './driver/dialect.ts'
import { createListPartRepository, type ListContent } from './list-parts.ts'

export type { ListContent }

/** State of a list's copy. Times are ISO 8601, UTC. */
export interface ListState {
  slug: string
  /** Name of the content; `null` if the list was never downloaded. */
  revision: string | null
  /** Fingerprint of the way in which the content was read. */
  layout: string | null
  etag: string | null
  lastModified: string | null
  entries: number
  /** Number of entries that could not be read. */
  unread: number
  /** Number of entries that no search can ask for, such as ranges for private use. */
  leftOut: number
  /** Date that the publisher gives to the content, if any. */
  publishedAt: string | null
  /** Last time at which the publisher gave or confirmed the content. */
  fetchedAt: string | null
  /** Last time at which a search used the list, to the hour. */
  usedAt: string | null
  /** Time of the last failure, if it is newer than the content. */
  failedAt: string | null
  /** Time of the first failure since the last success. */
  failingSince: string | null
  failure: { code: string, message: string } | null
}

/** The exclusive right to download a list. A write by the holder of an expired lease has no effect. */
export interface ListLease {
  slug: string
  token: string
}

type Described = 'etag' | 'lastModified' | 'entries' | 'unread' | 'leftOut' | 'publishedAt'

/** A new copy of a list. */
export interface ListCopy extends ListContent, Pick<ListState, Described> {
  layout: string
  fetchedAt: string
}

/** Keeps copies of lists: in the database, or in the memory of one process. */
export type ListStorage = ReturnType<typeof createListRepository>

const columns = columnsOf<ListState>({
  slug: 'slug',
  revision: 'revision',
  layout: 'layout',
  etag: 'etag',
  lastModified: 'last_modified',
  entries: 'entries',
  unread: 'unread',
  leftOut: 'left_out',
  publishedAt: 'published_at',
  fetchedAt: 'fetched_at',
  usedAt: 'used_at',
  failedAt: 'failed_at',
  failingSince: 'failing_since',
  failure: json('failure'),
})

const noFailure = { failedAt: null, failingSince: null, failure: null }
const noLease = { lease_token: null, lease_until: '' }

/** Repository of the tables `lists` and `list_parts`: the downloaded copies of lists that are matched here. */
export function createListRepository(db: Knex) {
  const held = ({ slug, token }: ListLease) =>
    db('lists').where({ slug, lease_token: token }).where('lease_until', '>', databaseTime(db))
  const parts = createListPartRepository(db)

  async function currentRevision(slug: string): Promise<string | undefined> {
    return (await db('lists').where({ slug }).first('revision'))?.revision ?? undefined
  }

  return {
    /** Returns the states of the lists that were ever used. */
    async states(): Promise<ListState[]> {
      return (await db('lists').select(columns.names)).map(columns.fromRow)
    },

    async state(slug: string): Promise<ListState | undefined> {
      const row = await db('lists').where({ slug }).first(columns.names)
      return row && columns.fromRow(row)
    },

    /** Returns the content, or `undefined` if the list was never downloaded. */
    async content(slug: string): Promise<ListContent | undefined> {
      for (let revision = await currentRevision(slug); revision !== undefined;) {
        const content = await parts.read(slug, revision)
        const current = await currentRevision(slug)
        if (current === revision) return { revision, parts: content }
        revision = current // another process replaced the copy and removed its parts meanwhile
      }
      return undefined
    },

    /**
     * Leases the list for `leaseMs`, and removes parts that a killed process left behind. Returns `false` if another
     * process holds the lease.
     */
    async claim({ slug, token }: ListLease, leaseMs: number): Promise<boolean> {
      await db('lists').insert({ slug }).onConflict('slug').ignore()
      const free = db('lists').where({ slug }).where('lease_until', '<', databaseTime(db))
      if (await free.update({ lease_token: token, lease_until: databaseTime(db, leaseMs) }) === 0) return false
      await parts.removeExcept(slug, await currentRevision(slug)) // no other process may store parts now
      return true
    },

    /** Returns `true` if a process holds the lease of the list. */
    async isClaimed(slug: string): Promise<boolean> {
      return await db('lists').where({ slug }).where('lease_until', '>=', databaseTime(db)).first('slug') !== undefined
    },

    /** Stores a new copy and ends the lease. Returns `false` if the lease has expired. */
    async replace(lease: ListLease, { parts: contents, ...copy }: ListCopy): Promise<boolean> {
      const { slug } = lease
      const { revision } = copy
      const former = await currentRevision(slug)
      let isStored: boolean
      try {
        await parts.store(slug, { revision, parts: contents })
        isStored = await held(lease).update({ ...columns.toRow({ ...copy, ...noFailure }), ...noLease }) === 1
      } catch (thrown) {
        await parts.remove(slug, [revision]).catch(() => undefined) // the next claim tries again
        throw thrown
      }
      // by their names, because the lease has ended: another process may store the parts of its copy now
      await parts.remove(slug, isStored ? former === undefined ? [] : [former] : [revision])
      return isStored
    },

    /** Stores that the publisher confirmed the copy, and ends the lease. Returns `false` if the lease has expired. */
    async confirm(lease: ListLease, fetchedAt: string): Promise<boolean> {
      return await held(lease).update({ ...columns.toRow({ fetchedAt, ...noFailure }), ...noLease }) === 1
    },

    /** Stores a failure and ends the lease. The copy does not change. */
    async fail(lease: ListLease, failedAt: string, failure: ListState['failure']): Promise<void> {
      const failing_since = db.raw('coalesce(failing_since, ?)', [failedAt])
      await held(lease).update({ ...columns.toRow({ failedAt, failure }), failing_since, ...noLease })
    },

    /** Ends the lease without a change. */
    async release(lease: ListLease): Promise<void> {
      await held(lease).update(noLease)
    },

    /** Makes the list one that was never downloaded, if its content still has this revision. */
    async discard(slug: string, revision: string): Promise<void> {
      await db('lists').where({ slug, revision }).update({ revision: null })
    },

    async markUsed(slug: string, usedAt: string): Promise<void> {
      await db('lists').where({ slug }).update(columns.toRow({ usedAt }))
    },
  }
}
