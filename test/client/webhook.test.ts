import { expect } from 'chai'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { createClient, verifyWebhook, WebhookError, type WebhookHeaders } from '../../generated/client/src/index.ts'
import { webhookHeaders } from '../../src/core/webhooks/signature.ts'
import { createReceiver, answers } from '../support/receiver.ts'
import { start } from '../../scripts/support/start.ts'
import { until } from '../../scripts/support/until.ts'

const secret = 'correct-horse'
const standardSecret = `whsec_${Buffer.from('a key of thirty-two bytes, truly').toString('base64')}`
const body = '{"searchId":"é"}'
const now = () => Math.floor(Date.now() / 1000)

const signed = (own = secret, timestamp = now(), text = body): Record<string, string> =>
  webhookHeaders({ id: 'a', timestamp, body: text }, [own])
const only = (headers: Record<string, string>, form: 'X-Webhook' | 'webhook'): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith(form)))

async function fault(rawBody: string, headers: WebhookHeaders, own = secret): Promise<string> {
  const error = await verifyWebhook(rawBody, headers, own).then(() => undefined, (reason: unknown) => reason)
  return error instanceof WebhookError ? error.code : String(error)
}

describe('the webhook verifier', () => {
  for (const own of [secret, standardSecret]) {
    for (const form of ['X-Webhook', 'webhook'] as const) {
      it(`accepts a signature in the form ${form}, with ${own.slice(0, 6)}…`, async () => {
        const headers = only(signed(own), form)

        expect(await verifyWebhook(body, headers, own)).to.deep.equal({ searchId: 'é' })
        expect(await verifyWebhook(Buffer.from(body), new Headers(headers), own)).to.deep.equal({ searchId: 'é' })
        expect(await fault(`${body} `, headers, own)).to.equal('WRONG_SIGNATURE')
        expect(await fault(body, headers, 'another')).to.equal('WRONG_SIGNATURE')
        expect(await fault(
          body,
          Object
            .fromEntries(Object.entries(headers).map((
              [name, value],
            ) => [name, /timestamp/i.test(name) ? String(Number(value) + 1) : value])),
          own,
        )).to.equal('WRONG_SIGNATURE')
      })
    }
  }

  it('accepts a signature of the Standard Webhooks library', async () => {
    const signature = new Webhook(standardSecret).sign('msg_1', new Date(), body)
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(now()),
      'webhook-signature': `v1,${Buffer.from('an older key').toString('base64')} ${signature}`,
    }

    expect(await verifyWebhook(body, headers, standardSecret)).to.deep.equal({ searchId: 'é' })
  })

  it('accepts a webhook of the server', async () => {
    await using receiver = await createReceiver(answers(204))
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const { search } = await client.searches.create({
      query: { type: 'Pseudonym', value: 'tw-none' },
      delivery: { webhook: { url: receiver.url, secret } },
    })
    await until(() => receiver.delivered.length === 1)
    const { raw, headers } = receiver.delivered[0]!

    expect(await verifyWebhook(raw, headers, secret)).to.deep.include({ searchId: search.id, status: 'finished' })
  })

  it('rejects a timestamp that is too old or in the future', async () => {
    expect(await fault(body, signed(secret, now() - 301))).to.equal('TOO_OLD')
    expect(await fault(body, signed(secret, now() + 310))).to.equal('TOO_NEW')
    expect(await verifyWebhook(body, signed(secret, now() - 500), secret, { toleranceSeconds: 600 })).to.be.an('object')
    const unlimited = await verifyWebhook(body, signed(secret, 1), secret, { toleranceSeconds: Number.NaN }).then(
      () => 'believed',
      (error: Error) => error.name,
    )
    expect(unlimited).to.equal('RangeError')
  })

  for (const form of ['X-Webhook', 'webhook'] as const) {
    it(`names the missing header in the form ${form}`, async () => {
      const { [`${form}-${form === 'webhook' ? 'timestamp' : 'Timestamp'}`]: _, ...headers } = only(signed(), form)

      expect(await fault(body, headers)).to.equal('MISSING_HEADER')
      expect(await fault(body, {})).to.equal('MISSING_HEADER')
    })
  }

  it('reports what is wrong with a timestamp, a secret and a body', async () => {
    expect(await fault(body, { ...signed(), 'X-Webhook-Timestamp': 'soon', 'webhook-timestamp': '-1' })).to
      .equal('INVALID_TIMESTAMP')
    expect(await fault(body, signed(), 'whsec_!')).to.equal('INVALID_SECRET')
    expect(await fault(body, signed(), '')).to.equal('INVALID_SECRET')
    expect(await fault('no json', signed(secret, now(), 'no json'))).to.equal('INVALID_BODY')
    expect(await fault({ searchId: 'é' } as unknown as string, signed())).to.match(/^TypeError: rawBody/)
  })

  it('rejects every other signature, for any text', async () => {
    await fc
      .assert(fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 80 }),
          fc.base64String().map(text => `v1,${text}`),
          fc.constant(`sha256=${'é'.repeat(64)}`),
        ),
        async text => {
          expect(await fault(body, { ...signed(), 'webhook-signature': text })).to.equal('WRONG_SIGNATURE')
          expect(await fault(body, { ...only(signed(), 'X-Webhook'), 'X-Webhook-Signature': text })).to
            .equal('WRONG_SIGNATURE')
        },
      ))
  })
})
