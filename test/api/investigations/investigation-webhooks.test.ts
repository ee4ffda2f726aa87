import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { isSigned } from '../../../src/core/webhooks/signature.ts'
import { faultsOf } from '../../support/faults.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import { until } from '../../../scripts/support/until.ts'
import { quick } from '../../support/webhooks.ts'

const secret = 'correct-horse'

describe('the webhook of an investigation', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  before(async () => {
    held = createHeldModule()
    const modules = [createModule('quick'), held.module]
    service = await start(quick, { modules })
  })
  after(() => service[Symbol.asyncDispose]())

  const bodyWith = (delivery: object, module = 'quick') => ({
    observables: [{ value: 'sam' }, { value: 'sam@example.com' }],
    modules: { mode: 'selected', ids: [moduleId(module)] },
    reference: 'case-1',
    labels: ['fraud'],
    delivery,
  })
  const create = (body: object) => service.request('POST', '/investigations', { body })
  async function begin(url: string, module?: string): Promise<string> {
    const { status, body } = await create(bodyWith({ webhook: { url, secret } }, module))
    expect(status).to.equal(201)
    return body.data.investigation.id
  }
  const stateOf = async (id: string) => (await service.request('GET', `/investigations/${id}`)).body.data
  const deliveryOf = async (id: string) => (await stateOf(id)).delivery.webhook
  const attemptsOf = async (id: string) =>
    (await service.request('GET', `/investigations/${id}/webhook/attempts`)).body.data.attempts
  const redeliver = (id: string) => service.request('POST', `/investigations/${id}/webhook/redeliver`)
  const settled = (id: string) =>
    until(async () => ['delivered', 'failed'].includes((await deliveryOf(id))?.status ?? ''))

  it('reports the finish once, signed and without a searched value, and its searches send none', async () => {
    await using receiver = await createReceiver()

    const id = await begin(receiver.url)
    await settled(id)

    const { investigation, counts, links } = await stateOf(id)
    expect(receiver.faults()).to.deep.equal([])
    expect(receiver.delivered).to.have.length(1)
    const [{ body, headers, raw }] = receiver.delivered as [typeof receiver.delivered[0]]
    expect(body).to.deep.equal({
      event: 'investigation.finished',
      investigation: {
        id,
        status: 'finished',
        stopped: null,
        reference: 'case-1',
        labels: ['fraud'],
        created_at: investigation.created_at,
        completed_at: investigation.completed_at,
      },
      counts,
      links,
    })
    expect(counts).to.include({ observables: 2, finished: 2 })
    expect(raw).not.to.include('sam')
    expect(isSigned(headers, raw, secret)).to.equal(true)
    expect(investigation.options.delivery).to.deep.equal({ webhook: { url: receiver.url } })
  })

  it('reports why it stopped if it is cancelled', async () => {
    await using receiver = await createReceiver()
    const id = await begin(receiver.url, held.module.slug)

    await service.request('POST', `/investigations/${id}/cancel`)
    await settled(id)

    expect(receiver.delivered.map(({ body }) => body as object)).to.have.nested
      .property('[0].investigation.stopped.code', 'INVESTIGATION_CANCELLED')
    expect(receiver.faults()).to.deep.equal([])
  })

  it('is pending at first, and cannot be redelivered before the finish', async () => {
    await using receiver = await createReceiver()
    const { body } = await create(bodyWith({ webhook: { url: receiver.url, secret } }, held.module.slug))
    const { id } = body.data.investigation

    const { status, body: refusal } = await redeliver(id)

    expect(body.data.delivery.webhook).to.deep.equal(await deliveryOf(id))
    expect(body.data.delivery.webhook).to.include({ status: 'pending', attempts: 0, next_attempt_at: null })
    expect([status, refusal.error.code]).to.deep.equal([409, 'INVESTIGATION_NOT_TERMINAL'])
    expect(await attemptsOf(id)).to.deep.equal([])
    await service.request('POST', `/investigations/${id}/cancel`)
  })

  it('is repeated with the same id and body, and again on a redelivery request', async () => {
    await using receiver = await createReceiver(answers(503, 'try later'), answers(204))
    const id = await begin(receiver.url)
    await settled(id)

    const { status, body } = await redeliver(id)
    await until(async () => (await deliveryOf(id))?.attempts === 3)

    expect(status).to.equal(202)
    expect(body.data.webhook).to.have.property('status')
    expect((await attemptsOf(id)).map(({ number, status: code }) => [number, code]))
      .to.deep.equal([[3, 204], [2, 204], [1, 503]])
    expect(new Set(receiver.delivered.map(({ raw }) => raw)).size).to.equal(1)
    expect(new Set(receiver.delivered.map(({ headers }) => headers['webhook-id'])).size).to.equal(1)
  })

  it('is sent again as another delivery if the investigation is continued and finishes again', async () => {
    await using receiver = await createReceiver()
    const id = await begin(receiver.url)
    await settled(id)

    const add = (value: string) =>
      service.request('POST', `/investigations/${id}/follow`, { body: { observables: [{ value }] } })
    const [first, unchanged] = [await add('alex'), await add('alex')]
    await until(() => receiver.delivered.length === 2)
    await settled(id)

    expect([first, unchanged].map(({ status }) => status)).to.deep.equal([202, 202])
    expect(first.body.data.delivery.webhook).to.include({ status: 'pending', attempts: 0 })

    expect(new Set(receiver.delivered.map(({ headers }) => headers['webhook-id'])).size).to.equal(2)
    expect(receiver.delivered.every(({ headers, raw }) => isSigned(headers, raw, secret))).to.equal(true)
    expect(await deliveryOf(id)).to.include({ status: 'delivered', attempts: 1 })
  })

  it('is missing for an investigation without one, and for other accounts', async () => {
    await using receiver = await createReceiver()
    const without = (await create(bodyWith({}))).body.data.investigation.id
    const id = await begin(receiver.url)
    await settled(id)
    const key = await service.newKey('business')

    expect(await deliveryOf(without)).to.equal(null)
    expect(await attemptsOf(without)).to.deep.equal([])
    expect((await redeliver(without)).status).to.equal(404)
    for (const [method, path] of [['GET', 'attempts'], ['POST', 'redeliver']] as const) {
      const { status } = await service.request(method, `/investigations/${id}/webhook/${path}`, { key })
      expect(status, path).to.equal(404)
    }
  })

  it('is refused with all its faults, each once', async () => {
    const { status, body } = await create(bodyWith({ webhook: { url: 'http://10.0.0.1/', secret: 'whsec_' } }))

    expect(status).to.equal(400)
    expect(faultsOf(body).map(({ path }) => path))
      .to.deep.equal(['delivery.webhook.url', 'delivery.webhook.secret'])
  })

  it('is removed with the investigation', async () => {
    await using receiver = await createReceiver(answers(500))
    const id = await begin(receiver.url)
    await settled(id)
    const delivery = receiver.delivered[0]!.headers['webhook-id']

    await service.request('POST', '/investigations/delete', { body: { ids: [id] } })
    const find = (table: string, column: string) => onDatabase(service, db => db(table).where(column, delivery!))

    await until(async () => (await find('webhook_deliveries', 'id')).length === 0)
    expect(await find('webhook_attempts', 'delivery_id')).to.deep.equal([])
  })
})
