import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { createHeldModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

interface Report {
  status: string
  checks: Record<string, string>
}

async function ask({ tracewell: { metrics } }: Started, path: string): Promise<{ status: number, body: Report }> {
  const response = await fetch(`http://127.0.0.1:${metrics!.port}${path}`)
  expect(response.headers.get('content-type')).to.equal('application/json; charset=utf-8')
  return { status: response.status, body: await response.json() as Report }
}

const statusesOf = async (service: Started): Promise<number[]> =>
  [(await ask(service, '/health/live')).status, (await ask(service, '/health/ready')).status]

describe('The health of a process on METRICS_PORT', () => {
  for (const role of ['api', 'images', 'runner', 'orchestrator']) {
    it(`is ready with the role ${role} alone, also if no runner is alive`, async () => {
      await using service = await start({ METRICS_PORT: '0', ROLE: role })

      const live = await ask(service, '/health/live')
      const ready = await ask(service, '/health/ready')

      expect([live.status, live.body.status, ready.status, ready.body.status]).to.deep.equal([200, 'ok', 200, 'ok'])
      expect(ready.body.checks).to.deep.equal({ store: 'ok', engine: 'ok' })
    })
  }

  it('answers at most 50 requests of a connection, also if they arrive in one packet', async () => {
    await using service = await start({ METRICS_PORT: '0', ROLE: 'runner' })
    const socket = connect(service.tracewell.metrics!.port, '127.0.0.1')

    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000))
    const answers = await text(socket)

    expect(answers.split('HTTP/1.1 200 OK')).to.have.length(51)
  })

  it('is ready while the connection to other processes is lost', async () => {
    await using service = await start({ METRICS_PORT: '0', WIRE_URL: 'nats://127.0.0.1:9' })

    expect(await statusesOf(service)).to.deep.equal([200, 200])
  })

  it('is live but not ready if the database does not respond', async () => {
    await using service = await start({ METRICS_PORT: '0', ROLE: 'runner' })

    await service.tracewell.database.close()
    const { status, body } = await ask(service, '/health/ready')

    expect((await ask(service, '/health/live')).status).to.equal(200)
    expect([status, body.status, body.checks]).to.deep
      .equal([503, 'unavailable', { store: 'unavailable', engine: 'ok' }])
  })

  it('is live but not ready while the process drains', async () => {
    const held = createHeldModule()
    const service = await start({ METRICS_PORT: '0', ROLE: 'api,runner' }, { modules: [held.module] })
    await service.createSearch('Pseudonym', 'sam')
    await until(() => held.running === 1)

    const stopped = service.tracewell.stop(10_000)
    await until(async () => (await ask(service, '/health/ready')).status === 503)
    const statuses = await statusesOf(service)
    held.release()
    await stopped

    expect(statuses).to.deep.equal([200, 503])
  })
})
