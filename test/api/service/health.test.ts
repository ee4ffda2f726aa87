import { expect } from 'chai'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { requireNats, startNats } from '../../support/nats.ts'
import { until } from '../../../scripts/support/until.ts'

describe('GET /health', () => {
  it('reports every component as healthy, without a key', async () => {
    await using service = await start()

    const { status, body } = await service.request('GET', '/health', { key: null })

    expect(status).to.equal(200)
    expect(body).to.include({ status: 'ok', environment: 'sandbox' })
    expect(body.checks).to.deep.equal({ store: 'ok', engine: 'ok', runners: 'ok' })
    expect(body.version).to.match(/^\d+\.\d+\.\d+/)
    expect(body.uptime_s).to.be.at.least(0)
  })

  it('is degraded while every runner is full', async () => {
    const held = createHeldModule()
    await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [held.module] })

    await service.createSearch('Pseudonym', 'sam')
    await until(async () => (await service.request('GET', '/health')).body.status === 'degraded')
    const { status, body } = await service.request('GET', '/health/ready')
    held.release()

    expect(status).to.equal(200)
    expect(body.checks.runners).to.equal('degraded')
  })

  for (const path of ['/health', '/health/ready'] as const) {
    it(`answers 503 with Retry-After at ${path} if no runner is alive, while the process is alive`, async () => {
      await using service = await start({ ROLE: 'api' })

      const { status, body, headers } = await service.request('GET', path, { key: null })
      const live = await service.request('GET', '/health/live', { key: null })

      expect(status).to.equal(503)
      expect(body.status).to.equal('unavailable')
      expect(body.checks.runners).to.equal('unavailable')
      expect(Number(headers.get('retry-after'))).to.be.above(0)
      expect([live.status, live.body.status]).to.deep.equal([200, 'ok'])
    })
  }

  it('is degraded, but ready, while NATS cannot be reached', async () => {
    await using service = await start({ WIRE_URL: 'nats://127.0.0.1:1' })

    const { status, body } = await service.request('GET', '/health/ready', { key: null })

    expect(status).to.equal(200)
    expect(body.status).to.equal('degraded')
    expect(body.checks).to.deep.equal({
      store: 'ok',
      engine: 'ok',
      runners: 'ok',
      wire: 'degraded',
    })
  })

  it('reports the wire as healthy once it is connected', async function () {
    requireNats(this)
    await using nats = await startNats()
    await using service = await start({ WIRE_URL: nats.url })

    await until(async () => (await service.request('GET', '/health')).body.checks.wire === 'ok')
    const { body } = await service.request('GET', '/health')

    expect(body.status).to.equal('ok')
  })

  it('serves the health of the images on their own port', async () => {
    await using service = await start()

    const statuses = await Promise
      .all(['/health', '/health/live', '/health/ready'].map(async path =>
        (await fetch(service.imagesUrl + path)).status
      ))

    expect(statuses).to.deep.equal([200, 200, 200])
  })

  it('answers 503 at the port of the images too if no image can be served', async () => {
    await using service = await start({ ROLE: 'images' })

    const statuses = await Promise
      .all(['/health', '/health/live', '/health/ready'].map(async path =>
        (await fetch(service.imagesUrl + path)).status
      ))

    expect(statuses).to.deep.equal([503, 200, 503])
  })
})

describe('an unavailable database', () => {
  it('makes operations answer the documented 500 without internal details', async () => {
    await using service = await start()
    const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
    const query = { type: 'Pseudonym', value: 'sam' }
    const moduleId = service.tracewell.modules.bySlug('github')!.id

    await onDatabase(service, db => db.schema.renameTable('api_keys', 'elsewhere'))
    const answers = await Promise.all([
      ...['/', '/usage', '/modules', '/search', `/search/${id}`, `/search/${id}/results`, `/search/${id}/stream`].map(
        path => service.request('GET', path)
      ),
      service.request('POST', '/search', { body: { query } }),
      service.request('POST', '/search/temporary', { body: { query } }),
      service.request('POST', '/search/module/once', { body: { query, module_id: moduleId } }),
    ])
    await onDatabase(service, db => db.schema.renameTable('elsewhere', 'api_keys'))

    for (const { status, body } of answers) {
      expect(status).to.equal(500)
      expect(body.error.code).to.equal('INTERNAL_ERROR')
      expect(body).to.include({ success: false, message: body.error.message })
      expect(JSON.stringify(body)).not.to.match(/api_keys|select|node_modules/i)
    }
  })

  it('makes a temporary search answer 500 TEMPORARY_SEARCH_UNAVAILABLE, and charges nothing', async () => {
    await using service = await start()

    await onDatabase(service, db => db.schema.renameTable('temporary_runs', 'elsewhere'))
    const { status, body } = await service.request('POST', '/search/temporary', {
      body: { query: { type: 'Pseudonym', value: 'sam' } },
    })
    await onDatabase(service, db => db.schema.renameTable('elsewhere', 'temporary_runs'))
    const usage = await service.request('GET', '/usage')

    expect(status).to.equal(500)
    expect(body.error.code).to.equal('TEMPORARY_SEARCH_UNAVAILABLE')
    expect(usage.body.limits.limits.daily.used).to.equal(0)
  })
})
