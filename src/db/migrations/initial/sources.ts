import { isPostgres } from '../../driver/dialect.ts'
import type { Part } from './part.ts'

/** Health of sources, budgets of their origins, and the downloaded copies of lists that are matched here. */
export const sources: Part = {
  tables: ['source_health', 'source_budgets', 'lists', 'list_parts'],

  async create(db) {
    await db.schema.createTable('source_health', table => {
      table.text('kind').notNullable()
      table.text('slug').notNullable()
      table.text('state').notNullable()
      table.text('since').notNullable()
      table.text('reason')
      table.integer('failures').notNullable()
      table.text('checked_at')
      table.text('due_at') // `null`: nothing tests the source, so calls decide its state
      table.primary(['kind', 'slug'])
      table.index(['due_at'])
    })
    // The processes of a cluster share the budgets. SQLite serves one process.
    if (isPostgres(db)) {
      await db.raw(`create unlogged table source_budgets (
        origin text not null,
        exit text not null,
        next_at float8 not null default 0,
        blocked_until float8 not null default 0,
        open_until float8 not null default 0,
        opened_at float8 not null default 0,
        failures integer not null default 0,
        failed_at float8 not null default 0,
        cause text not null default '',
        holders jsonb not null default '{}',
        primary key (origin, exit)
      )`)
    }
    await db.schema.createTable('lists', table => {
      table.text('slug').primary()
      table.text('revision')
      table.text('layout')
      table.text('etag')
      table.text('last_modified')
      table.integer('entries').notNullable().defaultTo(0)
      table.text('fetched_at')
      table.text('used_at')
      table.text('failed_at')
      table.text('failure')
      table.text('lease_token')
      table.text('lease_until').notNullable().defaultTo('')
    })
    // in parts of at most 1 MiB, because one write of 64 MB stops the process
    await db.schema.createTable('list_parts', table => {
      table.text('slug').notNullable()
      table.text('revision').notNullable()
      table.integer('number').notNullable()
      table.binary('content').notNullable()
      table.primary(['slug', 'revision', 'number'])
    })
    // the content is compressed already
    if (isPostgres(db)) await db.raw('alter table list_parts alter column content set storage external')
  },
}
