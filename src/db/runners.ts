import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'
import { prepared } from './prepared-statements.ts'

/** A process that runs shards. */
export interface Runner {
  id: string
  capacity: number
  busy: number
}

/**
 * Repository of the table `runners`: the live runners. Each runner renews its row every few seconds. The orchestrator
 * removes the rows of dead runners.
 */
export function createRunnerRepository(db: Knex) {
  return {
    async heartbeat({ id, capacity, busy }: Runner, aliveMs: number): Promise<void> {
      await db('runners').insert({ id, capacity, busy, alive_until: databaseTime(db, aliveMs) })
        .onConflict('id').merge(['capacity', 'busy', 'alive_until'])
    },

    async remove(id: string): Promise<void> {
      await db('runners').where({ id }).delete()
    },

    async removeDead(): Promise<void> {
      await db('runners').where('alive_until', '<', databaseTime(db)).delete()
    },

    async isAnyAlive(): Promise<boolean> {
      // no query builder, because every creation of a search asks
      const result: unknown[] | { rows: unknown[] } = await prepared(db.raw(
        'select 1 as alive from runners where alive_until >= ? limit 1',
        [databaseTime(db)],
      ))
      return (Array.isArray(result) ? result : result.rows).length > 0
    },

    async listAlive(): Promise<Runner[]> {
      return db('runners').where('alive_until', '>=', databaseTime(db)).select('id', 'capacity', 'busy')
    },
  }
}
