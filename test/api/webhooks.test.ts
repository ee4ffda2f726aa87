import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { Webhook } from 'standardwebhooks'
import { connect } from '../../src/db/connection.ts'
import { answers, createReceiver } from '../support/receiver.ts'
import { createTestDatabase } from '../support/database.ts'
import { privateHosts } from '../support/private-hosts.ts'
import { serveOnWebPort } from '../sources/egress/support.ts'
import { start, type Started } from '../support/start.ts'
import { until } from '../support/until.ts'

const type = 'Pseudonym'
const quick = { WEBHOOK_RETRY_SCHEDULE: '0,0,0' }

describe('webhooks', () => {
  let service: Started
  before(async () => { service = await start(quick) })
  after(() => service[Symbol.asyncDispose]())

  const deliveryOf = async (id: string) => (await service.request('GET', `/search/${id}`)).body.data.delivery.webhook
  const attemptsOf = async (id: string) => (await service.request('GET', `/search/${id}/webhook/attempts`)).body.data.attempts
  const settled = (id: string) => until(async () => ['delivered', 'failed'].includes((await deliveryOf(id)).status))
  const searchFor = (url: string, secret?: string, value = 'tw-success') =>
    service.createSearch(type, value, { delivery: { webhook: { url, ...(secret === undefined ? {} : { secret }) } } })

  it('tell the end of a search once, with the body of the document', async () => {
    await using receiver = await createReceiver()

    const id = await searchFor(receiver.url)
    await settled(id)

    const { search } = (await service.request('GET', `/search/${id}`)).body.data
    expect(receiver.delivered).to.have.length(1)
    expect(receiver.faults()).to.deep.equal([])
    const [{ body, headers }] = receiver.delivered as [typeof receiver.delivered[0]]
    expect(body).to.deep.include({ searchId: id, status: 'finished', finishedAt: search.completed_at })
    expect(body.search).to.deep.equal({ id, value: 'tw-success', type, options: search.options, created_at: search.created_at })
    expect(body.search.options.delivery).to.deep.equal({ webhook: { url: receiver.url } })
    expect(body.links.state).to.match(new RegExp(`/search/${id}$`))
    expect(headers).to.include({ 'content-type': 'application/json', 'x-webhook-id': id, 'webhook-id': id })
    expect(headers).not.to.have.any.keys('x-webhook-signature', 'webhook-signature')
  })

  it('tell a search that came to nothing as well', async () => {
    await using receiver = await createReceiver()

    const id = await searchFor(receiver.url, undefined, 'tw-none')
    await settled(id)

    expect(receiver.delivered[0]!.body).to.deep.include({ status: 'finished' })
    expect(receiver.delivered[0]!.body.summary.module_results).to.equal((await service.request('GET', `/search/${id}`)).body.data.summary.module_results)
  })

  it('show a search without one as having none, and answer 404 about it', async () => {
    const id = await service.createSearch(type, 'tw-success')

    expect(await deliveryOf(id)).to.equal(null)
    expect((await service.request('GET', `/search/${id}/webhook/attempts`)).status).to.equal(404)
    expect((await service.request('POST', `/search/${id}/webhook/redeliver`)).status).to.equal(404)
  })

  it('are known to the account of the search only', async () => {
    await using receiver = await createReceiver()
    const id = await searchFor(receiver.url)
    const key = await service.newKey('business')

    expect((await service.request('GET', `/search/${id}/webhook/attempts`, { key })).status).to.equal(404)
    expect((await service.request('POST', `/search/${id}/webhook/redeliver`, { key })).status).to.equal(404)
  })

  describe('are signed with the secret of the search', () => {
    const ofText = (secret: string) => new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
    const ofKey = (secret: string) => new Webhook(secret)
    for (const [what, secret, verifierOf] of [
      ['any text', 'correct-horse-battery-staple', ofText],
      ['a text of other scripts', 'пароль 🐎', ofText],
      ['a key as Standard Webhooks has it', `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`, ofKey],
    ] as const) {
      it(`${what}, over timestamp and body, and so that the ready-made library takes it`, async () => {
        await using receiver = await createReceiver()

        const id = await searchFor(receiver.url, secret)
        await settled(id)

        const { raw, headers } = receiver.delivered[0]!
        const own = createHmac('sha256', secret).update(String(headers['x-webhook-timestamp'])).update(raw).digest('hex')
        expect(headers['x-webhook-signature']).to.equal(`sha256=${own}`)
        const verifier = verifierOf(secret)
        expect(verifier.verify(raw, headers as Record<string, string>)).to.have.property('searchId', id)
        expect(() => verifier.verify(raw.replace('finished', 'error'), headers as Record<string, string>)).to.throw()
      })
    }
  })

  for (const secret of ['whsec_', 'whsec_%%%%%%%%%%', 'whsec_QUJD ', 'whsec_QUI', 'whsec_QUJ', 'whsec_QR==', 'whsec_-_-_']) {
    it(`take no secret ${JSON.stringify(secret)}: it is no key of Standard Webhooks`, async () => {
      const body = { query: { type, value: 'tw-success' }, delivery: { webhook: { url: 'http://127.0.0.1:8080/', secret } } }

      const { status, body: { error } } = await service.request('POST', '/search', { body })

      expect(status).to.equal(400)
      expect(error.details).to.deep.equal([
        { path: 'delivery.webhook.secret', message: 'begins with whsec_, so a key in padded base64 must follow' },
      ])
    })
  }

  it('are tried again with the same id and body, until the receiver answers 2xx', async () => {
    await using receiver = await createReceiver(answers(503, 'try later'), response => response.destroy(), answers(201))

    const id = await searchFor(receiver.url, 'secret')
    await settled(id)

    expect(await deliveryOf(id)).to.deep.include({ status: 'delivered', attempts: 3, next_attempt_at: null })
    const attempts = await attemptsOf(id)
    expect(attempts.map(({ number, status }: { number: number, status: number | null }) => [number, status])).to.deep.equal([[3, 201], [2, null], [1, 503]])
    expect(attempts[2].answer).to.equal('try later')
    expect(attempts[1].error).to.be.a('string').that.is.not.empty
    expect(new Set(receiver.delivered.map(({ raw }) => raw)).size).to.equal(1)
    expect(new Set(receiver.delivered.map(({ headers }) => headers['webhook-id']))).to.deep.equal(new Set([id]))
  })

  it('follow no redirect', async () => {
    await using elsewhere = await createReceiver()
    await using receiver = await createReceiver(answers(307, '', { location: elsewhere.url }))

    const id = await searchFor(receiver.url)
    await settled(id)

    expect(await deliveryOf(id)).to.deep.include({ status: 'failed', attempts: 4 })
    expect((await attemptsOf(id))[0]).to.deep.include({ status: 307, error: 'a redirect is not followed' })
    expect(elsewhere.connections).to.equal(0)
  })

  it('end at 410', async () => {
    await using receiver = await createReceiver(answers(410))

    const id = await searchFor(receiver.url)
    await settled(id)

    expect(await deliveryOf(id)).to.deep.include({ status: 'failed', attempts: 1, sent_at: null, next_attempt_at: null })
    expect((await attemptsOf(id))[0]).to.deep.include({ status: 410, error: 'the receiver is gone, it says: that ends the delivery' })
  })

  it('are given up after the last time of the schedule, and delivered when asked for again', async () => {
    await using receiver = await createReceiver(answers(500), answers(500), answers(500), answers(500), answers(200))
    const id = await searchFor(receiver.url)
    await settled(id)
    expect(await deliveryOf(id)).to.deep.include({ status: 'failed', attempts: 4, sent_at: null })

    const { status, body } = await service.request('POST', `/search/${id}/webhook/redeliver`)
    expect(status).to.equal(202)
    expect(body.data.webhook.next_attempt_at).to.be.a('string')
    await until(async () => (await deliveryOf(id)).status === 'delivered')

    expect(await deliveryOf(id)).to.deep.include({ attempts: 5, next_attempt_at: null })
    expect(new Set(receiver.delivered.map(({ raw }) => raw)).size).to.equal(1)
  })

  it('are delivered again when they were delivered already', async () => {
    await using receiver = await createReceiver()
    const id = await searchFor(receiver.url)
    await settled(id)

    await service.request('POST', `/search/${id}/webhook/redeliver`)
    await until(() => receiver.delivered.length === 2)

    await until(async () => (await deliveryOf(id)).attempts === 2)
  })

  it('cannot be asked for again while the search runs', async () => {
    await using receiver = await createReceiver()
    const id = await searchFor(receiver.url, undefined, 'tw-slow')

    const { status, body } = await service.request('POST', `/search/${id}/webhook/redeliver`)

    expect(status).to.equal(409)
    expect(body.error.code).to.equal('SEARCH_NOT_TERMINAL')
    expect(await deliveryOf(id)).to.deep.equal({ status: 'pending', attempts: 0, sent_at: null, last_attempt_at: null, next_attempt_at: null })
    expect(await attemptsOf(id)).to.deep.equal([])
  })

  it('read no more than the beginning of an endless answer', async () => {
    await using receiver = await createReceiver(response => {
      response.writeHead(200)
      const more = () => { while (!response.destroyed && response.write('é'.repeat(10_000))); }
      response.on('drain', more)
      more()
    })

    const id = await searchFor(receiver.url)
    await settled(id)

    const [attempt] = await attemptsOf(id)
    expect(attempt.status).to.equal(200)
    expect(attempt.answer).to.equal('é'.repeat(128))
  })

  it('keep an answer that is no text readable', async () => {
    await using receiver = await createReceiver(response => response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 0, 0, 0xff])))

    const id = await searchFor(receiver.url)
    await settled(id)

    expect((await attemptsOf(id))[0].status).to.equal(200)
  })

  it('go to one host at most four at a time', async () => {
    await using receiver = await createReceiver(response => { setTimeout(() => response.writeHead(204).end(), 150) })

    const ids = await Promise.all(Array.from({ length: 12 }, () => searchFor(receiver.url)))
    for (const id of ids) await settled(id)

    expect(receiver.delivered).to.have.length(12)
    expect(receiver.mostAtOnce).to.be.at.most(4)
  })

  it('of one account whose receivers hang do not hold up those of another', async () => {
    await using good = await createReceiver()
    await using hanging = new AsyncDisposableStack()
    const receivers: Array<Awaited<ReturnType<typeof createReceiver>>> = []
    for (let number = 0; number < 5; number++) receivers.push(hanging.use(await createReceiver(() => undefined)))
    const underWay = () => receivers.reduce((sum, { delivered }) => sum + delivered.length, 0)
    for (const { url } of receivers) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => searchFor(url)))
      for (const id of ids) await service.events(`/search/${id}/stream`)
    }
    await until(() => underWay() >= 16)

    const key = await service.newKey('pro')
    const body = { query: { type: 'Pseudonym', value: 'kim' }, delivery: { webhook: { url: good.url } } }
    expect((await service.request('POST', '/search', { key, body })).status).to.equal(201)
    await until(() => good.delivered.length === 1)

    expect(underWay()).to.equal(16)
  })

  it('never show the secret again, nor keep it readable', async () => {
    await using receiver = await createReceiver()
    const secret = 'a-secret-that-nobody-else-has'
    const id = await searchFor(receiver.url, secret)
    await settled(id)

    const answersAbout = await Promise.all(['', '/results', '/webhook/attempts'].map(path => service.request('GET', `/search/${id}${path}`)))
    const db = connect(service.databaseUrl)
    const stored = JSON.stringify(await db('webhook_deliveries')) + JSON.stringify(await db('searches'))
    await db.destroy()

    expect(JSON.stringify(answersAbout)).not.to.include(secret)
    expect(service.logged.join('')).not.to.include(secret)
    expect(stored).to.include(id)
    expect(stored).not.to.include(secret)
  })
})

