import { expect } from 'chai'
import { createOwnKeys } from '../../../src/core/own/own-keys.ts'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { changePlan, dumpTables, onDatabase } from '../../../scripts/support/tables.ts'

interface Audited {
  operation: string
  outcome: string
  subjects: string
  key_id: string
}

const unknownId = '11111111-1111-4111-8111-111111111111'

describe('the operations below /account/keys', () => {
  let service: Started
  let manager: { id: string, secret: string }
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule('held')
    service = await start({}, { modules: [held.module] })
    const { key, secret } = await service.tracewell.keys.create(service.accountId, 'admin', true)
    manager = { id: key.id, secret }
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const create = (label: string, headers: Record<string, string> = {}) =>
    service.request('POST', '/account/keys', { key: manager.secret, body: { label }, headers })
  const act = (id: string, verb: 'revoke' | 'restore', query: '' | `?${string}` = '') =>
    service.request('POST', `/account/keys/${id}/${verb}${query}`, { key: manager.secret })
  const list = async (query: '' | `?${string}` = '') =>
    (await service.request('GET', `/account/keys${query}`, { key: manager.secret })).body.data
  const strangersKey = async () => {
    const account = await service.tracewell.accounts.create('stranger@example.com')
    await service.tracewell.plans.set(account.id, 'pro')
    return (await service.tracewell.keys.create(account.id, 'theirs', true)).key.id
  }
  const auditRows = (): Promise<Audited[]> =>
    onDatabase(service, db => db<Audited>('audit_records').orderBy('created_at').select())

  it('create a key whose secret works, is returned once, and is neither stored nor logged', async () => {
    const { status, headers, body } = await create('ci')
    const { key, secret } = body.data

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/account/keys/${key.id}`)
    expect(headers.get('cache-control')).to.equal('no-store')
    expect(key).to.deep.include({
      label: 'ci',
      state: 'active',
      manage: false,
      current: false,
      revoked_at: null,
    })
    expect((await service.request('GET', '/', { key: secret })).status).to.equal(200)
    expect((await service.request('GET', `/account/keys/${key.id}`, { key: manager.secret })).text).not.to
      .include(secret)
    expect((await dumpTables(service)).filter(row => row.includes(secret!))).to.deep.equal([])
    expect(service.logged.filter(line => line.includes(secret!))).to.deep.equal([])
  })

  it('answer 403 to a key without the mark, before the request is checked, and change nothing', async () => {
    const { secret } = (await create('plain')).body.data
    const paths = [
      ['GET', '/account'],
      ['GET', '/account/keys'],
      ['GET', `/account/keys/${manager.id}`],
      ['POST', `/account/keys/${manager.id}/revoke`],
      ['POST', `/account/keys/${manager.id}/restore`],
      ['POST', '/account/keys'],
      ['PATCH', `/account/keys/${manager.id}`],
    ] as const

    for (const [method, path] of paths) {
      const { status, body } = await service.request(method, path, {
        key: secret,
        ...method === 'PATCH' || path === '/account/keys' && method === 'POST' ? { body: { unknown: 1 } } : {},
      })
      expect([status, body.error.code], `${method} ${path}`).to.deep.equal([403, 'MANAGE_KEY_REQUIRED'])
    }
    expect((await list()).keys.map(({ state }) => state)).to.deep.equal(['active', 'active', 'active'])
  })

  it('check the mark of the caller in their transaction, although the caller is cached', async () => {
    await list()
    await service.tracewell.keys.update(manager.id, { manage: false })
    expect((await create('late')).body.error.code).to.equal('MANAGE_KEY_REQUIRED')

    await service.tracewell.keys.update(manager.id, { manage: true })
    await onDatabase(service, db => db('api_keys').where({ id: manager.id }).update({ state: 'revoked' }))
    expect((await create('late')).body.error.code).to.equal('UNAUTHORIZED')
  })

  it('list keys in pages, newest first', async () => {
    const ids = [manager.id]
    for (const label of ['one', 'two']) ids.unshift((await create(label)).body.data.key.id)

    const first = await list('?limit=2')
    await create('later')
    const second = await list(`?limit=2&cursor=${first.pagination.nextCursor}`)

    expect(first.keys.map(({ id }) => id)).to.deep.equal(ids.slice(0, 2))
    expect(second.keys[0]).to.deep.include({
      id: manager.id,
      current: true,
      manage: true,
      label: 'admin',
    })
    expect([second.keys.length, second.pagination.nextCursor]).to.deep.equal([2, null])
    const { status, body } = await service.request('GET', '/account/keys?cursor=odd', { key: manager.secret })
    expect([status, body.error.faults[0]?.path]).to.deep.equal([400, 'cursor'])
  })

  it('answer a repeated Idempotency-Key with the same key without its secret, at the quota too', async () => {
    await changePlan(service, 'business', { key_quota: 3 })
    const headers = { 'Idempotency-Key': 'f3b1' }
    const first = await create('ci', headers)

    const second = await create('ci', headers)
    const other = await create('cd', headers)

    expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true'])
    expect(second.body.data).to.deep.equal({ key: first.body.data.key, secret: null })
    expect([other.status, other.body.error.code]).to.deep.equal([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await list()).keys).to.have.lengthOf(3)
  })

  it('leave an Idempotency-Key free if the quota is reached', async () => {
    await changePlan(service, 'business', { key_quota: 2 })
    const headers = { 'Idempotency-Key': 'f3b2' }

    const refused = await create('ci', headers)
    await changePlan(service, 'business', { key_quota: 3 })

    expect([refused.status, refused.body.error.code]).to.deep.equal([409, 'KEY_QUOTA_EXCEEDED'])
    expect((await create('ci', headers)).body.data.secret).to.be.a('string')
  })

  it('create no more keys at once than the plan allows', async () => {
    await changePlan(service, 'business', { key_quota: 4 })

    const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => create(`key ${number}`)))

    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 201, 409, 409, 409, 409])
    const { body } = await service.request('GET', '/account', { key: manager.secret })
    expect(body.data.account.keys).to.deep.equal({ active: 4, revoked: 0 })
  })

  it('limit the keys of an account, revoked ones included', async () => {
    const { tracewell } = service
    const principal = await tracewell.authenticate(`Bearer ${manager.secret}`, '127.0.0.1')
    const own = createOwnKeys({ ...tracewell, mode: 'test', keyLimit: 3 })
    const { key } = await own.create(principal, { id: 'createKey' }, { label: '' }, undefined)
    await own.revoke(principal, { id: 'revokeKey' }, key.id, false)

    const error = await own.create(principal, { id: 'createKey' }, { label: '' }, undefined)
      .catch((caught: Error) => caught)

    expect(error).to.include({ code: 'KEY_QUOTA_EXCEEDED' })
  })

  it('change the label, and name the field of a wrong one', async () => {
    const { id } = (await create('old')).body.data.key
    const patch = (body: object) =>
      service.request('PATCH', `/account/keys/${id.toUpperCase()}`, { key: manager.secret, body })

    expect((await patch({ label: 'new' })).body.data.key).to.deep.include({ id, label: 'new' })
    expect((await patch({})).body.data.key).to.deep.include({ id, label: 'new' })
    const wrong = [[{ label: 'a\u0007' }, 'label'], [{ label: 'x', manage: true }, 'manage']] as const
    for (const [body, path] of wrong) {
      const { status, body: { error } } = await patch(body)
      expect([status, error.faults[0]?.path]).to.deep.equal([400, path])
    }
    expect((await create('x'.repeat(101))).body.error.faults[0]?.path).to.equal('label')
  })

  it('revoke a key at once, end its streams, and answer the same the second time', async () => {
    const { key, secret } = (await create('streaming')).body.data
    const search = await service.request('POST', '/search', {
      key: secret,
      body: { query: { type: 'Pseudonym', value: 'sam' } },
    })
    const stream = await service.open('GET', `/search/${search.body.search.id}/stream`, { key: secret })

    const first = await act(key.id, 'revoke')
    const second = await act(key.id, 'revoke')

    expect(first.body.data.key.state).to.equal('revoked')
    expect(second.body.data).to.deep.equal(first.body.data)
    expect((await service.request('GET', '/', { key: secret })).status).to.equal(401)
    expect(await stream.text()).to.match(/: the API key was revoked\n$/)
    held.release()
  })

  it('restore a key if the plan has room for it, and answer the same the second time', async () => {
    const { key, secret } = (await create('back')).body.data
    await act(key.id, 'revoke')
    await changePlan(service, 'business', { key_quota: 2 })
    expect((await act(key.id, 'restore')).body.error.code).to.equal('KEY_QUOTA_EXCEEDED')
    await changePlan(service, 'business', { key_quota: 3 })

    const first = await act(key.id, 'restore')
    const second = await act(key.id, 'restore')

    expect([first.status, second.status]).to.deep.equal([200, 200])
    expect(first.body.data).to.deep.equal({ key })
    expect(second.body.data).to.deep.equal({ key })
    expect((await service.request('GET', '/', { key: secret })).status).to.equal(200)
  })

  it('restore no more keys at once than the plan allows', async () => {
    const ids = []
    for (const label of ['one', 'two', 'three']) ids.push((await create(label)).body.data.key.id)
    await Promise.all(ids.map(id => act(id, 'revoke')))
    await changePlan(service, 'business', { key_quota: 3 })

    const answers = await Promise.all(ids.map(id => act(id, 'restore')))

    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409])
  })

  it('leave one of two keys that revoke each other at once', async () => {
    const other = await service.tracewell.keys.create(service.accountId, 'second admin', true)
    const [one, two] = await Promise.all([
      act(other.key.id, 'revoke'),
      service.request('POST', `/account/keys/${manager.id}/revoke`, { key: other.secret }),
    ])

    expect([one.status, two.status].sort()).to.deep.equal([200, 401])
  })

  it('revoke the key of the request only if it is confirmed', async () => {
    expect((await act(manager.id, 'revoke')).body.error.code).to.equal('OWN_KEY')

    const { status, body } = await act(manager.id, 'revoke', '?own_key=true')

    expect([status, body.data.key.state]).to.deep.equal([200, 'revoked'])
    expect((await service.request('GET', '/', { key: manager.secret })).status).to.equal(401)
  })

  it('answer 404 for unknown keys and for keys of other accounts', async () => {
    const theirs = await strangersKey()

    for (const id of [unknownId, theirs]) {
      const { body } = await service.request('GET', `/account/keys/${id}`, { key: manager.secret })
      expect(body.error.code).to.equal('NOT_FOUND')
      expect((await act(id, 'revoke')).status).to.equal(404)
      expect((await act(id, 'restore')).status).to.equal(404)
      const patched = await service.request('PATCH', `/account/keys/${id}`, {
        key: manager.secret,
        body: { label: 'mine' },
      })
      expect(patched.status).to.equal(404)
    }
    expect((await service.tracewell.keys.list()).find(({ id }) => id === theirs)).to.deep.include({
      state: 'active',
      label: 'theirs',
    })
  })

  it('answer 403 to an account whose plan is not active, and still revoke', async () => {
    const { id } = (await create('one')).body.data.key
    await onDatabase(service, db => db('subscriptions').where({ account_id: service.accountId }).delete())

    const refused = await create('two')

    expect([refused.status, refused.body.error.code]).to.deep.equal([403, 'PLAN_FEATURE_REQUIRED'])
    expect((await act(id, 'revoke')).status).to.equal(200)
    expect((await act(id, 'restore')).body.error.code).to.equal('PLAN_FEATURE_REQUIRED')
  })

  it('record each change with the key that it concerns', async () => {
    const { id } = (await create('audited canary')).body.data.key
    await service.request('PATCH', `/account/keys/${id}`, { key: manager.secret, body: { label: 'other canary' } })
    await act(id, 'revoke')
    await act(id, 'restore')

    const rows = await auditRows()

    expect(rows.map(({ operation, outcome, subjects, key_id }) => [operation, outcome, subjects, key_id])).to.deep
      .equal(['createKey', 'updateKey', 'revokeKey', 'restoreKey'].map(operation =>
        [operation, 'ok', JSON.stringify([id]), manager.id]))
    expect(JSON.stringify(rows)).not.to.include('canary')
  })
})
