import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Webhook deliveries, and every attempt to deliver. */
export const webhooks: Part = {
  tables: ['webhook_deliveries', 'webhook_attempts'],

  async create(db) {
    await db.schema.createTable('webhook_deliveries', table => {
      table.text('search_id').primary()
      table.text('subject').notNullable().defaultTo('search')
      table.text('subject_id')
      table.text('owner_id')
      table.text('url').notNullable()
      table.text('host').notNullable()
      table.text('secret')
      table.text('body')
      table.text('status').notNullable()
      table.integer('attempts').notNullable()
      table.integer('retries').notNullable()
      table.text('created_at')
      table.text('sent_at')
      table.text('last_attempt_at')
      table.text('next_attempt_at')
      const ofSearch = `case when subject = 'search' then search_id end`
      table.specificType('of_search', `text generated always as (${ofSearch}) stored`)
        .references('searches.id').onDelete('CASCADE')
      table.index(['of_search'])
      table.index(['subject', 'subject_id'])
    })
    await partialIndex(db, 'webhook_deliveries', ['owner_id', 'created_at'], `subject = 'watch'`)
    await db.schema.createTable('webhook_attempts', table => {
      table.text('search_id').notNullable().references('webhook_deliveries.search_id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.text('attempted_at').notNullable()
      table.integer('status')
      table.integer('duration_ms').notNullable()
      table.text('error')
      table.text('answer').notNullable()
      table.primary(['search_id', 'number'])
    })
  },
}
