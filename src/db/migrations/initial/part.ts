import type { Knex } from 'knex'

/** The tables of one subject. */
export interface Part {
  /** Names of the tables, in the order in which `create` creates them. */
  tables: readonly string[]
  create(db: Knex): Promise<void>
}
