import type { Knex } from 'knex'

/** `untested`: no self-test has run. `benched`: searches do not ask the source until a self-test passes. */
export type HealthState = 'ok' | 'degraded' | 'benched' | 'untested'

/** Health of a source. Times are in ISO 8601, UTC. */
export interface SourceHealth {
  slug: string
  state: HealthState
  /** Begin of this state. */
  since: string
  /** Reason for the state `degraded` or `benched`. It never contains a searched value. */
  reason: string | null
  /** Number of self-tests in a row that failed. */
  failures: number
  /** End of the last self-test. */
  checkedAt: string | null
  /** Time of the next self-test. */
  dueAt: string
}

export type SourceHealthRepository = ReturnType<typeof createSourceHealthRepository>

/** Repository of the table `source_health`. */
export function createSourceHealthRepository(db: Knex) {
  return {
    async list(): Promise<SourceHealth[]> {
      return (await db('source_health').orderBy('slug')).map(fromRow)
    },

    /** Adds sources that are not in the table, and removes those that are not in `sources`. */
    async keep(sources: readonly SourceHealth[]): Promise<void> {
      const slugs = sources.map(({ slug }) => slug)
      const known = new Set(await db('source_health').pluck<string[]>('slug'))
      const removed = [...known].filter(slug => !slugs.includes(slug))
      const added = sources.filter(({ slug }) => !known.has(slug))
      if (removed.length > 0) await db('source_health').whereIn('slug', removed).delete()
      if (added.length > 0) await db('source_health').insert(added.map(toRow)).onConflict('slug').ignore()
    },

    /** Returns up to `limit` sources whose self-test is due, the longest due first. */
    async listDue(now: string, limit: number): Promise<SourceHealth[]> {
      return (await db('source_health').where('due_at', '<=', now).orderBy('due_at').limit(limit)).map(fromRow)
    },

    async store(health: SourceHealth): Promise<void> {
      await db('source_health').where({ slug: health.slug }).update(toRow(health))
    },

    /**
     * Makes a source degraded and its self-test due now, unless it is benched, or was tested after `testedBefore`.
     */
    async reportFailures(slug: string, reason: string, now: string, testedBefore: string): Promise<void> {
      await db('source_health').where({ slug }).whereNot({ state: 'benched' })
        .where(untested => untested.whereNull('checked_at').orWhere('checked_at', '<', testedBefore))
        .update({
          since: db.raw('case when state = ? then since else ? end', ['degraded', now]),
          state: 'degraded',
          reason,
          due_at: now,
        })
    },
  }
}

interface Row extends Omit<SourceHealth, 'checkedAt' | 'dueAt'> {
  checked_at: string | null
  due_at: string
}

const fromRow = ({ checked_at, due_at, ...health }: Row): SourceHealth =>
  ({ ...health, checkedAt: checked_at, dueAt: due_at })

const toRow = ({ checkedAt, dueAt, ...health }: SourceHealth): Row =>
  ({ ...health, checked_at: checkedAt, due_at: dueAt })
