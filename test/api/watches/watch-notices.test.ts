import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { isSigned } from '../../../src/core/webhooks/signature.ts'
import { createTestClock } from '../../support/clock.ts'
import { faultsOf } from '../../support/faults.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import { until } from '../../../scripts/support/until.ts'
import { createChanging, daily, watchesOf } from '../../support/watches.ts'

const profile = 'https://github.com/sam'

describe('the changes of a watch', () => {
  let service: Started
  let changing: ReturnType<typeof createChanging>
  let watches: ReturnType<typeof watchesOf>
  beforeEach(async () => {
    changing = createChanging()
    service = await start({}, { modules: [changing.module], plan: 'starter', clock: createTestClock() })
    watches = watchesOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  describe('the webhook of a watch', () => {
    it('is sent once, signed, for each run that found a change, and not for others', async () => {
      await using receiver = await createReceiver()
      const id = await watches.create({
        delivery: { webhook: { url: receiver.url, secret: 'correct-horse' } }, reference: 'case-1',
      })
      await watches.ran(id, 1)
      await watches.runAgain(id)
      changing.found = [profile]
      await watches.runAgain(id)
      const { search_id: search } = (await watches.stateOf(id)).last_run!
      await watches.runAgain(id)
      changing.found = []
      await watches.runAgain(id)
      await until(() => receiver.delivered.length === 2)
      const [first, second] = receiver.delivered

      expect(receiver.faults()).to.deep.equal([])
      expect(isSigned(first!.headers, first!.raw, 'correct-horse')).to.equal(true)
      expect(first!.body).to.deep.include({ event: 'watch.changed', search_id: search, total: 1 })
      expect(first!.body.watch).to.deep.include({ id, reference: 'case-1' })
      expect([first, second].map(one => one!.body.changes?.map(({ number, kind }) => [number, kind])))
        .to.deep.equal([[[1, 'new_account']], [[2, 'gone_account']]])
      expect(first!.headers['x-webhook-id']).to.not.equal(second!.headers['x-webhook-id'])
      expect((await watches.stateOf(id)).webhook).to.deep.equal({ url: receiver.url })
    })

    it('is changed, with the secret of the one before or another one, and removed', async () => {
      await using receiver = await createReceiver()
      const webhook = { url: `${receiver.url}/old`, secret: 'correct-horse' }
      const id = await watches.create({ delivery: { webhook } })
      await watches.ran(id, 1)
      const change = (delivery: object) => service.request('PATCH', `/watches/${id}`, { body: { delivery } })
      const secrets: Array<string | undefined> = []
      for (const [index, delivery] of [
        { webhook: { url: receiver.url } }, { webhook: { url: receiver.url, secret: 'battery-staple' } }, {},
        { webhook: { url: receiver.url } },
      ].entries()) {
        const { status, body } = await change(delivery)
        expect(status).to.equal(200)
        expect(body.data.watch.webhook).to.deep.equal('webhook' in delivery ? { url: receiver.url } : null)
        changing.found = index % 2 === 0 ? [profile] : []
        await watches.runAgain(id)
        if ('webhook' in delivery) await until(() => receiver.delivered.length === secrets.length + 1)
        const last = receiver.delivered.at(-1)!
        if ('webhook' in delivery) {
          secrets.push(['correct-horse', 'battery-staple'].find(secret => isSigned(last.headers, last.raw, secret)))
        }
      }

      expect(secrets).to.deep.equal(['correct-horse', 'battery-staple', undefined])
      expect(receiver.delivered.map(({ path, body }) => [path, body.changes?.map(({ number }) => number)])).to.deep
        .equal([['/hook', [1]], ['/hook', [2]], ['/hook', [4]]])
      const { status, body } = await change({ webhook: { url: 'http://10.0.0.1/', secret: 'whsec_' } })
      expect([status, faultsOf(body).map(({ path }) => path)]).to.deep
        .equal([400, ['delivery.webhook.url', 'delivery.webhook.secret']])
    })

    it('that was removed or changed is not sent again to the earlier receiver', async () => {
      await using receiver = await createReceiver(answers(410))
      const id = await watches.create({ delivery: { webhook: { url: receiver.url } } })
      await watches.ran(id, 1)
      changing.found = [profile]
      await watches.runAgain(id)
      await until(async () =>
        (await service.request('GET', `/watches/${id}/webhook/attempts`)).body.data.attempts.length === 1)
      const { secret: key } = await service.tracewell.keys.create(service.accountId, 'admin', true)
      const recovered = async (delivery: object) => {
        await service.request('PATCH', `/watches/${id}`, { body: { delivery } })
        const { body } = await service.request('POST', '/account/webhook-deliveries/recover', {
          key, body: { since: '2020-01-01T00:00:00Z' },
        })
        return body.data.recovery.recovered_count
      }

      expect(await recovered({ webhook: { url: `${receiver.url}/new` } })).to.equal(0)
      expect(await recovered({})).to.equal(0)
      expect((await service.request('POST', `/watches/${id}/webhook/redeliver`)).status).to.equal(404)
      expect(await recovered({ webhook: { url: receiver.url } })).to.equal(1)
    })

    it('is not sent after the receiver has answered 410, until it is redelivered', async () => {
      await using receiver = await createReceiver(answers(410), answers(204))
      const id = await watches.create({ delivery: { webhook: { url: receiver.url } } })
      const attempts = async () => (await service.request('GET', `/watches/${id}/webhook/attempts`)).body.data.attempts
      await watches.ran(id, 1)
      changing.found = [profile]
      await watches.runAgain(id)
      await until(async () => (await attempts()).length === 1)

      changing.found = []
      await watches.runAgain(id)
      const unsent = [receiver.delivered.length, (await attempts()).length]
      await service.request('POST', `/watches/${id}/webhook/redeliver`)
      await until(async () => (await attempts()).length === 2)
      changing.found = [profile]
      await watches.runAgain(id)
      await until(() => receiver.delivered.length === 3)

      expect(unsent).to.deep.equal([1, 1])
      expect(receiver.delivered.map(({ body }) => body.changes?.map(({ number }) => number)))
        .to.deep.equal([[1], [1], [3]])
    })

    it('lists its attempts and is sent again with the same id, once there is one', async () => {
      await using receiver = await createReceiver()
      const id = await watches.create({ delivery: { webhook: { url: receiver.url } } })
      const attempts = async () => (await service.request('GET', `/watches/${id}/webhook/attempts`)).body.data.attempts
      const redeliver = (key?: string) =>
        service.request('POST', `/watches/${id}/webhook/redeliver`, key === undefined ? {} : { key })
      await watches.ran(id, 1)
      const early = [await attempts(), (await redeliver()).status]
      changing.found = [profile]
      await watches.runAgain(id)
      await until(async () => (await attempts()).length === 1)

      const { status } = await redeliver()
      await until(async () => (await attempts()).length === 2)

      expect(early).to.deep.equal([[], 404])
      expect(status).to.equal(202)
      expect((await attempts()).map(({ number, status: code }) => [number, code])).to.deep.equal([[2, 204], [1, 204]])
      const ids = receiver.delivered.map(({ headers }) => headers['x-webhook-id'])
      expect(ids).to.deep.equal([ids[0], ids[0]])
      expect((await redeliver(await service.newKey('starter'))).status).to.equal(404)
    })

    it('is refused for an address that is not public', async () => {
      const { status, body } = await watches.post({ ...daily, delivery: { webhook: { url: 'http://10.0.0.1/' } } })

      expect([status, faultsOf(body)[0]?.path]).to.deep.equal([400, 'delivery.webhook.url'])
    })
  })

  describe('a breach that Radar gains', () => {
    const breach = (Name: string, Domain: string) => ({
      Name,
      Title: Name,
      Domain,
      BreachDate: '2026-11-01',
      AddedDate: '2026-11-21T09:00:00Z',
      ModifiedDate: '2026-11-21T09:00:00Z',
      PwnCount: 7,
      Description: 'A breach.',
      DataClasses: ['Passwords'],
    })

    it('is a change of the watches of its domain, once and without a run', async () => {
      const { radarImport } = service.tracewell
      await radarImport.import([breach('Old', 'forum.sam.example')])
      const watched = await watches.create({ observable: { value: 'sam.example' } })
      const mail = await watches.create({ observable: { value: 'sam@www.sam.example' } })
      const other = await watches.create({ observable: { value: 'other.example' } })
      for (const id of [watched, mail, other]) await watches.ran(id, 1)

      await radarImport.import([breach('Old', 'forum.sam.example'), breach('New', 'shop.sam.example')])
      await until(async () => (await watches.stateOf(watched)).changes > 0 && (await watches.stateOf(mail)).changes > 0)
      await radarImport.import([{ ...breach('New', 'shop.sam.example'), PwnCount: 8 }, breach('Else', 'else.example')])
      await until(async () => (await service.tracewell.database.watches.get(watched))!.radarRevision
        === (await service.tracewell.database.breaches.getState()).revision)

      expect(await watches.changesOf(watched)).to.have.length(1)
      expect((await watches.changesOf(mail))[0]).to.deep.include({
        kind: 'new_catalogue_breach',
        subject: 'New',
        before: null,
        after: { value: 'New', search_id: null, card: null },
        source: null,
      })
      expect(await watches.changesOf(other)).to.deep.equal([])
      expect(await watches.stateOf(watched)).to.deep.include({ runs: 1 })
    })
  })
})
