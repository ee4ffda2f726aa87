import type { Knex } from 'knex'
import { columnsOf } from './driver/columns.ts'

/** `untested`: no self-test has run. `benched`: searches do not ask the source until a self-test passes. */
export type HealthState = 'ok' | 'degraded' | 'benched' | 'untested'

/** Kind of a source that has health. Sources of different kinds may have the same slug. */
export type HealthKind = 'module' | 'leak' | 'breach' | 'account' | 'tool' | 'logo'

export interface SourceId {
  kind: HealthKind
  slug: string
}

/** Health of a source. Times are in ISO 8601, UTC. */
export interface SourceHealth extends SourceId {
  state: HealthState
  /** Begin of this state. */
  since: string
  /** Reason for the state `degraded` or `benched`. It never contains a searched value. */
  reason: string | null
  /** Number of self-tests in a row that failed. */
  failures: number
  /** End of the last self-test, or of the call that decided the state. */
  checkedAt: string | null
  /** Time of the next self-test. `null` if nothing tests the source: calls then decide its state. */
  dueAt: string | null
}

const columns = columnsOf<SourceHealth>({
  kind: 'kind',
  slug: 'slug',
  state: 'state',
  since: 'since',
  reason: 'reason',
  failures: 'failures',
  checkedAt: 'checked_at',
  dueAt: 'due_at',
})

/** Maximum number of rows of one `insert`. SQLite limits the number of values of a statement. */
const maxRows = 500

/** Repository of the table `source_health`. */
export function createSourceHealthRepository(db: Knex) {
  return {
    async list(): Promise<SourceHealth[]> {
      return (await db('source_health').orderBy(['kind', 'slug'])).map(columns.fromRow)
    },

    /**
     * Adds sources that are not in the table, and gives those without a self-test the time of their first one. Removes
     * sources that had self-tests and are not in `sources`, and those whose calls decided nothing since `usedSince`.
     */
    async keep(sources: readonly SourceHealth[], usedSince: string): Promise<void> {
      const kept = new Map(sources.map(health => [keyOf(health), health]))
      const stored = (await db('source_health')).map(columns.fromRow)
      const known = new Set(stored.map(keyOf))
      for (const { kind, slug, dueAt, checkedAt } of stored) {
        const row = db('source_health').where({ kind, slug })
        const tested = kept.get(keyOf({ kind, slug }))
        if (tested && dueAt === null) await row.update({ due_at: tested.dueAt })
        if (!tested && (dueAt !== null || (checkedAt ?? '') < usedSince)) await row.delete()
      }
      const added = sources.filter(health => !known.has(keyOf(health))).map(columns.toRow)
      for (let from = 0; from < added.length; from += maxRows) {
        await db('source_health').insert(added.slice(from, from + maxRows)).onConflict(['kind', 'slug']).ignore()
      }
    },

    /** Lets calls decide the health of all sources, because no process runs self-tests. */
    async endTests(): Promise<void> {
      await db('source_health').whereNotNull('due_at').update({ due_at: null })
    },

    /** Returns up to `limit` sources whose self-test is due, the longest due first. */
    async listDue(now: string, limit: number): Promise<SourceHealth[]> {
      return (await db('source_health').where('due_at', '<=', now).orderBy('due_at').limit(limit)).map(columns.fromRow)
    },

    /** Stores up to 500 sources. */
    async store(...sources: SourceHealth[]): Promise<void> {
      await db('source_health').insert(sources.map(columns.toRow)).onConflict(['kind', 'slug']).merge()
    },

    /**
     * Makes a source degraded and its self-test due now, unless it is benched, or was tested after `testedBefore`.
     */
    async reportFailures({ kind, slug }: SourceId, reason: string, now: string, testedBefore: string): Promise<void> {
      await db('source_health').where({ kind, slug }).whereNot({ state: 'benched' })
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

const keyOf = ({ kind, slug }: SourceId): string => `${kind}/${slug}`
