import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { Webhook } from 'standardwebhooks'
import { answers, createReceiver } from '../../support/receiver.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { quick, webhooksOf, type Webhooks } from '../../support/webhooks.ts'

const type = 'Pseudonym'

describe('webhooks with a secret', () => {
  let service: Started
  let webhooks: Webhooks
  before(async () => {
    service = await start(quick)
    webhooks = webhooksOf(service)
  })
  after(() => service[Symbol.asyncDispose]())

  describe('signatures', () => {
    const ofText = (secret: string) => new Webhook(new TextEncoder().encode(secret), { format: 'raw' })
    const ofKey = (secret: string) => new Webhook(secret)
    for (
      const [what, secret, verifierOf] of [
        ['any text', 'correct-horse-battery-staple', ofText],
        ['a text of other scripts', 'пароль 🐎', ofText],
        ['a key of Standard Webhooks', `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`,
          ofKey],
      ] as const
    ) {
      it(`are made with ${what} over timestamp and body, and the Standard Webhooks library accepts them`, async () => {
        await using receiver = await createReceiver()

        const id = await webhooks.searchFor(receiver.url, secret)
        await webhooks.settled(id)

        const { raw, headers } = receiver.delivered[0]!
        const own = createHmac('sha256', secret).update(String(headers['x-webhook-timestamp'])).update(raw)
          .digest('hex')
        expect(headers['x-webhook-signature']).to.equal(`sha256=${own}`)
        const verifier = verifierOf(secret)
        expect(verifier.verify(raw, headers as Record<string, string>)).to.have.property('searchId', id)
        expect(() => verifier.verify(raw.replace('finished', 'error'), headers as Record<string, string>)).to.throw()
      })
    }
  })

  for (
    const secret of ['whsec_', 'whsec_%%%%%%%%%%', 'whsec_QUJD ', 'whsec_QUI', 'whsec_QUJ', 'whsec_QR==', 'whsec_-_-_']
  ) {
    it(`reject the secret ${JSON.stringify(secret)}, which is not a key of Standard Webhooks`, async () => {
      const body = {
        query: { type, value: 'tw-success' },
        delivery: { webhook: { url: 'http://127.0.0.1:8080/', secret } },
      }

      const { status, body: { error } } = await service.request('POST', '/search', { body })

      expect(status).to.equal(400)
      expect(error.details).to.deep.equal([{
        path: 'delivery.webhook.secret',
        message: 'starts with whsec_, which must be followed by a key in padded base64',
      }])
    })
  }

  it('never return the secret and store it sealed', async () => {
    await using receiver = await createReceiver()
    const secret = 'a-secret-that-nobody-else-has'
    const id = await webhooks.searchFor(receiver.url, secret)
    await webhooks.settled(id)

    const answersAbout = await Promise
      .all(['', '/results', '/webhook/attempts'].map(path => service.request('GET', `/search/${id}${path}`)))
    const stored = await onDatabase(
      service,
      async db => JSON.stringify(await db('webhook_deliveries')) + JSON.stringify(await db('searches')),
    )

    expect(JSON.stringify(answersAbout)).not.to.include(secret)
    expect(service.logged.join('')).not.to.include(secret)
    expect(stored).to.include(id)
    expect(stored).not.to.include(secret)
  })

  it('are not sent unsigned if the secret cannot be read', async () => {
    await using receiver = await createReceiver(answers(500), answers(204))
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder, WEBHOOK_RETRY_SCHEDULE: '1' }
    const first = await start({ ...environment, SECRET_KEY: 'a'.repeat(32) })
    const id = await first.createSearch(type, 'tw-success', {
      delivery: { webhook: { url: receiver.url, secret: 's' } },
    })
    await until(async () =>
      (await first.request('GET', `/search/${id}`)).body.data.delivery.webhook?.status === 'retrying'
    )
    await first.tracewell.stop(0)
    await onDatabase(first, db => db('service_keys').delete()) // otherwise the start is refused

    await using second = await start({ ...environment, SECRET_KEY: 'b'.repeat(32) })
    await until(async () =>
      (await second.request('GET', `/search/${id}`, { key: first.key })).body.data.delivery.webhook?.status === 'failed'
    )

    expect(receiver.delivered).to.have.length(1)
    expect((await second.request('GET', `/search/${id}/webhook/attempts`, { key: first.key })).body.data.attempts[0]!
      .error).to.match(/secret/)
  })
})
