import { expect } from 'chai'
import type { AnswerCache, Asked } from '../../../src/core/asking/answer-cache.ts'
import { createDeletion } from '../../../src/core/search/deletion.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { answers, createReceiver } from '../../support/receiver.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { dumpTables, filesWith, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { faultsOf } from '../../support/faults.ts'

const type = 'Pseudonym'
const unknownId = '11111111-1111-4111-8111-111111111111'

describe('POST /search/delete', () => {
  let service: Started
  before(async () => { service = await start({ WEBHOOK_RETRY_SCHEDULE: '600' }) })
  after(() => service[Symbol.asyncDispose]())

  const ended = async (value: string, more = {}) => {
    const id = await service.createSearch(type, value, more)
    await service.events(`/search/${id}/stream`)
    return id
  }
  const remove = (ids: unknown, options = {}) =>
    service.request('POST', '/search/delete', { body: { ids }, ...options })
  const statusOf = async (id: string) => (await service.request('GET', `/search/${id}`)).status

  it('answers the ids, and every endpoint answers 404 for them at once', async () => {
    const [one, two] = [await ended('canary-one'), await ended('canary-two')]

    const { status, body } = await remove([one.toUpperCase(), two])

    expect(status).to.equal(202)
    expect(body.data).to.deep.equal({ accepted: true, deletion: { requested_count: 2, queued_ids: [one, two] } })
    for (const id of [one, two]) {
      for (
        const path of ['', '/results', '/byok', '/results/leaks', '/results/leaks/acme', '/stream', '/webhook/attempts']
      ) {
        expect((await service.request('GET', `/search/${id}${path}`)).status, path).to.equal(404)
      }
      expect((await service.request('POST', `/search/${id}/webhook/redeliver`)).status).to.equal(404)
    }
    const listed = (await service.request('GET', '/search')).body.data.searches.map(({ id }: { id: string }) => id)
    expect(listed).to.not.include(one).and.not.include(two)
    expect((await remove([one])).status).to.equal(404)
  })

  it('removes the events of a search in small parts, in turns with other work', async () => {
    await using alone = await start({ ROLE: 'api,runner' })
    const id = await alone.createSearch(type, 'sam')
    await alone.events(`/search/${id}/stream`)
    const { database } = alone.tracewell
    const event = { name: 'search.progress', data: '{}', at: '2026-01-02T03:04:05.000Z' }
    const more = Array<typeof event>(1_000).fill(event)
    await database.inTransaction(tx => tx.events.append(id, more))
    await alone.request('POST', '/search/delete', { body: { ids: [id] } })
    const removed: number[] = []
    let turns = 0
    const events: typeof database.events = {
      ...database.events,
      async remove(searchId, limit) {
        expect(turns, 'turns of the event loop since the part before').to.equal(removed.length)
        removed.push(await database.events.remove(searchId, limit))
        setImmediate(() => turns++)
        return removed.at(-1)!
      },
    }

    const cache = { forget: async () => undefined } as unknown as AnswerCache
    await createDeletion({ database: { ...database, events }, cache, clock: systemClock }).sweep()

    expect(Math.max(...removed)).to.equal(250)
    expect(removed.length).to.be.above(3)
    expect(await onDatabase(alone, db => db('search_events').where({ search_id: id }))).to.deep.equal([])
    expect(await database.searches.listHidden(1)).to.deep.equal([])
  })

  it('removes several short searches in one transaction', async () => {
    await using alone = await start({ ROLE: 'api,runner' })
    const { database } = alone.tracewell
    const ids: string[] = []
    for (const value of ['ann', 'ben', 'cleo']) ids.push(await alone.createSearch(type, value))
    for (const id of ids) await alone.events(`/search/${id}/stream`)
    await onDatabase(alone, db => db('search_events').where('seq', '>', 20).delete())
    await onDatabase(alone, db => db('searches').update({ last_seq: 20 }))
    await alone.request('POST', '/search/delete', { body: { ids } })
    let transactions = 0
    const inTransaction: typeof database.inTransaction = work => {
      transactions++
      return database.inTransaction(work)
    }

    const cache = { forget: async () => undefined } as unknown as AnswerCache
    await createDeletion({ database: { ...database, inTransaction }, cache, clock: systemClock }).sweep()

    expect(transactions).to.equal(1)
    expect(await onDatabase(alone, db => db('search_tasks').whereIn('search_id', ids))).to.deep.equal([])
    expect(await database.searches.listHidden(1)).to.deep.equal([])
  })

  it('forgets the cached answers of a search only while there may be some', async () => {
    await using alone = await start({ ROLE: 'api,runner' })
    const { database } = alone.tracewell
    const forgotten: Asked[][] = []
    const forget: AnswerCache['forget'] = async (_, answers) => {
      forgotten.push([...new Set(answers.map(({ asked }) => asked))])
    }
    const cache = { forget } as unknown as AnswerCache
    async function deleteAfter(value: string, days: number): Promise<void> {
      const id = await alone.createSearch(type, value)
      await alone.events(`/search/${id}/stream`)
      await alone.request('POST', '/search/delete', { body: { ids: [id] } })
      const clock = { now: () => new Date(Date.now() + days * 86_400_000) }
      await createDeletion({ database, cache, clock }).sweep()
    }

    await deleteAfter('ann', 0)
    await deleteAfter('ben', 3)

    expect(forgotten).to.deep.equal([[{ accountId: alone.accountId, subject: { type, value: 'ann' } }]])
  })

  it('removes rows, cached answers, events, webhooks and bytes in files', async () => {
    await using receiver = await createReceiver(answers(500))
    const value = 'canary-of-deletion'
    const id = await ended(value, { delivery: { webhook: { url: receiver.url, secret: 's' } } })
    await until(() => receiver.delivered.length === 1)
    expect((await dumpTables(service)).join('\n')).to.include(value)

    await remove([id])

    await until(async () => !(await dumpTables(service)).some(row => row.includes(value) || row.includes(id)))
    await until(async () =>
      (await filesWith(service, value)).length === 0 && (await filesWith(service, id)).length === 0
    )
    expect(service.logged.join('')).not.to.include(value)
  })

  describe('deletes all searches or none', () => {
    it('answers 404 if a search is unknown or belongs to another key of the account', async () => {
      const one = await ended('sam')
      const { secret } = await service.tracewell.keys.create(service.accountId)
      const id =
        (await service.request('POST', '/search', { key: secret, body: { query: { type, value: 'sam' } } })).body.search
          .id
      await service.events(`/search/${id}/stream`)

      const unknown = await remove([one, unknownId])
      const foreign = await remove([id, one])

      expect(unknown.status).to.equal(404)
      expect(unknown.body.error).to.deep.include({
        code: 'NOT_FOUND',
        details: [{ path: 'ids.1', message: 'is not a search of this key' }],
      })
      expect(foreign.body.error).to.deep.include({
        code: 'NOT_FOUND',
        details: [{ path: 'ids.0', message: 'is not a search of this key' }],
      })
      expect([await statusOf(one), await statusOf(id)]).to.deep.equal([200, 200])
    })

    it('answers 409 if a search has not ended', async () => {
      const one = await ended('sam')
      const running = await service.createSearch(type, 'tw-slow', { cache: { mode: 'bypass' } })

      const { status, body } = await remove([one, running])

      expect(status).to.equal(409)
      expect(body.error).to.deep.include({
        code: 'SEARCH_NOT_TERMINAL',
        details: [{ path: 'ids.1', message: 'has not ended yet' }],
      })
      expect(await statusOf(one)).to.equal(200)
      await service.events(`/search/${running}/stream`)
    })

    for (
      const [what, ids, paths] of [
        ['a duplicate, in any case', [unknownId, unknownId.toUpperCase(), unknownId], ['ids.1', 'ids.2']],
        ['not a UUID', [unknownId, 'one', 7], ['ids.1', 'ids.2']],
        ['an empty list', [], ['ids']],
        ['101 ids',
          Array.from({ length: 101 }, (_, index) => unknownId.replace(/.{3}$/, String(index).padStart(3, '0'))), [
          'ids',
        ]],
        ['not a list', unknownId, ['ids']],
      ] as const
    ) {
      it(`answers 400 for invalid ids: ${what}`, async () => {
        const { status, body } = await remove(ids)

        expect(status).to.equal(400)
        expect(faultsOf(body).map(({ path }) => path)).to.deep.equal(paths)
      })
    }
  })

  it('deletes once if many requests come at the same time', async () => {
    const ids = [await ended('sam'), await ended('tom')]

    const statuses = await Promise
      .all(Array.from({ length: 10 }, (_, index) => remove(index % 2 === 0 ? ids : [...ids].reverse())))

    expect(statuses.map(({ status }) => status).sort()).to.deep.equal([202, ...Array<number>(9).fill(404)])
  })

  it('continues if another duty of the orchestrator fails every time', async () => {
    await using beside = await start()
    const ids = [await beside.createSearch(type, 'sam'), await beside.createSearch(type, 'canary-beside')]
    for (const id of ids) await beside.events(`/search/${id}/stream`)
    // the orchestrator fails to end this search, because an event with the next number exists already
    const collides = { status: 'processing', deadline_at: '2000-01-01T00:00:00.000Z', last_seq: 0 }
    await onDatabase(beside, db => db('searches').where({ id: ids[0] }).update(collides))
    await until(() => beside.logged.join('').includes('periodic work of the orchestrator failed'))

    await beside.request('POST', '/search/delete', { body: { ids: ids.slice(1) } })

    await until(async () => !(await dumpTables(beside)).some(row => row.includes('canary-beside')))
  })

  it('is finished by the next process if a process died during it', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder }
    const value = 'canary-of-a-crash'
    const first = await start({ ...environment, ROLE: 'api,runner' }) // no orchestrator, so nothing is removed
    const id = await first.createSearch(type, value)
    await first.events(`/search/${id}/stream`)
    await first.request('POST', '/search/delete', { body: { ids: [id] } })
    expect((await dumpTables(first)).join('\n')).to.include(value)
    await first.tracewell.stop(0)

    await using second = await start(environment)

    await until(async () => !(await dumpTables(second)).some(row => row.includes(value)))
    await until(async () => (await filesWith(second, value)).length === 0)
  })
})

