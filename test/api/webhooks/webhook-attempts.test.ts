import { expect } from 'chai'
import { answers, createReceiver } from '../../support/receiver.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { quick, webhooksOf, type Webhooks } from '../../support/webhooks.ts'

describe('webhook attempts', () => {
  let service: Started
  let webhooks: Webhooks
  before(async () => {
    service = await start(quick)
    webhooks = webhooksOf(service)
  })
  after(() => service[Symbol.asyncDispose]())

  it('are repeated with the same id and the same end of the search until the receiver answers 2xx', async () => {
    await using receiver = await createReceiver(answers(503, 'try later'), response => response.destroy(), answers(201))

    const id = await webhooks.searchFor(receiver.url, 'secret')
    await webhooks.settled(id)

    expect(await webhooks.deliveryOf(id))?.to.deep.include({ status: 'delivered', attempts: 3, next_attempt_at: null })
    const attempts = await webhooks.attemptsOf(id)
    expect(attempts.map(({ number, status }) => [number, status])).to.deep
      .equal([[3, 201], [2, null], [1, 503]])
    expect(attempts[2]!.answer).to.equal('try later')
    expect(attempts[1]!.error).to.be.a('string').that.is.not.empty
    expect(attemptTimes(receiver)).to.deep.equal(attempts.map(one => one.attempted_at).reverse())
    expect(withoutTimes(receiver)).to.deep.equal(Array(3).fill(withoutTimes(receiver)[0]))
    expect(receiver.faults()).to.deep.equal([])
    expect(new Set(receiver.delivered.map(({ headers }) => headers['webhook-id']))).to.deep.equal(new Set([id]))
  })

  it('do not follow redirects', async () => {
    await using elsewhere = await createReceiver()
    await using receiver = await createReceiver(answers(307, '', { location: elsewhere.url }))

    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    expect(await webhooks.deliveryOf(id))?.to.deep.include({ status: 'failed', attempts: 4 })
    expect((await webhooks.attemptsOf(id))[0]).to.deep.include({ status: 307, error: 'redirects are not followed' })
    expect(elsewhere.connections).to.equal(0)
  })

  it('end at 410', async () => {
    await using receiver = await createReceiver(answers(410))

    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    expect(await webhooks.deliveryOf(id))?.to.deep.include({
      status: 'failed',
      attempts: 1,
      sent_at: null,
      next_attempt_at: null,
    })
    expect((await webhooks.attemptsOf(id))[0]).to.deep.include({
      status: 410,
      error: 'the receiver is gone (410): no further attempt will be made',
    })
  })

  for (const [status, headers] of [[503, { 'retry-after': '600' }], [429, { 'retry-after': '600' }]] as const) {
    it(`wait as long as Retry-After of a ${status} says, with other webhooks to the host`, async () => {
      await using receiver = await createReceiver(answers(status, '', headers))
      const first = await webhooks.searchFor(receiver.url)
      await until(async () => (await webhooks.deliveryOf(first))?.attempts === 1)

      const second = await webhooks.searchFor(receiver.url)
      const { last_attempt_at: answered } = (await webhooks.deliveryOf(first))!
      const waitOf = async (id: string) =>
        Date.parse((await webhooks.deliveryOf(id))?.next_attempt_at ?? '') - Date.parse(answered!)
      await until(async () => await waitOf(second) >= 5e5)

      const deliveries = await Promise.all([first, second].map(id => webhooks.deliveryOf(id)))
      expect(deliveries.map(one => [one!.status, one!.attempts])).to.deep.equal([['retrying', 1], ['pending', 0]])
      expect(await waitOf(first)).to.be.at.least(6e5)
      expect(receiver.delivered).to.have.length(1)
    })
  }

  it('stop after the last delay of the schedule, and continue on a redelivery request', async () => {
    await using receiver = await createReceiver(answers(500), answers(500), answers(500), answers(500), answers(200))
    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)
    expect(await webhooks.deliveryOf(id))?.to.deep.include({ status: 'failed', attempts: 4, sent_at: null })

    const { status, body } = await service.request('POST', `/search/${id}/webhook/redeliver`)
    expect(status).to.equal(202)
    expect(body.data.webhook!.next_attempt_at).to.be.a('string')
    await until(async () => (await webhooks.deliveryOf(id))?.status === 'delivered')

    expect(await webhooks.deliveryOf(id))?.to.deep.include({ attempts: 5, next_attempt_at: null })
    const attempts = await webhooks.attemptsOf(id)
    expect(attemptTimes(receiver)).to.deep.equal(attempts.map(one => one.attempted_at).reverse())
    expect(withoutTimes(receiver)).to.deep.equal(Array(5).fill(withoutTimes(receiver)[0]))
  })

  it('are made again on a redelivery request after a success', async () => {
    await using receiver = await createReceiver()
    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    await service.request('POST', `/search/${id}/webhook/redeliver`)
    await until(() => receiver.delivered.length === 2)

    await until(async () => (await webhooks.deliveryOf(id))?.attempts === 2)
  })

  it('are limited to four at a time for each host', async () => {
    // real clock: time in which a fifth delivery would arrive
    await using receiver = await createReceiver(response => { setTimeout(() => response.writeHead(204).end(), 150) })

    const ids = await Promise.all(Array.from({ length: 12 }, () => webhooks.searchFor(receiver.url)))
    for (const id of ids) await webhooks.settled(id)

    expect(receiver.delivered).to.have.length(12)
    expect(receiver.mostAtOnce).to.be.at.most(4)
  })

  it('to hanging receivers of one account do not delay another account', async () => {
    await using good = await createReceiver()
    await using hanging = new AsyncDisposableStack()
    const receivers: Array<Awaited<ReturnType<typeof createReceiver>>> = []
    for (let number = 0; number < 5; number++) receivers.push(hanging.use(await createReceiver(() => undefined)))
    const begunAttempts = () => receivers.reduce((sum, { delivered }) => sum + delivered.length, 0)
    const slow: string[] = []
    for (const { url } of receivers) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => webhooks.searchFor(url)))
      for (const id of ids) await service.events(`/search/${id}/stream`)
      slow.push(...ids)
    }
    await until(() => begunAttempts() >= 16)

    const key = await service.newKey('pro')
    const body = { query: { type: 'Pseudonym', value: 'kim' }, delivery: { webhook: { url: good.url } } }
    expect((await service.request('POST', '/search', { key, body })).status).to.equal(201)
    await until(() => good.delivered.length === 1)

    // under load, the first attempts may have timed out and made room for others: those that ended are no longer there
    const begun = begunAttempts()
    const ended = (await Promise.all(slow.map(id => webhooks.attemptsOf(id)))).flat()
    expect(begun - ended.length).to.be.at.most(16)
  })

  it('to a receiver that asked for a pause wait in every process, and its other webhooks too', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // a file of SQLite has one process
    await using receiver = await createReceiver(answers(503, 'later', { 'Retry-After': '3600' }), answers(204))
    await using good = await createReceiver()
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder, WEBHOOK_RETRY_SCHEDULE: '0' }
    await using first = await start(environment)
    await using second = await start(environment)
    const searchFor = (url: string) =>
      first.createSearch('Pseudonym', 'tw-success', { delivery: { webhook: { url } } })
    const deliveryOf = async (id: string) => (await first.request('GET', `/search/${id}`)).body.data.delivery.webhook

    const refused = await searchFor(receiver.url)
    await until(async () => (await deliveryOf(refused))?.status === 'retrying')
    const waiting = await Promise.all(Array.from({ length: 6 }, () => searchFor(receiver.url)))
    for (const id of waiting) {
      await until(async () => {
        const { search, delivery } = (await first.request('GET', `/search/${id}`)).body.data
        const due = Date.parse(delivery.webhook?.next_attempt_at ?? '')
        return due > Date.parse(search.created_at) + 3_000_000 // in the pause of an hour
      })
    }
    const other = await searchFor(good.url)
    await until(async () => (await deliveryOf(other))?.status === 'delivered')

    expect(receiver.delivered).to.have.length(1)
    await onDatabase(second, db => db('webhook_pauses').update({ paused_until: '2026-01-01T00:00:00.000Z' }))
    for (const id of waiting) {
      await first.request('POST', `/search/${id}/webhook/redeliver`)
      await until(async () => (await deliveryOf(id))?.status === 'delivered')
    }
    expect(await onDatabase(second, db => db('webhook_pauses'))).to.deep.equal([])
  })

  it('end if the delivery waits for its receiver until a day after the last retry, with the reason', async () => {
    await using receiver = await createReceiver(answers(429, '', { 'Retry-After': '5' }))
    const id = await webhooks.searchFor(receiver.url)
    await until(async () => (await webhooks.deliveryOf(id))?.status === 'retrying')
    await onDatabase(service, async db => {
      await db('webhook_pauses').update({ paused_until: '2999-01-01T00:00:00.000Z' })
      await db('webhook_deliveries').where({ id }).update({ due_since: '2026-01-01T00:00:00.000Z' })
    })
    await webhooks.settled(id)

    const [last, before] = await webhooks.attemptsOf(id)
    expect(await webhooks.deliveryOf(id)).to.include({ status: 'failed', next_attempt_at: null })
    expect([last!.number, last!.status, before!.status]).to.deep.equal([2, null, 429])
    expect(last!.error).to.include('given up')
    expect(receiver.delivered).to.have.length(1)
  })

  it('continue in the next process if the service stopped between them', async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder, WEBHOOK_RETRY_SCHEDULE: '1' }
    const first = await start(environment)
    const id = await first.createSearch('Pseudonym', 'tw-success', {
      delivery: { webhook: { url: receiver.url, secret: 's' } },
    })
    await until(async () =>
      (await first.request('GET', `/search/${id}`)).body.data.delivery.webhook?.status === 'retrying'
    )
    await first.tracewell.stop(0)

    await using second = await start(environment)
    await until(async () =>
      (await second.request('GET', `/search/${id}`, { key: first.key })).body.data.delivery.webhook?.status ===
        'delivered'
    )

    const { search } = (await second.request('GET', `/search/${id}`, { key: first.key })).body.data
    expect(receiver.delivered.map(({ body }) => body.search.completed_at)).to.deep
      .equal([search.completed_at, search.completed_at])
    const [before, after] = attemptTimes(receiver).map(time => Date.parse(time)) as [number, number]
    expect(after).to.be.greaterThan(before)
    expect(withoutTimes(receiver)).to.deep.equal(Array(2).fill(withoutTimes(receiver)[0]))
  })
})

type Receiver = Awaited<ReturnType<typeof createReceiver>>

const attemptTimes = ({ delivered }: Receiver): string[] => delivered.map(({ body }) => body.finishedAt)

/** Returns the delivered bodies without the time of the attempt. */
const withoutTimes = ({ delivered }: Receiver) => delivered.map(({ body: { finishedAt: _, ...rest } }) => rest)
