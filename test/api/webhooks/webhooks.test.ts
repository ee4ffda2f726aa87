import { expect } from 'chai'
import { createReceiver } from '../../support/receiver.ts'
import { privateHosts } from '../../../scripts/support/private-hosts.ts'
import { webPorts } from '../../../src/sources/egress/web-ports.ts'
import { serveOnWebPort } from '../../sources/egress/support.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { quick, webhooksOf, type Webhooks } from '../../support/webhooks.ts'
import { faultsOf } from '../../support/faults.ts'

const type = 'Pseudonym'

describe('webhooks', () => {
  let service: Started
  let webhooks: Webhooks
  before(async () => {
    service = await start(quick)
    webhooks = webhooksOf(service)
  })
  after(() => service[Symbol.asyncDispose]())

  it('report the end of a search once, with the documented body', async () => {
    await using receiver = await createReceiver()

    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    const { search } = (await service.request('GET', `/search/${id}`)).body.data
    expect(receiver.delivered).to.have.length(1)
    expect(receiver.faults()).to.deep.equal([])
    const [{ body, headers }] = receiver.delivered as [typeof receiver.delivered[0]]
    const [attempt] = await webhooks.attemptsOf(id)
    expect(body).to.deep.include({ searchId: id, status: 'finished', finishedAt: attempt!.attempted_at })
    expect(body.search).to.deep.equal({
      id,
      value: 'tw-success',
      type,
      options: search.options,
      reference: null,
      labels: [],
      retry_of: null,
      created_at: search.created_at,
      completed_at: search.completed_at,
    })
    expect(body.search.options!.delivery).to.deep.equal({ webhook: { url: receiver.url } })
    expect(body.links.state).to.match(new RegExp(`/search/${id}$`))
    expect(headers).to.include({ 'content-type': 'application/json', 'x-webhook-id': id, 'webhook-id': id })
    expect(headers).not.to.have.any.keys('x-webhook-signature', 'webhook-signature')
  })

  it('are sent to a URL with a scheme in capitals', async () => {
    await using receiver = await createReceiver()

    await webhooks.settled(await webhooks.searchFor(receiver.url.replace(/^http/, 'HTTP')))

    expect(receiver.delivered).to.have.length(1)
  })

  it('report a search without results too', async () => {
    await using receiver = await createReceiver()

    const id = await webhooks.searchFor(receiver.url, undefined, 'tw-none')
    await webhooks.settled(id)

    expect(receiver.delivered[0]!.body).to.deep.include({ status: 'finished' })
    expect(receiver.delivered[0]!.body.summary.module_results).to
      .equal((await service.request('GET', `/search/${id}`)).body.data.summary.module_results)
  })

  it('are null for a search without a webhook, which has no attempts and cannot redeliver', async () => {
    const id = await service.createSearch(type, 'tw-success')
    const attempts = await service.request('GET', `/search/${id}/webhook/attempts`)

    expect(await webhooks.deliveryOf(id)).to.equal(null)
    expect(attempts.status).to.equal(200)
    expect(attempts.body.data.attempts).to.deep.equal([])
    expect((await service.request('POST', `/search/${id}/webhook/redeliver`)).status).to.equal(404)
  })

  it('answer 404 to other accounts', async () => {
    await using receiver = await createReceiver()
    const id = await webhooks.searchFor(receiver.url)
    const key = await service.newKey('business')

    expect((await service.request('GET', `/search/${id}/webhook/attempts`, { key })).status).to.equal(404)
    expect((await service.request('POST', `/search/${id}/webhook/redeliver`, { key })).status).to.equal(404)
  })

  it('cannot be redelivered while the search runs', async () => {
    await using receiver = await createReceiver()
    const id = await webhooks.searchFor(receiver.url, undefined, 'tw-slow')

    const { status, body } = await service.request('POST', `/search/${id}/webhook/redeliver`)

    expect(status).to.equal(409)
    expect(body.error.code).to.equal('SEARCH_NOT_TERMINAL')
    expect(await webhooks.deliveryOf(id)).to.deep.equal({
      status: 'pending',
      attempts: 0,
      sent_at: null,
      last_attempt_at: null,
      next_attempt_at: null,
    })
    expect(await webhooks.attemptsOf(id)).to.deep.equal([])
  })

  it('read only the beginning of an endless response', async () => {
    await using receiver = await createReceiver(response => {
      response.writeHead(200)
      const more = () => { while (!response.destroyed && response.write('é'.repeat(10_000))); }
      response.on('drain', more)
      more()
    })

    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    const [attempt] = await webhooks.attemptsOf(id)
    expect(attempt!.status).to.equal(200)
    expect(attempt!.answer).to.equal('é'.repeat(128))
  })

  it('store a binary response as readable text', async () => {
    await using receiver = await createReceiver(response =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 0, 0, 0xff]))
    )

    const id = await webhooks.searchFor(receiver.url)
    await webhooks.settled(id)

    expect((await webhooks.attemptsOf(id))[0]!.status).to.equal(200)
  })
})

describe('the URL of a webhook', () => {
  it('is rejected if its host is private in any spelling, and nothing is requested or charged', async () => {
    await using canary = await serveOnWebPort((_request, response) => response.end('reached'), '::')
    await using service = await start({ SANDBOX: '0', EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}' })
    const used = async () => (await service.request('GET', '/usage')).body.limits.limits.daily.used
    const before = await used()

    const paths = new Map<string, unknown>()
    for (const host of [...privateHosts, 'user:secret@8.8.8.8', '8.8.8.8@127.0.0.1', '127.0.0.1\\@8.8.8.8']) {
      const webhook = { url: `http://${host}:${canary.port}/` }
      const { status, body } = await service.request('POST', '/search', {
        body: { query: { type, value: 'sam' }, delivery: { webhook } },
      })
      paths.set(host, status === 400 ? faultsOf(body).map(({ path }) => path) : status)
    }

    for (const [host, found] of paths) expect(found, host).to.deep.equal(['delivery.webhook.url'])
    expect(canary.connections).to.equal(0)
    expect(await used()).to.equal(before)
  })

  it('may have the same four ports on a live server and in the sandbox', async () => {
    await using live = await start({ SANDBOX: '0', EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}' })
    await using sandbox = await start()
    const url = (port: string) => `https://hooks.tracewell.example${port}/`
    const answerOf = async (service: Started, port: string) => {
      const { status, body } = await service.request('POST', '/search', {
        body: { query: { type, value: 'tw-none' }, delivery: { webhook: { url: url(port) } } },
      })
      return status === 400 ? faultsOf(body) : status
    }

    for (const service of [live, sandbox]) {
      for (const port of ['', ...webPorts.map(port => `:${port}`)]) {
        expect(await answerOf(service, port), port).to.equal(201)
      }
      for (const port of [':9000', ':25', ':1']) {
        expect(await answerOf(service, port), port).to.deep.equal([{
          path: 'delivery.webhook.url',
          message: 'the port is not 80, 443, 8080 or 8443',
        }])
      }
    }
  })

  it('may be any port of localhost in the sandbox, but no other private address', async () => {
    await using service = await start()

    const statusOf = async (url: string) =>
      (await service.request('POST', '/search', {
        body: { query: { type, value: 'tw-none' }, delivery: { webhook: { url } } },
      })).status

    expect(await statusOf('http://localhost:9/')).to.equal(201)
    expect(await statusOf('http://10.0.0.1/')).to.equal(400)
  })
})
