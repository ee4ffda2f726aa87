import { expect } from 'chai'
import type { Audit } from '../../../src/core/audit/audit.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, dumpTables } from '../../../scripts/support/tables.ts'
import { command, errorOf, json, listOf } from '../../support/command.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'canary-of-rights' }
const unknownId = '11111111-1111-4111-8111-111111111111'

describe('the searches of a revoked key', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule('held', { default: false })
    service = await start({}, { modules: [createModule('quick'), held.module] })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const newKey = async () => {
    const { key, secret } = await service.tracewell.keys.create(service.accountId)
    return { id: key.id, secret }
  }
  async function search(key: string): Promise<string> {
    const { id } = (await service.request('POST', '/search', { key, body: { query } })).body.search
    await service.events(`/search/${id}/stream`, { key })
    return id
  }
  const remove = async (ids: string[], key: string) =>
    (await service.request('POST', '/search/delete', { key, body: { ids } })).status
  const cli = (...args: string[]) => command(args, { DATA_DIR: service.folder, DATABASE_URL: service.databaseUrl })

  it('can be read, and deleted by a key of the account that may manage it', async () => {
    const [gone, manager] = [await newKey(), await newKey()]
    const [one, two] = [await search(gone.secret), await search(gone.secret)]
    await service.tracewell.keys.revoke(gone.id)

    expect((await service.request('GET', `/search/${one}/results`)).status).to.equal(200)
    expect(await remove([one], manager.secret)).to.equal(404)
    await service.tracewell.keys.update(manager.id, { manage: true })
    const own = await search(manager.secret)
    expect(await remove([one, two, own], manager.secret)).to.equal(202)

    for (const id of [one, two, own]) {
      expect((await service.request('GET', `/search/${id}`)).status).to.equal(404)
    }
    await until(async () => await countRows(service, 'searches') === 0)
    const left = (await dumpTables(service)).filter(row => row.includes(query.value))
    expect(left).to.deep.equal([])
  })

  it('cannot be deleted by a manager of another account, or while the key is active', async () => {
    const [used, manager] = [await newKey(), await newKey()]
    await service.tracewell.keys.update(manager.id, { manage: true })
    const other = (await service.tracewell.accounts.create('other@example.com')).id
    await service.tracewell.plans.set(other, 'pro')
    const stranger = (await service.tracewell.keys.create(other, '', true)).secret
    const id = await search(used.secret)

    expect(await remove([id], manager.secret)).to.equal(404)
    await service.tracewell.keys.revoke(used.id)
    expect(await remove([id], stranger)).to.equal(404)
    await service.tracewell.keys.restore(used.id)
    expect(await remove([id], manager.secret)).to.equal(404)
    await service.tracewell.keys.revoke(used.id)
    await service.tracewell.keys.update(manager.id, { manage: false })
    expect(await remove([id], manager.secret)).to.equal(404)
    await service.tracewell.keys.update(manager.id, { manage: true })
    expect(await remove([id], manager.secret)).to.equal(202)
  })

  it('can be deleted by the operator, all or none', async () => {
    const gone = await newKey()
    const [one, two] = [await search(gone.secret), await search(gone.secret)]
    await cli('keys', 'revoke', gone.id)

    const unknown = await cli('searches', 'delete', one, unknownId, '--json')
    const twice = await cli('searches', 'delete', one, one.toUpperCase())
    const none = await cli('searches', 'delete')
    const both = await cli('searches', 'delete', one, '--key', gone.id)
    expect([unknown.code, twice.code, none.code, both.code]).to.deep.equal([1, 2, 2, 2])
    expect(errorOf(unknown)).to.deep.include({
      code: 'NOT_FOUND',
      details: [{ path: 'ids.1', message: 'is not a search of this server' }],
    })
    expect((await service.request('GET', `/search/${one}`)).status).to.equal(200)

    const done = await cli('searches', 'delete', one.toUpperCase(), '--json')
    expect(done.code).to.equal(0)
    expect(json(done)).to.deep.equal({ deleted: 1, active: 0 })
    expect((await service.request('GET', `/search/${one}`)).status).to.equal(404)
    expect((await service.request('GET', `/search/${two}`)).status).to.equal(200)
  })

  it('can be deleted by the operator by key, except running ones, and the audit keeps no id of a search', async () => {
    const gone = await newKey()
    const [one, two] = [await search(gone.secret), await search(gone.secret)]
    const kept = await search(service.key)
    const modules = { mode: 'selected', ids: [service.tracewell.modules.bySlug('held')!.id] }
    const running = (await service.request('POST', '/search', { key: gone.secret, body: { query, modules } })).body
      .search.id
    await service.tracewell.keys.revoke(gone.id)

    const early = await cli('searches', 'delete', running, '--json')
    const done = await cli('searches', 'delete', '--key', gone.id)
    const missing = await cli('searches', 'delete', '--key', unknownId)
    const { records } = json<Awaited<ReturnType<Audit['list']>>>(await cli('audit', '--actor', 'operator', '--json'))

    expect(errorOf(early).code).to.equal('SEARCH_NOT_TERMINAL')
    expect([done.code, missing.code]).to.deep.equal([0, 1])
    expect(done.out).to.match(/^Deleted 2 searches\..*\n1 search of the key had not ended/)
    for (const [id, status] of [[one, 404], [two, 404], [kept, 200], [running, 200]] as const) {
      expect((await service.request('GET', `/search/${id}`)).status).to.equal(status)
    }
    expect(records.map(({ operation, subjects, count, outcome }) => [operation, subjects, count, outcome])).to.deep
      .equal([
        ['searches delete', [], 0, 'SEARCH_NOT_TERMINAL'],
        ['searches delete', [gone.id], 2, 'ok'],
        ['searches delete', [], 0, 'NOT_FOUND'],
      ])
    expect(records[1]!.accountId).to.equal(service.accountId)
    held.release()
  })

  it('depend on a mark of keys that the operator gives, shows and takes back', async () => {
    const created = await cli('keys', 'create', service.accountId, '--manage', '--label', 'admin', '--json')
    const { id } = json<{ id: string }>(created)
    const marked = async () =>
      listOf<{ id: string, manage: boolean, label: string }>(await cli('keys', 'list', '--json'), 'keys')
        .filter(key => key.manage).map(key => [key.id, key.label])

    expect(await marked()).to.deep.equal([[id, 'admin']])
    expect((await cli('keys', 'update', id)).code).to.equal(2)
    expect((await cli('keys', 'update', unknownId, '--manage')).code).to.equal(1)
    const taken = await cli('keys', 'update', id, '--no-manage')
    expect(taken.out).to.include('may not manage')
    expect(await marked()).to.deep.equal([])
  })
})
