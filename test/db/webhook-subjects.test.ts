import { expect } from 'chai'
import type { Knex } from 'knex'
import { deliveryPlace, openSecret, sealSecret } from '../../src/core/webhooks/secret.ts'
import { connect, migrate } from '../../src/db/driver/connection.ts'
import { openDatabase } from '../../src/db/database.ts'
import { newId } from '../../src/lib/ids.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { createEmptyDatabase, type TestDatabase } from '../../scripts/support/database.ts'

const sealer = createSealer(() => ['s'.repeat(32)])
const at = '2026-11-20T10:00:00.000Z'
const accountId = newId()

async function insertSearch(db: Knex): Promise<string> {
  const id = newId()
  const keyId = newId()
  await db('accounts').insert({ id: accountId, email: 'a@example.com', created_at: at }).onConflict('id').ignore()
  await db('api_keys').insert({
    id: keyId,
    account_id: accountId,
    hash: keyId,
    hint: '',
    label: '',
    state: 'active',
    created_at: at,
  })
  await db('searches').insert({
    id,
    account_id: accountId,
    key_id: keyId,
    type: 'Pseudonym',
    value: 'v',
    normal_value: 'v',
    options: '{}',
    secrets: false,
    status: 'finished',
    created_at: at,
    deadline_at: at,
    told_at: at,
    last_seq: 0,
  })
  return id
}

/** Writes what a process of the version before the migration writes. */
async function insertAsBefore(db: Knex): Promise<string> {
  const id = await insertSearch(db)
  await db('webhook_deliveries').insert({
    search_id: id,
    url: 'https://a.example/',
    host: 'a.example',
    secret: sealSecret(sealer, deliveryPlace(id), 'secret'),
    body: '{}',
    status: 'retrying',
    attempts: 1,
    retries: 1,
    last_attempt_at: at,
    next_attempt_at: '2999-01-01T00:00:00.000Z',
  })
  await db('webhook_attempts').insert({
    search_id: id,
    number: 1,
    attempted_at: at,
    status: 500,
    duration_ms: 3,
    error: null,
    answer: 'later',
  })
  return id
}

/** Reads and tries what the service does with a delivery. */
async function expectUsable(url: string, id: string): Promise<void> {
  const database = await openDatabase(url)
  try {
    const due = (await database.webhooks.getDue({ searchId: id }))!
    expect(due).to.deep.include({
      id,
      subject: { kind: 'search', id },
      accountId,
      body: '{}',
      attempts: 1,
      retries: 1,
    })
    expect(openSecret(sealer, deliveryPlace(due.id), due.secret)).to.equal('secret')
    expect(await database.webhooks.get({ kind: 'search', id })).to.deep.include({ id, status: 'retrying' })
    expect(await database.webhooks.listAttempts(id, 9)).to.have.length(1)
    await database.inTransaction(tx => tx.webhooks.redeliver(id))
    const job = (await database.webhooks.take())!
    expect(job.data).to.deep.equal({ searchId: id })
    expect(await database.inTransaction(tx => tx.webhooks.recordAttempt(
      job,
      {
        number: 2,
        attemptedAt: at,
        status: 204,
        durationMs: 1,
        error: null,
        responseStart: '',
      },
      { status: 'delivered', retries: 1, retryInMs: null },
    ))).to.equal(true)
  } finally {
    await database.close()
  }
}

describe('the migration of webhook deliveries', () => {
  let place: TestDatabase
  let db: Knex
  beforeEach(async () => {
    place = await createEmptyDatabase()
    db = connect(place.url)
  })
  afterEach(async () => {
    await db.destroy()
    await place.drop()
  })

  /** Undoes the migration, and all later ones. */
  async function undo(): Promise<void> {
    for (let last = ''; last !== '20261204_webhook_subjects';) {
      const [, [name]] = await db.migrate.down() as [number, [string]]
      last = name
    }
  }

  it('keeps deliveries, their attempts and their secrets', async () => {
    await migrate(db)
    await undo()
    const id = await insertAsBefore(db)

    await migrate(db)

    await expectUsable(place.url, id)
  })

  it('keeps them when it is undone', async () => {
    await migrate(db)
    const id = await insertAsBefore(db)

    await db.migrate.down({ name: '20261204_webhook_subjects' })

    expect(await db('webhook_deliveries').pluck('search_id')).to.deep.equal([id])
    expect(await db('webhook_attempts').pluck('search_id')).to.deep.equal([id])
  })

  it('lets processes of the earlier version add, read and remove deliveries', async () => {
    await migrate(db)
    const [id, other] = [await insertAsBefore(db), await insertAsBefore(db)]

    await expectUsable(place.url, id)
    const row: unknown = await db('webhook_deliveries').join('searches', 'searches.id', 'search_id')
      .where({ search_id: other }).whereNotNull('next_attempt_at')
      .first('account_id', 'url', 'secret', 'body', 'attempts', 'retries')
    await db('searches').where({ id }).delete()

    expect(row).to.deep.include({ account_id: accountId, url: 'https://a.example/', attempts: 1, retries: 1 })
    expect(await db('webhook_deliveries').pluck('search_id')).to.deep.equal([other])
    expect(await db('webhook_attempts').pluck('search_id')).to.deep.equal([other])
  })
})
