import { expect } from 'chai'
import { isSigned } from '../../../src/core/webhooks/signature.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import type { AnyBody } from '../../../scripts/support/contract-types.ts'
import { faultsOf } from '../../support/faults.ts'
import { quick } from '../../support/webhooks.ts'

const dayMs = 86_400_000

describe('webhook endpoints of an account', () => {
  let service: Started
  let key: string
  beforeEach(async () => {
    service = await start(quick)
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const create = (url: string, more: object = {}) =>
    service.request('POST', '/account/webhooks', { key, body: { url, events: ['searchEnded'], ...more } })
  const created = async (url: string, more: object = {}) => {
    const { endpoint, secret } = (await create(url, more)).body.data
    return { endpoint, secret: secret! }
  }
  const stateOf = async (id: string) =>
    (await service.request('GET', `/account/webhooks/${id}`, { key })).body.data.endpoint
  const change = (id: string, body: object) => service.request('PATCH', `/account/webhooks/${id}`, { key, body })
  const pathsOf = ({ status, body }: { status: number, body: AnyBody }) => {
    expect(status).to.equal(400)
    return faultsOf(body).map(({ path }) => path)
  }
  const search = (more: object = {}) => service.createSearch('Pseudonym', 'tw-success', more)
  const statuses = () => onDatabase(service, async db => {
    const rows = await db<{ status: string }>('webhook_deliveries').whereNotNull('endpoint_id').orderBy('created_at')
    return rows.map(({ status }) => status)
  })
  const settled = (count: number) => until(async () => {
    const found = await statuses()
    return found.length === count && found.every(status => ['delivered', 'failed'].includes(status))
  })

  it('have a secret that only the first response has, and that is neither stored nor logged as text', async () => {
    const { status, headers, body } = await create('https://tw-success.example/', {
      description: 'cases', headers: [{ name: 'Authorization', value: 'Bearer example-token' }],
    })
    const { endpoint, secret } = body.data

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/account/webhooks/${endpoint.id}`)
    expect(headers.get('cache-control')).to.equal('no-store')
    expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(endpoint).to.deep.include({ description: 'cases', header_names: ['Authorization'], state: 'active' })
    const list = await service.request('GET', '/account/webhooks', { key })
    expect(list.body.data.endpoints).to.deep.equal([endpoint])
    const rows = await dumpTables(service)
    for (const hidden of [secret!, 'example-token']) {
      expect(list.text).not.to.include(hidden)
      expect(rows.filter(row => row.includes(hidden))).to.deep.equal([])
      expect(service.logged.filter(line => line.includes(hidden))).to.deep.equal([])
    }
  })

  it('receive the end of a search beside the webhook of its request, signed, with their headers', async () => {
    await using receiver = await createReceiver()
    const { secret } = await created(receiver.url, { headers: [{ name: 'X-Tenant', value: 'north' }] })

    const id = await search({ delivery: { webhook: { url: `${receiver.url}/own` } } })
    await until(() => receiver.delivered.length === 2)

    expect(receiver.faults()).to.deep.equal([])
    const [own] = receiver.delivered.filter(({ path }) => path === '/hook/own')
    const [endpoint] = receiver.delivered.filter(({ path }) => path === '/hook')
    expect(own!.headers).to.include({ 'x-webhook-id': id }).and.not.to.have.any.keys('x-tenant', 'webhook-signature')
    expect(endpoint!.headers).to.include({ 'x-tenant': 'north', 'content-type': 'application/json' })
    expect(endpoint!.headers['x-webhook-id']).not.to.equal(id)
    expect(endpoint!.body.searchId).to.equal(id)
    expect(isSigned(endpoint!.headers, endpoint!.raw, secret)).to.equal(true)
  })

  it('receive one event of an investigation, and none of its searches', async () => {
    await using receiver = await createReceiver()
    await created(receiver.url, { events: ['searchEnded', 'investigationFinished'] })

    await service.request('POST', '/investigations', { body: { observables: [{ value: 'tw-none' }] } })
    await settled(1)

    expect(receiver.delivered.map(({ body }) => body.event)).to.deep.equal(['investigation.finished'])
    expect(receiver.faults()).to.deep.equal([])
  })

  it('receive nothing of other accounts, of events that were not chosen, and while they are disabled', async () => {
    await using receiver = await createReceiver()
    await created(receiver.url, { events: ['watchChanged'] })
    const { endpoint: { id } } = await created(receiver.url)
    await change(id, { state: 'disabled' })
    const other = await service.newKey('business')
    await service.request('POST', '/search', { key: other, body: { query: { type: 'Pseudonym', value: 'tw-none' } } })
    const own = await search()
    await until(async () => (await service.request('GET', `/search/${own}`)).body.data.search.status === 'finished')

    expect(await statuses()).to.deep.equal([])
    expect(await stateOf(id)).to.deep.include({ state: 'disabled', disabled_reason: 'caller' })
  })

  it('are signed with both secrets during the overlap of a rotation, and with the new one after it', async () => {
    await using receiver = await createReceiver()
    const { endpoint: { id }, secret: earlier } = await created(receiver.url)
    const rotate = async (overlap: number) => (await service.request('POST', `/account/webhooks/${id}/rotate`, {
      key, body: { overlap_seconds: overlap },
    })).body.data
    const { secret, endpoint } = await rotate(3_600)

    await search()
    await settled(1)

    const [{ headers, raw }] = receiver.delivered as [typeof receiver.delivered[0]]
    expect(endpoint.earlier_secret_until).not.to.equal(null)
    expect(String(headers['webhook-signature']).split(' ')).to.have.length(2)
    expect([secret, earlier, 'whsec_QQ=='].map(one => isSigned(headers, raw, one))).to.deep.equal([true, true, false])

    const { secret: last, endpoint: { earlier_secret_until: ends } } = await rotate(0)
    await search()
    await settled(2)
    const { headers: after, raw: rawAfter } = receiver.delivered[1]!
    expect(ends).to.equal(null)
    expect([last, secret, earlier].map(one => isSigned(after, rawAfter, one))).to.deep.equal([true, false, false])
  })

  it('receive a test, also if they are disabled, which does not change their state', async () => {
    await using receiver = await createReceiver(answers(410))
    const { endpoint: { id } } = await created(receiver.url)
    await change(id, { state: 'disabled' })

    const { status, body } = await service.request('POST', `/account/webhooks/${id}/test`, { key })
    await settled(1)

    expect(status).to.equal(202)
    expect(receiver.faults()).to.deep.equal([])
    expect(receiver.delivered[0]!.headers['x-webhook-id']).to.equal(body.data.delivery.id)
    expect(receiver.delivered[0]!.body.event).to.equal('webhook.test')
    expect(await stateOf(id)).to.deep.include({ disabled_reason: 'caller', failing_since: null })
  })

  it('are disabled after failures for five days, which is audited, and are switched on again', async () => {
    await using receiver = await createReceiver(answers(500))
    const { endpoint: { id } } = await created(receiver.url)
    await search()
    await settled(1)
    expect(await stateOf(id)).to.deep.include({ state: 'active' }).and.to.have.property('failing_since').a('string')
    const since = new Date(Date.now() - 5 * dayMs).toISOString() // real clock: that of the deliverer
    await onDatabase(service, db => db('webhook_endpoints').update({ failing_since: since }))
    // another address begins without the failures of the one before
    const moved = await change(id, { url: `${receiver.url}/moved` })
    expect(moved.body.data.endpoint).to.have.property('failing_since', null)
    await onDatabase(service, db => db('webhook_endpoints').update({ failing_since: since }))

    await search()
    await settled(2)

    expect(await stateOf(id)).to.deep.include({ state: 'disabled', disabled_reason: 'failing', failing_since: since })
    const audit = await service.request('GET', '/account/audit?operation=disableWebhookEndpoint', { key })
    expect(audit.body.data.records.map(({ outcome, subjects }) => ({ outcome, subjects }))).to.deep
      .equal([{ outcome: 'failing', subjects: [id] }])
    expect((await change(id, { state: 'active' })).body.data.endpoint).to.deep
      .include({ state: 'active', disabled_reason: null, failing_since: null })
  })

  it('are created once for each Idempotency-Key, whose repetition has no secret', async () => {
    const body = { url: 'https://tw-success.example/', events: ['searchEnded' as const] }
    const send = (more: object = {}) => service.request('POST', '/account/webhooks', {
      key, body: { ...body, ...more }, headers: { 'idempotency-key': 'first-endpoint' },
    })
    const [first, again, other] = [await send(), await send(), await send({ description: 'other' })]

    expect([first.status, again.status, other.status]).to.deep.equal([201, 201, 422])
    expect(again.body.data).to.deep.equal({ endpoint: first.body.data.endpoint, secret: null })
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).to.deep.equal([null, 'true'])
    expect((await service.request('GET', '/account/webhooks', { key })).body.data.endpoints).to.have.length(1)
    await service.request('POST', `/account/webhooks/${first.body.data.endpoint.id}/remove`, { key })
    expect((await send()).body.error.code).to.equal('IDEMPOTENCY_KEY_REUSED')
  })

  it('are in the account, the disabled ones with their reason', async () => {
    await using receiver = await createReceiver(answers(410))
    const { endpoint: { id } } = await created(receiver.url)
    await created('https://tw-success.example/', { events: ['watchChanged'] })
    await search()
    await settled(1)

    const { body } = await service.request('GET', '/account', { key })
    const { disabled_at: at } = await stateOf(id)
    expect(body.data.account.webhook_endpoints).to.deep
      .equal({ active: 1, disabled: [{ id, reason: 'gone', disabled_at: at }] })
  })

  it('are disabled by 410 at once', async () => {
    await using receiver = await createReceiver(answers(410))
    const { endpoint: { id } } = await created(receiver.url)

    await search()
    await settled(1)

    expect(await stateOf(id)).to.deep.include({ state: 'disabled', disabled_reason: 'gone' })
  })

  it('are refused with private addresses, with reserved or repeated headers, and beyond twenty', async () => {
    const names = ['Host', 'webhook-signature', 'X-Tenant', 'x-tenant']
    const headers = names.map(name => ({ name, value: 'a' }))
    expect(pathsOf(await create('http://10.0.0.1/', { headers }))).to.have.members(
      ['url', 'headers.0.name', 'headers.1.name', 'headers.3.name'])
    const { endpoint: { id } } = await created('https://tw-success.example/')
    expect(pathsOf(await change(id, { url: 'http://10.0.0.1/' }))).to.deep.equal(['url'])
    expect(pathsOf(await create('https://tw-success.example/', { headers: [{ name: 'A', value: 'a\r\nb' }] })))
      .to.deep.equal(['headers.0.value'])
    for (let count = 1; count < 20; count++) await created('https://tw-success.example/')
    expect((await create('https://tw-success.example/')).status).to.equal(400)
  })

  it('are deleted with their deliveries, and are those of one account and of marked keys', async () => {
    await using receiver = await createReceiver()
    const { endpoint: { id } } = await created(receiver.url)
    await search()
    await settled(1)
    const stranger = await service.tracewell.accounts.create('stranger@example.com')
    await service.tracewell.plans.set(stranger.id, 'pro')
    const theirs = (await service.tracewell.keys.create(stranger.id, 'theirs', true)).secret

    for (const verb of ['remove', 'rotate', 'test'] as const) {
      expect((await service.request('POST', `/account/webhooks/${id}/${verb}`, { key: theirs })).status).to.equal(404)
      expect((await service.request('POST', `/account/webhooks/${id}/${verb}`)).status).to.equal(403)
    }
    expect((await service.request('POST', `/account/webhooks/${id}/remove`, { key })).status).to.equal(200)
    expect((await service.request('GET', `/account/webhooks/${id}`, { key })).status).to.equal(404)
    expect(await statuses()).to.deep.equal([])
  })

  it('lose what they would receive about a deleted search', async () => {
    await using receiver = await createReceiver(answers(500))
    await created(receiver.url)
    const id = await search()
    await settled(1)

    await service.request('POST', '/search/delete', { body: { ids: [id] } })

    await until(async () => (await statuses()).length === 0)
  })
})
