import type { Knex } from 'knex'

/** Table `service_keys`: keys that the service generates for itself, sealed. Written at the first use of a key. */
export function createServiceKeyRepository(db: Knex) {
  return {
    /** Returns the sealed key. */
    async get(name: string): Promise<string | undefined> {
      return (await db('service_keys').where({ name }).first('sealed'))?.sealed
    },

    /** Stores a key unless one with this name exists. */
    async insert(name: string, sealed: string): Promise<void> {
      await db('service_keys').insert({ name, sealed }).onConflict('name').ignore()
    },

    async replace(name: string, sealed: string): Promise<void> {
      await db('service_keys').where({ name }).update({ sealed })
    },
  }
}