describe('retention', () => {
  it('deletes only searches that ended longer ago than the retention of the plan', async () => {
    const dayMs = 86_400_000
    let ahead = 0
    const clock = { now: () => new Date(Date.now() + ahead) }
    await using service = await start({ ROLE: 'api,runner' }, { clock, plan: 'pro' })
    const { retention } = service.tracewell
    const old = await service.createSearch(type, 'sam')
    await service.events(`/search/${old}/stream`)
    ahead = 80 * dayMs
    const young = await service.createSearch(type, 'sam')
    await service.events(`/search/${young}/stream`)
    const listed = async () =>
      (await service.request('GET', '/search')).body.data.searches.map(({ id }: { id: string }) => id)
    const pro = (swept: Array<{ plan: string }>) => swept.find(({ plan }) => plan === 'pro')

    ahead = 89 * dayMs
    expect(pro(await retention.run())).to.deep.equal({ plan: 'pro', retentionDays: 90, searches: 0 })
    ahead = 91 * dayMs
    expect(pro(await retention.run({ dryRun: true }))).to.deep.include({ searches: 1 })
    expect(await listed()).to.deep.equal([young, old])
    expect(pro(await retention.run())).to.deep.include({ searches: 1 })
    expect(await listed()).to.deep.equal([young])
    await retention.set('pro', null)
    ahead = 9_999 * dayMs
    expect(pro(await retention.run())).to.deep.equal({ plan: 'pro', retentionDays: null, searches: 0 })
  })

  it('applies the free plan to accounts without a plan, and ignores app plans', async () => {
    let ahead = 0
    await using service = await start({ ROLE: 'api,runner' }, { clock: { now: () => new Date(Date.now() + ahead) } })
    const id = await service.createSearch(type, 'sam')
    await service.events(`/search/${id}/stream`)
    await onDatabase(service, db => db('subscriptions').where({ account_id: service.accountId }).delete())
    ahead = 31 * 86_400_000

    const swept = await service.tracewell.retention.run()

    expect(swept.filter(({ searches }) => searches > 0)).to.deep.equal([{
      plan: 'free',
      retentionDays: 30,
      searches: 1,
    }])
  })
})
