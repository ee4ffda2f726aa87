import { expect } from 'chai'
import type { AnyBody, Schemas } from '../../../scripts/support/contract-types.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { faultsOf } from '../../support/faults.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import { quick } from '../../support/webhooks.ts'

type Delivery = Schemas['AccountDelivery']

const path = '/account/webhook-deliveries'
const past = '2026-01-01T00:00:00Z'
const unknown = '00000000-0000-4000-8000-000000000000'

describe('webhook deliveries of an account', () => {
  let service: Started
  let key: string
  beforeEach(async () => {
    service = await start(quick)
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const listed = async (query = ''): Promise<Delivery[]> => {
    const { status, body } = await service.request('GET', `${path}?${query}`, { key })
    expect(status).to.equal(200)
    return body.data.deliveries
  }
  const idsOf = (deliveries: Delivery[]) => deliveries.map(({ id }) => id)
  const createEndpoint = async (url: string, more: object = {}): Promise<string> => (await service.request(
    'POST', '/account/webhooks', { key, body: { url, events: ['searchEnded', 'investigationFinished'], ...more } },
  )).body.data.endpoint.id
  const changeEndpoint = (id: string, body: object) =>
    service.request('PATCH', `/account/webhooks/${id}`, { key, body })
  const search = (url?: string) => service.createSearch('Pseudonym', 'tw-success',
    url === undefined ? {} : { delivery: { webhook: { url } } })
  const settled = (count: number) => until(async () => {
    const found = await listed()
    return found.length === count && found.every(({ status }) => ['delivered', 'failed'].includes(status))
  })
  const recover = (body: object) => service.request('POST', `${path}/recover`, { key, body })
  const recovered = async (body: object) => {
    const { status, body: answer } = await recover(body)
    expect(status).to.equal(202)
    return answer.data.recovery
  }
  const pathsOf = ({ status, body }: { status: number, body: AnyBody }) => {
    expect(status).to.equal(400)
    return faultsOf(body).map(({ path: where }) => where)
  }

  it('are listed with those of requests and of endpoints, and found by each filter', async () => {
    await using good = await createReceiver()
    await using bad = await createReceiver(answers(500, 'no'))
    const endpoint = await createEndpoint(bad.url)
    const id = await search(good.url)
    await settled(2)
    const { body: created } = await service.request('POST', '/investigations', {
      body: { observables: [{ value: 'tw-none' }] },
    })
    const investigation: string = created.data.investigation.id
    await settled(3)
    const tested = (await service.request('POST', `/account/webhooks/${endpoint}/test`, { key })).body.data.delivery.id
    await settled(4)

    const [test, finished, ...ofSearch] = await listed()
    expect(test).to.deep.include({ id: tested, event: 'webhookTest', endpoint_id: endpoint, search_id: null })
    expect(finished).to.deep.include({ event: 'investigationFinished', investigation_id: investigation })
    expect(ofSearch.find(one => one.endpoint_id === null)).to.deep.include({
      id,
      event: 'searchEnded',
      search_id: id,
      url: good.url,
      status: 'delivered',
    })
    const failed = ofSearch.find(one => one.endpoint_id !== null)!
    expect(failed).to.deep.include({ search_id: id, url: bad.url, status: 'failed', attempts: 4 })
    const all = idsOf([test!, finished!, ...ofSearch])
    for (const [query, expected] of [
      ['status=delivered', [id]],
      ['event=searchEnded', idsOf(ofSearch)],
      ['event=webhookTest&status=failed', [tested]],
      [`endpoint_id=${endpoint.toUpperCase()}`, all.filter(one => one !== id)],
      [`search_id=${id}`, idsOf(ofSearch)],
      [`investigation_id=${investigation}`, [finished!.id]],
      [`investigation_id=${investigation}&search_id=${id}`, []],
      [`watch_id=${unknown}`, []],
      [`created_after=${finished!.created_at}`, [tested, finished!.id]],
      [`created_before=${finished!.created_at}`, idsOf(ofSearch)],
      ['sort=oldest', [...all].reverse()],
    ] as const) {
      expect(idsOf(await listed(query)), query).to.deep.equal(expected)
    }
    const { body } = await service.request('GET', `${path}/${failed.id.toUpperCase()}`, { key })
    expect(body.data.delivery).to.deep.equal(failed)
    expect(body.data.attempts.map(({ number, status, answer }) => [number, status, answer])).to.deep
      .equal([4, 3, 2, 1].map(number => [number, 500, 'no']))
  })

  it('of requests are a filter of the list of searches', async () => {
    await using good = await createReceiver()
    await using bad = await createReceiver(answers(500))
    await createEndpoint(bad.url)
    await search()
    await search(good.url)
    const failed = await search(bad.url)
    await settled(5)

    for (const [status, expected] of [['failed', [failed]], ['retrying', []], ['pending', []]] as const) {
      const { body } = await service.request('GET', `/search?webhook_status=${status}`)
      expect(body.data.searches.map(({ id }) => id), status).to.deep.equal(expected)
    }
  })

  it('are listed in pages, whose cursors belong to their filters', async () => {
    await using receiver = await createReceiver()
    for (let count = 0; count < 3; count++) await search(receiver.url)
    await settled(3)

    const { body: first } = await service.request('GET', `${path}?limit=2`, { key })
    const cursor = first.data.pagination.nextCursor!
    const { body: second } = await service.request('GET', `${path}?limit=2&cursor=${cursor}`, { key })

    expect(idsOf([...first.data.deliveries, ...second.data.deliveries])).to.deep.equal(idsOf(await listed()))
    expect(second.data.pagination).to.deep.equal({ limit: 2, nextCursor: null })
    expect(pathsOf(await service.request('GET', `${path}?status=failed&cursor=${cursor}`, { key })))
      .to.deep.equal(['cursor'])
    expect(pathsOf(await service.request('GET', `${path}?created_after=${past}&created_before=${past}`, { key })))
      .to.deep.equal(['created_after'])
  })

  it('do not have what waits for its event, what was deleted, or what another account has', async () => {
    await using receiver = await createReceiver()
    const id = await search(receiver.url)
    await settled(1)
    const running = await service.createSearch('Pseudonym', 'tw-hang', { delivery: { webhook: { url: receiver.url } } })
    const stranger = await service.tracewell.accounts.create('stranger@example.com')
    await service.tracewell.plans.set(stranger.id, 'pro')
    const theirs = (await service.tracewell.keys.create(stranger.id, 'theirs', true)).secret

    expect(idsOf(await listed())).to.deep.equal([id])
    for (const [method, address, of] of [
      ['GET', `${path}/${id}`, theirs], ['POST', `${path}/${id}/redeliver`, theirs],
      ['GET', `${path}/${running}`, key], ['POST', `${path}/${running}/redeliver`, key],
    ] as const) {
      expect((await service.request(method, address, { key: of })).status, address).to.equal(404)
    }
    expect((await service.request('GET', path, { key: theirs })).body.data.deliveries).to.deep.equal([])
    expect((await service.request('GET', path)).status).to.equal(403)
    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    expect(await listed()).to.deep.equal([])
    expect((await service.request('GET', `${path}/${id}`, { key })).status).to.equal(404)
  })

  it('are sent again one by one, with the same id, to the present address of their endpoint', async () => {
    await using receiver = await createReceiver(answers(500), answers(500), answers(500), answers(500), answers(204))
    const endpoint = await createEndpoint(`${receiver.url}/old`)
    await search()
    await settled(1)
    const [{ id }] = await listed() as [Delivery]
    await changeEndpoint(endpoint, { url: receiver.url, state: 'disabled' })

    const refused = await service.request('POST', `${path}/${id}/redeliver`, { key })
    await changeEndpoint(endpoint, { state: 'active' })
    const { status, body } = await service.request('POST', `${path}/${id}/redeliver`, { key })
    await settled(1)

    expect([refused.status, status]).to.deep.equal([400, 202])
    expect(body.data.delivery).to.deep.include({ id, url: receiver.url, attempts: 4 })
    expect(body.data.attempts).to.have.length(4)
    const last = receiver.delivered.at(-1)!
    expect([last.path, last.headers['x-webhook-id'], receiver.delivered.length]).to.deep.equal(['/hook', id, 5])
    expect(await listed('status=delivered')).to.have.length(1)
    const audit = await service.request('GET', '/account/audit?operation=redeliverWebhookDelivery', { key })
    expect(audit.body.data.records.map(({ outcome, subjects }) => [outcome, subjects[0]])).to.deep.include(['ok', id])
  })

  it('are recovered once, those of one endpoint or all, without tests and disabled endpoints', async () => {
    let isUp = false
    await using receiver = await createReceiver(response => response.writeHead(isUp ? 204 : 500).end())
    const [one, other, off] = [
      await createEndpoint(`${receiver.url}/one`), await createEndpoint(`${receiver.url}/other`),
      await createEndpoint(`${receiver.url}/off`),
    ]
    await search(`${receiver.url}/own`)
    await settled(4)
    await service.request('POST', `/account/webhooks/${one}/test`, { key })
    await settled(5)
    await changeEndpoint(off, { state: 'disabled' })
    isUp = true
    const future = { since: '2999-01-01T00:00:00Z' }

    expect(await recovered(future)).to.deep.equal({ recovered_count: 0, has_more: false })
    expect(await recovered({ since: past, endpoint_id: other })).to.deep.include({ recovered_count: 1 })
    await until(async () => (await listed('status=delivered')).length === 1)
    const counts = await Promise.all([recovered({ since: past }), recovered({ since: past })])
    await until(async () => (await listed('status=delivered')).length === 3)

    expect(counts.map(({ recovered_count: count }) => count).sort()).to.deep.equal([0, 2])
    expect(receiver.delivered.slice(20).map(({ path: where }) => where).sort()).to.deep
      .equal(['/hook/one', '/hook/other', '/hook/own'])
    expect((await listed('status=failed')).map(({ endpoint_id: to, event }) => [to, event])).to.have.deep
      .members([[one, 'webhookTest'], [off, 'searchEnded']])
    for (const endpoint of [off, unknown]) {
      expect(pathsOf(await recover({ since: past, endpoint_id: endpoint }))).to.deep.equal(['endpoint_id'])
    }
    expect(pathsOf(await recover({ since: '2026-02-31T00:00:00Z' }))).to.deep.equal(['since'])
  })

  it('are recovered in groups, at most 1,000 with one request', async () => {
    await onDatabase(service, async db => {
      const rows = Array.from({ length: 1_001 }, (_, number) => ({
        id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
        subject: 'investigation',
        subject_id: unknown,
        account_id: service.accountId,
        url: 'https://hooks.example/',
        host: 'hooks.example',
        body: '{}',
        status: 'failed',
        attempts: 1,
        retries: 0,
        created_at: new Date(Date.parse('2026-11-01') + number).toISOString(),
        last_attempt_at: '2026-11-02T00:00:00.000Z',
      }))
      for (let from = 0; from < rows.length; from += 50) {
        await db('webhook_deliveries').insert(rows.slice(from, from + 50))
      }
    })

    expect(await recovered({ since: past })).to.deep.equal({ recovered_count: 1_000, has_more: true })
    const times = await onDatabase(service, async db => {
      const rows = await db<{ status: string, attempts: number, next_attempt_at: string }>('webhook_deliveries')
        .where({ status: 'pending', attempts: 1 }).whereNotNull('next_attempt_at').orderBy('id')
      return rows.map(row => row.next_attempt_at)
    })
    expect(await recovered({ since: past })).to.deep.equal({ recovered_count: 1, has_more: false })

    const groups = Array.from({ length: 50 }, (_, group) => times.slice(20 * group, 20 * group + 20)
      .map(time => Date.parse(time)))
    for (const [at, group] of groups.slice(1).entries()) {
      expect(Math.min(...group) - Math.min(...groups[at]!)).to.be.at.least(1_000)
      expect(Math.min(...group)).to.be.above(Math.max(...groups[at]!))
    }
  })
})
