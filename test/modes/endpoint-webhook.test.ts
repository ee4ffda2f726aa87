import { expect } from 'chai'
import { startProcess, startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { createStage, type Stage } from '../../scripts/support/stage.ts'
import { until } from '../../scripts/support/until.ts'
import { isSigned } from '../../src/core/webhooks/signature.ts'
import { answers, createReceiver } from '../support/receiver.ts'

type Receiver = Awaited<ReturnType<typeof createReceiver>>

describe('a delivery to a webhook endpoint of an account, after its process was killed', () => {
  const environmentOf = ({ environment }: Stage, receiver: Receiver) => {
    const { origin } = new URL(receiver.url)
    return { ...environment, EGRESS_ROUTES: `${environment.EGRESS_ROUTES},${origin}=${origin}` }
  }

  /** Creates an endpoint, and ends an investigation, whose event it receives. */
  async function cause(stage: Stage, { request }: TracewellProcess, { url }: Receiver) {
    const { accountId } = await stage.subscribe('business')
    const key = (await stage.operator.keys.create(accountId, 'admin', true)).secret
    const wanted = { url, events: ['investigationFinished' as const] }
    const endpoint = await request('POST', '/account/webhooks', { key, body: wanted })
    const begun = await request('POST', '/investigations', { key, body: { observables: [{ value: 'sam' }] } })
    const { id } = begun.body.data.investigation
    const cancelled = await request('POST', `/investigations/${id}/cancel`, { key })
    expect([endpoint.status, begun.status, cancelled.status]).to.deep.equal([201, 201, 200])
    return { id, key, secret: endpoint.body.data.secret! }
  }

  const deliveries = (stage: Stage) => stage.db<{ status: string, attempts: number }>('webhook_deliveries')
  const isDelivered = async (stage: Stage) => (await deliveries(stage).where({ status: 'delivered' })).length === 1

  it('is sent once by its successors, if no attempt had begun', async () => {
    await using stage = await createStage()
    await using receiver = await createReceiver()
    const environment = environmentOf(stage, receiver)
    // this process ends the investigation, and has no role that delivers webhooks
    await using killed = startProcess({ ...environment, ROLE: 'api' })
    await until('it listens', () => Promise.resolve(killed.url !== ''), 50, 60_000)
    const { id, secret } = await cause(stage, killed, receiver)
    await killed.kill()
    const before = [(await deliveries(stage)).length, receiver.delivered.length]

    const isShared = environment.DATABASE_URL.startsWith('postgres')
    await using _next = await startReady(environment)
    await using _second = isShared ? await startReady(environment) : undefined
    await until('it is delivered', () => isDelivered(stage))

    expect(before).to.deep.equal([1, 0])
    expect(receiver.delivered.map(({ body }) => body as object)).to.have.length(1)
      .and.have.nested.property('[0].investigation.id', id)
    expect(isSigned(receiver.delivered[0]!.headers, receiver.delivered[0]!.raw, secret)).to.equal(true)
  })

  it('is sent again by its successor with the same id, if the first attempt had no answer', async () => {
    await using stage = await createStage()
    await using receiver = await createReceiver(() => undefined, answers(204))
    const environment = environmentOf(stage, receiver)
    await using killed = await startReady(environment)
    const { key } = await cause(stage, killed, receiver)
    await until('the receiver has the first attempt', () => Promise.resolve(receiver.delivered.length === 1))
    await killed.kill()

    await using next = await startReady(environment)
    await until('it is delivered', () => isDelivered(stage), 100, 60_000)

    const [first, second] = receiver.delivered
    expect(receiver.delivered).to.have.length(2)
    expect(second!.headers['x-webhook-id']).to.equal(first!.headers['x-webhook-id'])
    const { body } = await next.request('GET', '/account/webhook-deliveries', { key })
    expect(body.data.deliveries.map(({ status, attempts }) => [status, attempts])).to.deep.equal([['delivered', 1]])
  })
})
