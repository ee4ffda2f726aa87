import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { setMissingKeys } from '../../../src/core/search/match-key.ts'
import type { Schemas } from '../../../scripts/support/contract-types.ts'
import { faultsOf } from '../../support/faults.ts'

describe('POST /search/find', () => {
  let service: Started
  beforeEach(async () => { service = await start({}, { modules: [createModule('quick')] }) })
  afterEach(() => service[Symbol.asyncDispose]())

  type Request = Pick<Schemas['SearchFindRequest'], 'value'> & Partial<Schemas['SearchFindRequest']>
  const find = (body: Request, key = service.key) => service.request('POST', '/search/find', { body, key })
  async function idsOf(body: Request, key?: string): Promise<string[]> {
    const { status, body: answer } = await find(body, key)
    expect(status).to.equal(200)
    return answer.data.searches.map(({ id }) => id)
  }
  async function create(type: Schemas['QueryType'], value: string): Promise<string> {
    const id = await service.createSearch(type, value)
    await service.events(`/search/${id}/stream`)
    return id
  }

  it('finds all spellings of a value, of the account only, whatever the type if none is given', async () => {
    const one = await create('Pseudonym', 'Sam.Example')
    const two = await create('Pseudonym', '@sam.example')
    const domain = await create('Domain Name', 'sam.example')
    await create('Pseudonym', 'sam.example2')

    expect(await idsOf({ value: 'SAM.EXAMPLE', type: 'Pseudonym' })).to.have.members([one, two])
    expect(await idsOf({ value: 'sam.example', type: 'Domain Name' })).to.deep.equal([domain])
    expect(await idsOf({ value: 'sam.example' })).to.have.members([one, two, domain])
    expect(await idsOf({ value: 'sam.example' }, await service.newKey('business'))).to.deep.equal([])
  })

  it('finds by the first characters, in all types or in one', async () => {
    const mail = await create('Email Address', 'Sam@example.com')
    const name = await create('Pseudonym', 'sam-1')
    await create('Pseudonym', 'sa')

    expect(await idsOf({ value: 'SAM', match: 'prefix' })).to.deep.equal([name, mail])
    expect(await idsOf({ value: 'sam', match: 'prefix', type: 'Email Address' })).to.deep.equal([mail])
    expect(await idsOf({ value: 'sam%', match: 'prefix' })).to.deep.equal([])
  })

  it('finds the searches of investigations and watches', async () => {
    await service.request('POST', '/investigations', { body: { observables: [{ value: 'sam' }] } })
    await service.request('POST', '/watches', { body: { observable: { value: 'sam' }, interval_hours: 24 } })

    await until(async () => (await idsOf({ value: 'sam' })).length === 2)
  })

  for (const limit of [1, 2, 3, 7]) {
    it(`gives each search once with a limit of ${limit}, sorted by value, then the newest first`, async () => {
      for (const value of ['sam-2', 'sam-1', 'sam-1', 'sam-1', 'sam-3']) await create('Pseudonym', value)
      const found: string[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { body } = await find({ value: 'sam', match: 'prefix', limit, ...cursor && { cursor } })
        const { searches, pagination } = body.data
        found.push(...searches.map(({ query, created_at: at, id }) => `${query.value} ${at} ${id}`))
        cursor = pagination.nextCursor
      }

      const values = found.map(one => one.split(' ')[0])
      const times = found.filter(one => one.startsWith('sam-1')).map(one => one.slice(6))
      expect(values).to.deep.equal(['sam-1', 'sam-1', 'sam-1', 'sam-2', 'sam-3'])
      expect(times).to.deep.equal(times.toSorted().reverse())
      expect(new Set(found).size).to.equal(5)
    })
  }

  it('finds a search no more once it is deleted, and erases its key', async () => {
    const id = await create('Pseudonym', 'canary-value')
    await service.request('POST', '/search/delete', { body: { ids: [id] } })

    expect(await idsOf({ value: 'canary-value' })).to.deep.equal([])
    await until(() => onDatabase(service, async db =>
      await db('searches').where({ id }).first('match_key') === undefined))
  })

  it('finds searches of an earlier version after a duty has set their keys', async () => {
    const id = await create('Pseudonym', 'Sam')
    await until(async () => { // the duty of the service may run in between
      await onDatabase(service, db => db('searches').where({ id }).update({ match_key: null }))
      return (await idsOf({ value: 'sam' })).length === 0
    })

    await setMissingKeys(service.tracewell.database, new AbortController().signal)

    expect(await idsOf({ value: 'sam' })).to.deep.equal([id])
  })

  for (const [what, body, path] of [
    ['a value that does not fit its type', { value: 'no address', type: 'Email Address' }, 'value'],
    ['a prefix of nothing', { value: ' ', match: 'prefix' }, 'value'],
    ['a prefix that is too long', { value: 'x'.repeat(101), match: 'prefix' }, 'value'],
    ['a cursor of nothing', { value: 'sam', cursor: 'x' }, 'cursor'],
    ['a limit of none', { value: 'sam', limit: 0 }, 'limit'],
  ] as ReadonlyArray<readonly [string, Request, string]>) {
    it(`refuses ${what}`, async () => {
      const { status, body: answer } = await find(body)

      expect(status).to.equal(400)
      expect(faultsOf(answer).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  it('refuses a cursor of another value, and one that was made up', async () => {
    for (const value of ['sam', 'Sam', 'SAM']) await create('Pseudonym', value)
    const { body } = await find({ value: 'sam', limit: 1 })
    const cursor = body.data.pagination.nextCursor!

    expect((await find({ value: 'sam', limit: 1, cursor })).status).to.equal(200)
    expect((await find({ value: 'sam2', limit: 1, cursor })).status).to.equal(400)
    expect((await find({ value: 'sam', cursor: Buffer.from('["a","b"]').toString('base64url') })).status).to.equal(400)
  })
})
