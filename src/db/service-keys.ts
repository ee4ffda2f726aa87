import type { Knex } from 'knex'

/**
 * Repository of the table `service_keys`: sealed keys that the service generates for itself. A key is written when it
 * is first needed.
 */
export function createServiceKeyRepository(db: Knex) {
  return {
    /** Returns the sealed key, or `undefined` if no key has this name. */
    async get(name: string): Promise<string | undefined> {
      return (await db('service_keys').where({ name }).first('sealed'))?.sealed
    },

    /** Stores a sealed key. Does nothing if a key with this name exists. */
    async insert(name: string, sealed: string): Promise<void> {
      await db('service_keys').insert({ name, sealed }).onConflict('name').ignore()
    },

    async remove(name: string): Promise<void> {
      await db('service_keys').where({ name }).delete()
    },
  }
}
