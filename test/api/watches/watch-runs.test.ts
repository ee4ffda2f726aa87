import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

describe('GET /search?watch_id', () => {
  let service: Started
  let watches: ReturnType<typeof watchesOf>
  beforeEach(async () => {
    service = await start({}, { modules: [createChanging().module], plan: 'starter' })
    watches = watchesOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const list = async (query: string, key = service.key) =>
    (await service.request('GET', `/search?${query}`, { key })).body.data.searches.map(({ id }) => id)

  it('lists the runs of a watch only, newest first, also after its deletion', async () => {
    const id = await watches.create()
    await watches.ran(id, 1)
    const first = (await watches.stateOf(id)).last_run!.search_id
    await watches.runAgain(id)
    const second = (await watches.stateOf(id)).last_run!.search_id
    await watches.ran(await watches.create({ reference: 'other' }), 1)

    expect(await list(`watch_id=${id}`)).to.deep.equal([second, first])
    expect(await list(`watch_id=${id.toUpperCase()}&status=finished&limit=1`)).to.deep.equal([second])
    await watches.remove(id)
    expect(await list(`watch_id=${id}`)).to.deep.equal([second, first])
  })

  it('lists nothing for a watch of another account, or for an unknown one', async () => {
    const id = await watches.create()
    await watches.ran(id, 1)

    expect(await list(`watch_id=${id}`, await service.newKey('starter'))).to.deep.equal([])
    expect(await list(`watch_id=${randomUUID()}`)).to.deep.equal([])
  })

  it('refuses what is no id', async () => {
    const { status, body } = await service.request('GET', '/search?watch_id=x')

    expect([status, faultsOf(body).map(({ path }) => path)]).to.deep.equal([400, ['watch_id']])
  })
})

describe('the run of a watch', () => {
  it('leaves out an excluded module that no longer exists, and names it', async () => {
    await using service = await start({}, { modules: [createChanging().module], plan: 'starter' })
    const watches = watchesOf(service)
    const id = await watches.create({ modules: {} })
    await watches.ran(id, 1)
    const options = JSON.stringify({
      ...(await watches.stateOf(id)).options, modules: { exclude: { slugs: ['gone'] } },
    })
    await onDatabase(service, db => db('watches').where({ id }).update({ options }))

    await watches.runAgain(id)
    const { status, last_run: last } = await watches.stateOf(id)
    const { body } = await service.request('GET', `/search/${last!.search_id}`)

    expect(status).to.equal('active')
    expect(body.data.search.skipped).to.deep.equal([
      { path: 'modules.exclude.slugs.0', value: 'gone', message: 'no module has the slug gone' },
    ])
  })
})
