import type { Knex } from 'knex'

export function createServiceKeyRepository(db: Knex) {
  return {
    /** Sealed. */
    async get(name: string): Promise<string | undefined> {
      return (await db('service_keys').where({ name }).first('sealed'))?.sealed
    },

    /** The one that was there first stays. */
    async insert(name: string, sealed: string): Promise<void> {
      await db('service_keys').insert({ name, sealed }).onConflict('name').ignore()
    },

    async replace(name: string, sealed: string): Promise<void> {
      await db('service_keys').where({ name }).update({ sealed })
    },
  }
}
