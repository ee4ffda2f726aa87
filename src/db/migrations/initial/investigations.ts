import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Investigations, the observables that they search, and the numbers of their events. */
export const investigations: Part = {
  tables: ['investigations', 'investigation_observables', 'investigation_events'],

  async create(db) {
    await db.schema.createTable('investigations', table => {
      table.text('id').primary()
      table.text('account_id').notNullable().references('accounts.id')
      table.text('key_id').notNullable().references('api_keys.id')
      table.text('options').notNullable()
      table.text('provider_keys')
      table.integer('budget')
      table.text('reference')
      table.text('labels').notNullable()
      table.text('status').notNullable()
      table.text('stop_code')
      table.text('stop_message')
      table.text('paused_until')
      table.text('turn_at').notNullable()
      table.text('created_at').notNullable()
      table.text('completed_at')
      table.text('deleted_at')
      table.integer('last_seq').notNullable().defaultTo(0)
      table.integer('follow_depth').notNullable()
      table.integer('left_out').notNullable().defaultTo(0)
      table.index(['account_id', 'created_at', 'id'])
      table.index(['account_id', 'completed_at'])
      table.index(['account_id', 'reference'])
      table.index(['status', 'account_id'])
      table.index(['key_id'])
    })
    await partialIndex(db, 'investigations', ['deleted_at'], 'deleted_at is not null')
    await db.schema.createTable('investigation_observables', table => {
      table.text('investigation_id').notNullable().references('investigations.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('type').notNullable()
      table.text('value').notNullable()
      table.text('normal_value').notNullable()
      table.text('match_key').notNullable() // the same for all spellings
      table.text('status').notNullable()
      table.text('search_id')
      table.text('reason_code')
      table.text('reason_message')
      table.integer('depth').notNullable()
      table.text('found_by')
      table.text('relation')
      table.integer('strength')
      table.integer('follows').notNullable() // 1 until the findings of its search have been followed
      table.primary(['investigation_id', 'position'])
      table.unique(['investigation_id', 'type', 'normal_value'])
      table.index(['investigation_id', 'match_key'])
      table.index(['investigation_id', 'status', 'position'])
      table.index(['investigation_id', 'follows', 'status'])
    })
    await partialIndex(db, 'investigation_observables', ['investigation_id'], `status = 'waiting'`)
    await partialIndex(db, 'investigation_observables', ['investigation_id', 'position'], 'follows = 1')
    await db.schema.createTable('investigation_events', table => {
      table.text('investigation_id').notNullable().references('investigations.id').onDelete('CASCADE')
      table.integer('seq').notNullable()
      table.integer('count').notNullable()
      table.text('search_id')
      table.integer('search_seq')
      table.text('name')
      table.text('data')
      table.primary(['investigation_id', 'seq'])
    })
  },
}
