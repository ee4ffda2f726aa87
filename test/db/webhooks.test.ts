import { expect } from 'chai'
import type { Repositories } from '../../src/db/database.ts'
import { newId } from '../../src/lib/ids.ts'
import { insertAccount, newSearch, openStored } from '../support/stored.ts'
import { until } from '../../scripts/support/until.ts'

const at = '2026-11-20T10:00:00.000Z'
const attempt = {
  number: 1,
  attemptedAt: at,
  status: 204,
  durationMs: 1,
  error: null,
  responseStart: '',
}

describe('createWebhookRepository', () => {
  it('loses the delivery and its attempts with the search, and no other delivery', async () => {
    await using stored = await openStored()
    const { database, db } = stored
    const [search, watch] = [newId(), newId()]
    await insertAccount(db, 'one')
    await database.searches.insert(newSearch('one', search), 'sam')
    for (const subject of [{ kind: 'search', id: search }, { kind: 'watch', id: watch }] as const) {
      const receiver = { url: 'https://a.example/', host: 'a.example', secret: null }
      await database.webhooks.insert({ id: subject.id, subject, accountId: 'one', ...receiver })
      await database.inTransaction(tx => tx.webhooks.schedule(subject.id, '{}'))
      const job = (await database.webhooks.take())!
      await database.inTransaction(tx =>
        tx.webhooks.recordAttempt(job, attempt, { status: 'delivered', retries: 1, retryInMs: null }))
    }

    await database.searches.remove([search])

    expect(await database.webhooks.get({ kind: 'search', id: search })).to.equal(undefined)
    expect(await database.webhooks.get({ kind: 'watch', id: watch })).to.include({ status: 'delivered' })
    const counts = [search, watch].map(async id => (await database.webhooks.listAttempts(id, 9)).length)
    expect(await Promise.all(counts)).to.deep.equal([0, 1])
  })

  /**
   * Creates a database with a delivery whose job a deliverer holds. Its next attempt is ahead, because a retry is due
   * as a job a few milliseconds before it is due in the row of the delivery.
   */
  async function startWithHeld() {
    const stored = await openStored()
    const { database, db } = stored
    const id = newId()
    const subject = { kind: 'watch', id: newId() } as const
    await database.inTransaction(async tx => {
      await tx.webhooks.insert({
        id,
        subject,
        accountId: newId(),
        url: 'https://a.example/',
        host: 'a.example',
        secret: null,
      })
      await tx.webhooks.schedule(id, '{}')
    })
    const job = (await database.webhooks.take())!
    await db('webhook_deliveries').update({ next_attempt_at: '2999-01-01T00:00:00.000Z' })
    return Object.assign(stored, { id, subject, job })
  }

  type Stage = Awaited<ReturnType<typeof startWithHeld>>
  const changes: Record<string, (tx: Repositories, stage: Stage) => Promise<unknown>> = {
    recordAttempt: ({ webhooks }, { job }) =>
      webhooks.recordAttempt(job, attempt, { status: 'delivered', retries: 1, retryInMs: null }),
    redeliver: ({ webhooks }, { id }) => webhooks.redeliver(id),
    remove: ({ webhooks }, { subject }) => webhooks.remove(subject),
  }

  for (const [first, change] of Object.entries(changes)) {
    for (const [second, other] of Object.entries(changes)) {
      if (first === second) continue
      it(`lets ${first} and then ${second} wait for the same delivery without a deadlock`, async function () {
        if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one connection
        await using stage = await startWithHeld()
        const { db, database, id } = stage
        const countBlocked = async () =>
          (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
            .select('pid')).length
        const run = (work: typeof change) =>
          database.inTransaction(tx => work(tx, stage)).then(() => 'done', ({ code }: { code: string }) => code)

        const blocker = await db.transaction()
        await blocker('webhook_deliveries').where({ id }).forUpdate().first()
        const changed = run(change)
        await until(async () => await countBlocked() === 1)
        const changedToo = run(other)
        await until(async () => await countBlocked() === 2)
        await blocker.commit()

        expect([await changed, await changedToo]).to.deep.equal(['done', 'done'])
      })
    }
  }
})