describe('the address of a webhook', () => {
  it('is refused by its field where it is private in any spelling, and nothing is asked or consumed', async () => {
    await using canary = await serveOnWebPort((_request, response) => response.end('reached'), '::')
    await using service = await start({ SANDBOX: '0', EGRESS_ROUTES: '*=http://127.0.0.1:9/{host}' })
    const used = async () => (await service.request('GET', '/usage')).body.limits.limits.daily.used
    const before = await used()

    const paths = new Map<string, unknown>()
    for (const host of [...privateHosts, 'user:secret@8.8.8.8', '8.8.8.8@127.0.0.1', '127.0.0.1\\@8.8.8.8']) {
      const webhook = { url: `http://${host}:${canary.port}/` }
      const { status, body } = await service.request('POST', '/search', { body: { query: { type, value: 'sam' }, delivery: { webhook } } })
      paths.set(host, status === 400 ? body.error.details.map(({ path }: { path: string }) => path) : status)
    }

    for (const [host, found] of paths) expect(found, host).to.deep.equal(['delivery.webhook.url'])
    expect(canary.connections).to.equal(0)
    expect(await used()).to.equal(before)
  })

  it('may be any port of the own machine in the sandbox, and nothing else that is private', async () => {
    await using service = await start()

    const statusOf = async (url: string) =>
      (await service.request('POST', '/search', { body: { query: { type, value: 'tw-none' }, delivery: { webhook: { url } } } })).status

    expect(await statusOf('http://localhost:9/')).to.equal(201)
    expect(await statusOf('http://10.0.0.1/')).to.equal(400)
  })
})

