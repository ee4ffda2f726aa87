import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'canary-of-reports' } as const

describe('the reports of an account', () => {
  let service: Started
  let admin: { id: string, secret: string }
  let worker: { id: string, secret: string }
  const clock = createTestClock('2026-11-20T23:59:00.000Z')
  before(async () => {
    service = await start({}, { clock, modules: [createModule('one')] })
    const create = async (label: string, manage: boolean) => {
      const { key, secret } = await service.tracewell.keys.create(service.accountId, label, manage)
      return { id: key.id, secret }
    }
    admin = await create('admin', true)
    worker = await create('worker', false)
    await search(worker.secret, 201)
    clock.advance(120_000) // the next day
    await search(worker.secret, 201)
    await search(admin.secret, 201)
    clock.advance(1_000)
    await service.tracewell.blocklist.add('exact', 'forbidden-canary', '')
    await search(worker.secret, 403, 'forbidden-canary')
    await search(await service.newKey('business'), 201) // another account
    await service.request('POST', `/account/keys/${worker.id}/revoke`, { key: admin.secret })
    const refused = () => onDatabase(service, db => db('audit_records').where({ outcome: 'QUERY_BLOCKED' }).first())
    await until(async () => await refused() !== undefined)
    await until(async () => (await records()).every(({ outcome }) => outcome !== 'accepted'))
  })
  after(() => service[Symbol.asyncDispose]())

  async function search(key: string, expected: number, value: string = query.value): Promise<void> {
    const { status } = await service.request('POST', '/search', { key, body: { query: { ...query, value } } })
    expect(status).to.equal(expected)
  }
  const usage = async (range: '' | `?${string}` = '') =>
    (await service.request('GET', `/account/usage${range}`, { key: admin.secret })).body
  const audit = async (range: '' | `?${string}` = '') =>
    (await service.request('GET', `/account/audit${range}`, { key: admin.secret })).body
  const records = async () => (await audit('?limit=100')).data.records

  describe('GET /account/usage', () => {
    it('counts by key and by day, for this account only', async () => {
      const { data } = await usage()

      const day = { core_searches: 2, requests: 4, errors: 1 }
      expect(data).to.deep.equal({
        from: '2026-10-23',
        to: '2026-11-21',
        total: { core_searches: 3, requests: 5, errors: 1 },
        days: [{
          day: '2026-11-20',
          core_searches: 1,
          requests: 1,
          errors: 0,
        }, { day: '2026-11-21', ...day }],
        keys: [
          {
            key_id: worker.id,
            label: 'worker',
            core_searches: 2,
            requests: 3,
            errors: 1,
          },
          {
            key_id: admin.id,
            label: 'admin',
            core_searches: 1,
            requests: 2,
            errors: 0,
          },
        ],
        labels: [],
        references: [],
      })
    })

    it('counts only the days and the key that were asked for', async () => {
      const { data: day } = await usage('?from=2026-11-20&to=2026-11-20')
      const { data: ofKey } = await usage(`?key_id=${admin.id.toUpperCase()}`)
      const { data: none } = await usage('?to=2020-01-01')

      expect([day.total.core_searches, day.days.length, day.keys.length]).to.deep.equal([1, 1, 1])
      expect(ofKey.keys.map(({ key_id }) => key_id)).to.deep.equal([admin.id])
      expect(ofKey.total.requests).to.equal(2)
      expect(none).to.deep.equal({
        from: '2019-12-03',
        to: '2020-01-01',
        total: { core_searches: 0, requests: 0, errors: 0 },
        days: [],
        keys: [],
        labels: [],
        references: [],
      })
    })

    it('stays in the years 0 to 9999', async () => {
      const { data: first } = await usage('?to=0000-01-01')
      const { data: last } = await usage('?from=9999-12-31&to=9999-12-31')

      expect([first.from, first.to]).to.deep.equal(['0000-01-01', '0000-01-01'])
      expect([last.from, last.to]).to.deep.equal(['9999-12-31', '9999-12-31'])
    })

    it('names the end of a range that is wrong', async () => {
      const wrong = [
        ['?from=2026-11-21&to=2026-11-20', 'from'], ['?from=2026-02-30', 'from'], ['?to=tomorrow', 'to'],
        ['?from=2025-11-20', 'from'], ['?key_id=mine', 'key_id'],
      ] as const

      for (const [range, path] of wrong) {
        expect((await usage(range)).error.faults.map(fault => fault.path), range).to.deep.equal([path])
      }
      expect((await usage('?from=2025-11-21')).data.from).to.equal('2025-11-21')
    })
  })

  describe('GET /account/audit', () => {
    it('lists what the keys did, newest first, without searched values', async () => {
      const all = await records()

      expect(all.map(({ operation, outcome, key_id }) => [operation, outcome, key_id]).slice(0, 2)).to.have.deep
        .members([['revokeKey', 'ok', admin.id], ['createSearch', 'QUERY_BLOCKED', worker.id]])
      expect(all.find(({ operation }) => operation === 'revokeKey')).to.deep.include({
        actor: 'key',
        subjects: [worker.id],
        query_type: null,
        core_searches: 0,
        count: 1,
      })
      expect(all.at(-1)).to.deep.include({ operation: 'createSearch', outcome: 'completed', query_type: 'Pseudonym' })
      expect(all).to.have.lengthOf(5)
      expect(JSON.stringify(all)).not.to.include('canary')
    })

    it('lists commands of the operator on the account, without the name of the operator', async () => {
      await service.tracewell.database.operatorActs.insert({
        id: '00000000-0000-4000-8000-00000000000a',
        createdAt: clock.now().toISOString(),
        operator: 'root@secret-host',
        operation: 'keys update',
        accountId: service.accountId,
        subjects: [worker.id],
        count: 1,
        outcome: 'ok',
      })

      const found = (await records()).filter(({ actor }) => actor === 'operator')
      const ofKey = await audit(`?key_id=${worker.id}`)
      await onDatabase(service, db => db('operator_acts').delete())

      expect(found.map(({ operation, subjects, key_id }) => [operation, subjects, key_id])).to.deep
        .equal([['keys update', [worker.id], null]])
      expect(JSON.stringify(found)).not.to.include('secret-host')
      expect(ofKey.data.records.every(({ key_id }) => key_id === worker.id)).to.equal(true)
      expect(ofKey.data.records).to.have.lengthOf(3)
    })

    it('continues a page behind its cursor, with the same filters only', async () => {
      const all = await records()
      const paged = []
      let cursor = ''
      do {
        const { data } = await audit(`?limit=2${cursor}`)
        paged.push(...data.records)
        cursor = data.pagination.nextCursor === null ? '' : `&cursor=${data.pagination.nextCursor}`
      } while (cursor !== '')

      expect(paged).to.deep.equal(all)
      const { data: { pagination } } = await audit('?limit=1')
      const { error } = await audit(`?from=2026-11-21&cursor=${pagination.nextCursor}`)
      expect(error.faults[0]?.path).to.equal('cursor')
    })

    it('lists only the days that were asked for', async () => {
      const first = await audit('?to=2026-11-20')
      const second = await audit('?from=2026-11-21')
      const open = await audit('?to=9999-12-31')
      const wrong = await audit('?from=2026-11-21&to=2026-11-20')

      expect([first.data.records.length, second.data.records.length]).to.deep.equal([1, 4])
      expect(open.data.records).to.have.lengthOf(5)
      expect(wrong.error.faults[0]?.path).to.equal('from')
    })
  })
})
