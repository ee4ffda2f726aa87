import { expect } from 'chai'
import { start, type Started } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'
import { command, json } from '../support/command.ts'
import { createReceiver } from '../support/receiver.ts'

describe('tracewell webhooks of an account', () => {
  let service: Started
  let key: string
  beforeEach(async () => {
    service = await start({ WEBHOOK_RETRY_SCHEDULE: '0' })
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const run = (...args: string[]) =>
    command(['webhooks', ...args], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: key })
  const statuses = async () => json<{ data: { deliveries: Array<{ status: string }> } }>(
    await run('deliveries', '--json')).data.deliveries.map(({ status }) => status)

  it('creates, lists, tests, rotates and removes an endpoint', async () => {
    await using receiver = await createReceiver()
    const created = await run('create', receiver.url, '--event', 'searchEnded', '--description', 'cases')
    const id = /endpoint (\S+)/.exec(created.out)![1]!
    const list = await run('list')
    const tested = await run('test', id)
    await until(() => receiver.delivered.length === 1)
    const shown = await run('delivery', String(receiver.delivered[0]!.headers['x-webhook-id']))
    const rotated = await run('rotate', id, '--overlap', '3600')
    const removed = await run('remove', id)
    const gone = await run('test', id)

    expect([created.code, created.err]).to.deep.equal([0, ''])
    expect(created.out).to.match(/^Secret, which is not displayed again: whsec_/m)
    expect(list.out).to.match(/^ID +URL +EVENTS +STATE/).and.to.include(id).and.to.include('cases')
    expect(tested.out).to.include(`webhooks delivery ${String(receiver.delivered[0]!.headers['x-webhook-id'])}`)
    expect(shown.out).to.match(/^webhookTest to \S+: (pending|delivered), delivery /)
    expect(rotated.out).to.match(/^The earlier secret is used too until .* UTC\.$/m)
    expect(removed.out).to.equal(`Deleted the endpoint ${receiver.url}.\n`)
    expect((await run('list')).out).to.equal('The account has no webhook endpoint.\n')
    expect([gone.code, gone.err.split('\n')[0]]).to.deep.equal([1,
      'NOT_FOUND: The account has no webhook endpoint with this id. To list the ids: npm run -s cli -- webhooks list'])
  })

  it('lists deliveries, sends one again, and recovers those that failed', async () => {
    let isUp = false
    await using receiver = await createReceiver(response => response.writeHead(isUp ? 204 : 500).end())
    await run('create', receiver.url)
    for (let count = 0; count < 2; count++) await service.createSearch('Pseudonym', 'tw-none')
    await until(async () => (await statuses()).join() === 'failed,failed')
    const list = await run('deliveries', '--status', 'failed', '--limit', '1', '--created-after', '1d', '--oldest')
    const id = /^[\da-f-]{36}/m.exec(list.out)![0]
    const failed = await run('delivery', id)
    isUp = true
    const again = await run('redeliver', id)
    await until(async () => (await statuses()).includes('delivered'))
    const recovered = await run('recover', '--since', '1h')
    await until(async () => (await statuses()).join() === 'delivered,delivered')
    const nothing = json<{ data: object }>(await run('recover', '--since', '1h', '--json'))

    expect(list.out).to.match(/^ID +CREATED +EVENT +STATUS/).and.to.match(/^More: --cursor \S+$/m)
    expect(failed.out).to.match(/^searchEnded to \S+: failed, delivery /).and.to.match(/^2 +\S+ \S+ UTC +500/m)
    expect(again.out).to.include(`delivery ${id}`)
    expect(recovered.out).to.equal('1 webhook will be sent again.\n')
    expect(nothing.data).to.deep.equal({ recovery: { recovered_count: 0, has_more: false } })
  })

  it('exits with 2 on wrong usage, and with 1 if the key may not manage the account', async () => {
    expect((await run('recover')).code).to.equal(2)
    expect((await run('recover', '--since', 'yesterday')).code).to.equal(2)
    const refused = await command(['webhooks', 'list'], { TRACEWELL_SERVER: service.url, TRACEWELL_KEY: service.key })
    expect([refused.code, refused.err.split(':')[0]]).to.deep.equal([1, 'MANAGE_KEY_REQUIRED'])
  })
})