describe('a webhook', () => {
  it('that was waiting when the service stopped is delivered by the next one', async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder, WEBHOOK_RETRY_SCHEDULE: '1' }
    const first = await start(environment)
    const id = await first.createSearch(type, 'tw-success', { delivery: { webhook: { url: receiver.url, secret: 's' } } })
    await until(async () => (await first.request('GET', `/search/${id}`)).body.data.delivery.webhook.status === 'retrying')
    await first.tracewell.stop(0)

    await using second = await start(environment)
    await until(async () => (await second.request('GET', `/search/${id}`, { key: first.key })).body.data.delivery.webhook.status === 'delivered')

    expect(receiver.delivered.map(({ raw }) => raw)).to.deep.equal([receiver.delivered[0]!.raw, receiver.delivered[0]!.raw])
  })

  it('whose secret can no longer be read is not sent unsigned', async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder, WEBHOOK_RETRY_SCHEDULE: '1' }
    const first = await start({ ...environment, SECRET_KEY: 'a'.repeat(32) })
    const id = await first.createSearch(type, 'tw-success', { delivery: { webhook: { url: receiver.url, secret: 's' } } })
    await until(async () => (await first.request('GET', `/search/${id}`)).body.data.delivery.webhook.status === 'retrying')
    await first.tracewell.stop(0)

    await using second = await start({ ...environment, SECRET_KEY: 'b'.repeat(32) })
    await until(async () => (await second.request('GET', `/search/${id}`, { key: first.key })).body.data.delivery.webhook.status === 'failed')

    expect(receiver.delivered).to.have.length(1)
    expect((await second.request('GET', `/search/${id}/webhook/attempts`, { key: first.key })).body.data.attempts[0].error).to.match(/secret/)
  })
})
