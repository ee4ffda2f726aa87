import { partialIndex } from '../partial-index.ts'
import type { Part } from './part.ts'

/** Watches, what their runs are compared with, and their changes. */
export const watches: Part = {
  tables: ['watches', 'watch_baselines', 'watch_changes'],

  async create(db) {
    await db.schema.createTable('watches', table => {
      table.text('id').primary()
      table.text('account_id').notNullable().references('accounts.id')
      table.text('key_id').notNullable().references('api_keys.id')
      table.text('type').notNullable()
      table.text('value').notNullable()
      table.text('normal_value').notNullable()
      table.text('domain')
      table.text('options').notNullable()
      table.text('provider_keys')
      table.text('webhook_url')
      table.text('webhook_secret')
      table.integer('interval_hours').notNullable()
      table.text('reference')
      table.text('labels').notNullable()
      table.text('status').notNullable()
      table.text('pause_code')
      table.text('pause_message')
      table.text('paused_at')
      table.text('postponed')
      table.text('due_at')
      table.text('run_search_id')
      table.text('last_search_id')
      table.text('last_ended_at')
      table.integer('last_changes').notNullable().defaultTo(0)
      table.integer('runs').notNullable().defaultTo(0)
      table.integer('changes').notNullable().defaultTo(0)
      table.integer('left_out').notNullable().defaultTo(0)
      table.integer('radar_revision').notNullable() // breaches are reported up to this revision of Radar
      table.text('created_at').notNullable()
      table.text('deleted_at')
      table.index(['account_id', 'created_at', 'id'])
      table.index(['account_id', 'reference'])
      table.index(['due_at'])
      table.index(['domain'])
      table.index(['key_id'])
    })
    for (const column of ['run_search_id', 'deleted_at']) {
      await partialIndex(db, 'watches', [column], `${column} is not null`)
    }
    await db.schema.createTable('watch_baselines', table => {
      table.text('watch_id').primary().references('watches.id').onDelete('CASCADE')
      table.text('facts').notNullable()
    })
    await db.schema.createTable('watch_changes', table => {
      table.text('watch_id').notNullable().references('watches.id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.text('data').notNullable()
      table.primary(['watch_id', 'number'])
    })
  },
}
