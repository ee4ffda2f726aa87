import { expect } from 'chai'
import { startProcess, startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage } from '../../scripts/support/stage.ts'
import { createReceiver } from '../support/receiver.ts'

describe('the webhook of an investigation that finished in a killed process', () => {
  it('is sent by its successor, once for each finish', async () => {
    await using stage = await createStage()
    await using receiver = await createReceiver()
    const { key } = await stage.subscribe('business')
    const { origin } = new URL(receiver.url)
    const routes = `${stage.environment.EGRESS_ROUTES},${origin}=${origin}`
    const environment = { ...stage.environment, EGRESS_ROUTES: routes }
    const deliveries = () => stage.db('webhook_deliveries').where({ subject: 'investigation' })
    let id = ''
    {
      // this process ends the investigation, and has no role that delivers webhooks
      await using killed = startProcess({ ...environment, ROLE: 'api' })
      await until('it listens', () => Promise.resolve(killed.url !== ''), 50, 60_000)
      const body = { observables: [{ value: 'sam' }], delivery: { webhook: { url: receiver.url } } }
      const created = await killed.request('POST', '/investigations', { key, body })
      id = created.body.data.investigation.id
      const cancelled = await killed.request('POST', `/investigations/${id}/cancel`, { key })
      await killed.kill()
      expect([created.status, cancelled.status]).to.deep.equal([201, 200])
      expect(cancelled.body.data.investigation.status).to.equal('finished')
    }
    const before = { rows: await deliveries(), received: receiver.delivered.length }

    await using _next = await startReady(environment)
    await until('it is delivered', async () => (await deliveries().where({ status: 'delivered' })).length === 1)

    expect([before.rows.length, before.received]).to.deep.equal([1, 0])
    expect(await deliveries()).to.have.length(1)
    expect(receiver.delivered.map(({ body }) => body as object)).to.have.length(1)
      .and.have.nested.property('[0].investigation.id', id)
  })
})
