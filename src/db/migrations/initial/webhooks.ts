import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Webhook deliveries, and every attempt to deliver. */
export const webhooks: Part = {
  tables: ['webhook_deliveries', 'webhook_attempts'],

  async create(db) {
    await db.schema.createTable('webhook_deliveries', table => {
      table.text('id').primary()
      table.text('subject').notNullable()
      table.text('subject_id').notNullable()
      table.text('account_id').notNullable()
      table.text('url').notNullable()
      table.text('host').notNullable()
      table.text('secret')
      table.text('body')
      table.text('status').notNullable()
      table.integer('attempts').notNullable()
      table.integer('retries').notNullable()
      table.text('created_at').notNullable()
      table.text('sent_at')
      table.text('last_attempt_at')
      table.text('next_attempt_at')
      // the delivery of a search is deleted with the search
      const ofSearch = `case when subject = 'search' then subject_id end`
      table.specificType('search_id', `text generated always as (${ofSearch}) stored`)
        .references('searches.id').onDelete('CASCADE')
      table.index(['search_id'])
      table.index(['subject', 'subject_id'])
    })
    await partialIndex(db, 'webhook_deliveries', ['account_id', 'created_at'], `subject = 'watch'`)
    await db.schema.createTable('webhook_attempts', table => {
      table.text('delivery_id').notNullable().references('webhook_deliveries.id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.text('attempted_at').notNullable()
      table.integer('status')
      table.integer('duration_ms').notNullable()
      table.text('error')
      table.text('response_start').notNullable()
      table.primary(['delivery_id', 'number'])
    })
  },
}
