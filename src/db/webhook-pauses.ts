import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'

/** A pause of a receiver, in which no attempt is made. */
export interface Pause {
  /** Rest of the pause, in milliseconds. 0 if it has passed. */
  leftMs: number
  /** Number of pauses in a row, since the last success. 0 after a success. */
  count: number
}

/** Time after which a pause that has passed is forgotten, in milliseconds. It is longer than every pause. */
const forgottenMs = 86_400_000

/**
 * Repository of the table `webhook_pauses`: the pauses of webhook receivers, for the deliverers of all processes. All
 * times are of the database's clock.
 */
export function createWebhookPauseRepository(db: Knex) {
  const one = (receiver: string) => db('webhook_pauses').where({ receiver })
  const read = async (rows: Knex.QueryBuilder<{ paused_until: string, pauses: number }>): Promise<Pause> => {
    const row = await rows.first('paused_until', 'pauses', db.raw('? as now', [databaseTime(db)]))
    if (row === undefined) return { leftMs: 0, count: 0 }
    return { leftMs: Math.max(0, Date.parse(row.paused_until) - Date.parse(row.now)), count: row.pauses }
  }

  return {
    /** Returns the pause of a receiver. */
    get: (receiver: string): Promise<Pause> => read(one(receiver)),

    /**
     * Returns the pause of a receiver, and locks it until the transaction ends. A transaction that also changes a
     * delivery calls this first, so that two of them cannot deadlock.
     */
    async lock(receiver: string): Promise<Pause> {
      await db('webhook_pauses').insert({ receiver, paused_until: databaseTime(db), pauses: 0 })
        .onConflict('receiver').ignore()
      return read(one(receiver).forUpdate())
    },

    async set(receiver: string, { leftMs, count }: Pause): Promise<void> {
      await one(receiver).update({ paused_until: databaseTime(db, leftMs), pauses: count })
    },

    /** Ends the pauses of a receiver after a success. */
    async end(receiver: string): Promise<void> {
      await one(receiver).delete()
    },

    /** Removes the pauses that passed more than a day ago. */
    async removeExpired(): Promise<void> {
      await db('webhook_pauses').where('paused_until', '<', databaseTime(db, -forgottenMs)).delete()
    },
  }
}
