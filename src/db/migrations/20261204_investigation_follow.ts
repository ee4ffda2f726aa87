import type { Knex } from 'knex'

/**
 * Adds the observables that an investigation follows: their depth, the finding that led to them, and a key that is the
 * same for all spellings. `follows` is 1 until the findings of the search of an observable have been followed.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('investigations', table => {
    table.integer('follow_depth').notNullable().defaultTo(0)
    table.integer('left_out').notNullable().defaultTo(0)
  })
  await db.schema.alterTable('investigation_observables', table => {
    table.integer('depth').notNullable().defaultTo(0)
    table.text('found_by')
    table.text('relation')
    table.integer('strength')
    table.text('match_key')
    table.integer('follows').notNullable().defaultTo(0)
    table.index(['investigation_id', 'match_key'])
    table.index(['investigation_id', 'follows', 'status'])
  })
  await db('investigation_observables').update({
    match_key: db.raw(`type || ' ' ||
      case when type in ('Pseudonym', 'Email Address') then lower(normal_value) else normal_value end`),
  })
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('investigation_observables', table => {
    table.dropIndex(['investigation_id', 'follows', 'status'])
    table.dropIndex(['investigation_id', 'match_key'])
  })
  await db.schema.alterTable('investigation_observables', table => {
    table.dropColumns('depth', 'found_by', 'relation', 'strength', 'match_key', 'follows')
  })
  await db.schema.alterTable('investigations', table => { table.dropColumns('follow_depth', 'left_out') })
}
