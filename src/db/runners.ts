import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'
import { createStatement } from './driver/statement.ts'

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

    isAnyAlive: async (): Promise<boolean> => (await anyAlive(db)).length > 0,

    async listAlive(): Promise<Runner[]> {
      return db('runners').where('alive_until', '>=', databaseTime(db)).select('id', 'capacity', 'busy')
    },
  }
}

const anyAlive = createStatement(({ time }) => `select 1 as alive from runners where alive_until >= ${time()} limit 1`)
