import type { Knex } from 'knex'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'
import type { NewWatch } from '../../src/db/watches.ts'

type NewSearch = Parameters<Database['searches']['insert']>[0]

const at = '2026-01-01T00:00:00.000Z'

/** Opens a database without a service, and a connection for what no repository does. */
export async function openStored() {
  const created = await createTestDatabase()
  const database = await openDatabase(created.url)
  const db = connect(created.url)
  return {
    database,
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database.close()
      await created.drop()
    },
  }
}

/** Inserts an account that has one key. Both have this id. */
export async function insertAccount(db: Knex, id: string, state: 'active' | 'revoked' = 'active'): Promise<void> {
  await db('accounts').insert({ id, email: `${id}@example.com`, created_at: at })
  await db('api_keys').insert({
    id,
    account_id: id,
    hash: id,
    hint: '',
    label: '',
    state,
    manage: false,
    created_at: at,
  })
}

/** Returns a search to insert, for an account of `insertAccount`. */
export const newSearch = (accountId: string, id: string): NewSearch => ({
  id,
  accountId,
  keyId: accountId,
  type: 'Pseudonym',
  value: 'sam',
  normalValue: 'sam',
  options: '{}',
  skipped: '[]',
  reference: null,
  labels: [],
  investigationId: null,
  watchId: null,
  retryOf: null,
  retryRoot: null,
  rerunOf: null,
  secrets: false,
  createdAt: at,
  deadlineAt: at,
  lastSeq: 0,
})

/** Returns a watch to insert, for an account of `insertAccount`. */
export const newWatch = (accountId: string, watch: Pick<NewWatch, 'id'> & Partial<NewWatch>): NewWatch => ({
  accountId,
  keyId: accountId,
  type: 'Pseudonym',
  value: 'sam',
  normalValue: 'sam',
  domain: null,
  options: '{}',
  providerKeys: null,
  webhook: null,
  intervalHours: 24,
  reference: null,
  labels: [],
  radarRevision: 0,
  createdAt: at,
  ...watch,
})
