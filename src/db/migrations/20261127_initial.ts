import type { Knex } from 'knex'
import { accounts } from './initial/accounts.ts'
import { audit } from './initial/audit.ts'
import { investigations } from './initial/investigations.ts'
import { leaks } from './initial/leaks.ts'
import type { Part } from './initial/part.ts'
import { radar } from './initial/radar.ts'
import { searches } from './initial/searches.ts'
import { sources } from './initial/sources.ts'
import { tools } from './initial/tools.ts'
import { watches } from './initial/watches.ts'
import { webhooks } from './initial/webhooks.ts'
import { work } from './initial/work.ts'

/** The schema of the first release. A part refers only to tables of the parts before it. */
const parts: readonly Part[] = [
  accounts, searches, investigations, watches, webhooks, audit, tools, work, sources, leaks, radar,
]

export async function up(db: Knex): Promise<void> {
  for (const { create } of parts) await create(db)
}

export async function down(db: Knex): Promise<void> {
  // some tables exist on one of the databases only
  for (const name of parts.flatMap(({ tables }) => tables).reverse()) await db.schema.dropTableIfExists(name)
}
