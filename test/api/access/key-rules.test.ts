import { expect } from 'chai'
import fc from 'fast-check'
import { operations } from '../../../generated/api-operations.ts'
import { readRules } from '../../../src/core/access/key-rules.ts'
import { parseNetwork } from '../../../src/lib/ip-network.ts'
import { grantedScopes, type GrantedScope } from '../../../src/lib/key-scopes.ts'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { createTestClock } from '../../support/clock.ts'

const unknownId = '11111111-1111-4111-8111-111111111111'
const hourMs = 3_600_000

describe('the rules of a key', () => {
  let clock: ReturnType<typeof createTestClock>
  let service: Started
  let manager: { id: string, secret: string }
  beforeEach(async () => {
    clock = createTestClock()
    service = await start({ TRUST_PROXY: '127.0.0.1', MCP: '1' }, {
      clock,
      modules: [createHeldModule('held').module],
      periods: { keyUseMs: 20, streamKeysMs: 50 },
    })
    const { key, secret } = await service.tracewell.keys.create(service.accountId, 'admin', true)
    manager = { id: key.id, secret }
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const create = async (rules: object, key = manager.secret) => {
    const { status, body } = await service.request('POST', '/account/keys', { key, body: rules })
    expect(status, JSON.stringify(body)).to.equal(201)
    return { ...body.data.key, secret: body.data.secret! }
  }
  const codeOf = async (key: string, method: string, path: string, more: object = {}) => {
    const { status, body } = await service.request(method, path, { key, ...more })
    return `${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()
  }
  const patch = (id: string, body: object, key = manager.secret) =>
    service.request('PATCH', `/account/keys/${id}`, { key, body })

  it('refuse an expired key with its own code, at once, and end its streams', async () => {
    const key = await create({ expires_at: '2026-11-21T11:00:30+01:00' })
    const { body } = await service.request('POST', '/search', {
      key: key.secret,
      body: { query: { type: 'Pseudonym', value: 'sam' } },
    })
    const stream = await service.open('GET', `/search/${body.search.id}/stream`, { key: key.secret })
    const before = await codeOf(key.secret, 'GET', '/')
    clock.advance(30_000) // less than the time limit of a search, which would end the stream too
    const after = [await codeOf(key.secret, 'GET', '/'), await codeOf(key.secret, 'GET', '/modules')]

    expect([key.expires_at, key.expiry]).to.deep.equal(['2026-11-21T10:00:30.000Z', 'soon'])
    expect([before, ...after]).to.deep.equal(['200', '401 KEY_EXPIRED', '401 KEY_EXPIRED'])
    expect(await stream.text()).to.match(/: the API key was revoked\n$/)
    const { keys } = (await service.request('GET', '/account/keys', { key: manager.secret })).body.data
    expect(keys.map(one => [one.label, one.expiry])).to.deep.include(['', 'expired'])
    await patch(key.id, { expires_at: null })
    clock.advance(3_000) // principals are cached
    expect(await codeOf(key.secret, 'GET', '/modules')).to.equal('200')
  })

  it('refuse an end in the past and a faulty range, with the place of the fault', async () => {
    const { status, body } = await service.request('POST', '/account/keys', {
      key: manager.secret,
      body: { expires_at: '2026-11-21T09:59:59Z', allowed_addresses: ['203.0.113.0/24', '203.0.113.7/24', '10.0/8'] },
    })

    expect([status, body.error.faults.map(({ path }) => path)])
      .to.deep.equal([400, ['expires_at', 'allowed_addresses.1', 'allowed_addresses.2']])
    const late = await service.request('POST', '/account/keys', {
      key: manager.secret,
      body: { label: 'late', expires_at: '9999-12-31T23:59:59-05:00' },
    })
    expect([late.status, late.body.error.faults[0]?.path]).to.deep.equal([400, 'expires_at'])
  })

  it('refuse every operation whose scope the key lacks, and name the scope', async () => {
    const secrets = Object.fromEntries(await Promise.all(grantedScopes.map(async scope => {
      const scopes = grantedScopes.filter(other => other !== scope)
      return [scope, (await create({ scopes })).secret] as const
    }))) as Record<GrantedScope, string>
    const needing = operations.filter(({ scope, keyMark }) => scope !== null && keyMark === null)
    expect(new Set(needing.map(({ scope }) => scope))).to.deep.equal(new Set(grantedScopes))

    for (const { id, method, path, scope } of needing) {
      const { status, body } = await service.request(method, path.replaceAll(/\{\w+\}/g, unknownId), {
        key: secrets[scope as GrantedScope],
      })
      const { error } = body as unknown as { error: { code: string, message: string } }
      expect([status, error.code, error.message], id)
        .to.deep.equal([403, 'SCOPE_REQUIRED', `This API key lacks the scope "${scope}"`])
    }
    expect(await codeOf((await create({ scopes: ['delete'] })).secret, 'GET', '/')).to.equal('200')
  })

  it('let no key make, widen or rotate a key that can do more than itself', async () => {
    const { keys } = service.tracewell
    const narrow = await keys.create(service.accountId, 'narrow', true,
      { scopes: ['read'], allowedAddresses: ['127.0.0.0/8'] })
    const ask = (method: 'POST' | 'PATCH', path: string, body: object) => codeOf(narrow.secret, method, path, { body })
    const other = `/account/keys/${manager.id}`

    expect(await ask('POST', '/account/keys', { scopes: ['read', 'search'] })).to.equal('403 SCOPE_REQUIRED')
    expect(await ask('POST', '/account/keys', { allowed_addresses: [] })).to.equal('403 ADDRESS_NOT_ALLOWED')
    expect(await ask('POST', '/account/keys', { allowed_addresses: ['126.0.0.0/7'] }))
      .to.equal('403 ADDRESS_NOT_ALLOWED')
    expect(await ask('PATCH', `/account/keys/${narrow.key.id}`, { scopes: ['delete'] })).to.equal('403 SCOPE_REQUIRED')
    expect(await ask('POST', `${other}/rotate`, {})).to.equal('403 SCOPE_REQUIRED')
    const made = await create({ allowed_addresses: ['127.0.0.1'] }, narrow.secret)
    expect([made.scopes, made.allowed_addresses, made.manage]).to.deep.equal([['read'], ['127.0.0.1'], false])
    expect((await create({}, narrow.secret)).allowed_addresses).to.deep.equal(['127.0.0.0/8'])
    expect(await ask('POST', `/account/keys/${narrow.key.id}/rotate`, {})).to.equal('200')
  })

  it('let no key end later than the key that makes, changes or rotates it', async () => {
    const end = '2026-12-21T10:00:00.000Z'
    const { keys } = service.tracewell
    const ending = await keys.create(service.accountId, 'ending', true, { expiresAt: end })
    const later = '2026-12-21T10:00:00.001Z'
    const faultOf = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const reply = await service.request(method, path, { key: ending.secret, body })
      return [reply.status, reply.body.error.faults[0]?.path]
    }

    const own = `/account/keys/${ending.key.id}`
    expect(await faultOf('PATCH', own, { expires_at: null })).to.deep.equal([400, 'expires_at'])
    for (const [method, path] of [['PATCH', own], ['POST', '/account/keys'], ['POST', `${own}/rotate`]] as const) {
      expect(await faultOf(method, path, { expires_at: later }), path).to.deep.equal([400, 'expires_at'])
    }
    expect(await faultOf('POST', `/account/keys/${manager.id}/rotate`, {})).to.deep.equal([400, 'expires_at'])
    expect((await create({}, ending.secret)).expires_at).to.equal(end)
    expect((await create({ expires_at: '2026-12-01T00:00:00Z' }, ending.secret)).expires_at)
      .to.equal('2026-12-01T00:00:00.000Z')
  })

  it('let no key lock itself out by its addresses', async () => {
    const { status, body } = await patch(manager.id, { allowed_addresses: ['203.0.113.0/24'] })
    const other = await create({})

    expect([status, body.error.faults]).to.deep.equal([400, [{
      path: 'allowed_addresses',
      message: 'must contain 127.0.0.1: this request comes from there, with the API key that it changes',
    }]])
    expect((await patch(manager.id, { allowed_addresses: ['127.0.0.0/8', '203.0.113.0/24'] })).status).to.equal(200)
    expect((await patch(other.id, { allowed_addresses: ['127.0.0.1'] })).status).to.equal(200)
  })

  it('limit a key to its addresses, by the address that a trusted proxy forwards, over MCP too', async () => {
    const { secret: key } = await create({ allowed_addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
    const call = async (address: string) => {
      const response = await service.open('POST', '/mcp', {
        key,
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_searches', arguments: {} } },
        headers: { ...from(address).headers, 'accept': 'application/json, text/event-stream' },
      })
      return `${response.status} ${await response.text()}`
    }

    expect(await codeOf(key, 'GET', '/')).to.equal('403 ADDRESS_NOT_ALLOWED')
    expect(await codeOf(key, 'GET', '/', from('203.0.113.200'))).to.equal('200')
    expect(await codeOf(key, 'GET', '/', from('2001:db8:1::7'))).to.equal('200')
    expect(await codeOf(key, 'GET', '/', from('203.0.114.1'))).to.equal('403 ADDRESS_NOT_ALLOWED')
    expect(await call('203.0.114.1')).to.match(/^403 .*ADDRESS_NOT_ALLOWED/)
    expect(await call('203.0.113.9')).to.match(/^200 /).and.not.include('ADDRESS_NOT_ALLOWED')
    expect(await codeOf(key, 'GET', '/', { headers: { 'x-tracewell-inner-call': 'guess' } }))
      .to.equal('403 ADDRESS_NOT_ALLOWED')
  })

  it('rotate a key that keeps its id: both secrets work until the stated time, then only the new one', async () => {
    const old = await create({ label: 'ci' })
    const rotate = async (body?: object) => {
      const path = `/account/keys/${old.id}/rotate` as const
      const answer = await service.request('POST', path, { key: manager.secret, ...body && { body } })
      expect(answer.status).to.equal(200)
      return answer.body.data
    }
    const first = await rotate({ overlap_seconds: 3_600 })
    const second = await rotate()

    expect([first.key.id, first.key.earlier_secret_until, second.key.earlier_secret_until])
      .to.deep.equal([old.id, '2026-11-21T11:00:00.000Z', '2026-11-22T10:00:00.000Z'])
    const all = async () => {
      const codes: string[] = []
      for (const { secret } of [old, first, second]) codes.push(await codeOf(secret, 'GET', '/modules'))
      return codes
    }
    expect(await all()).to.deep.equal(['200', '200', '200'])
    clock.advance(hourMs)
    expect(await all()).to.deep.equal(['401 KEY_EXPIRED', '200', '200'])
    const third = await rotate({ overlap_seconds: 0 })
    expect(await all()).to.deep.equal(['401 UNAUTHORIZED', '401 UNAUTHORIZED', '401 UNAUTHORIZED'])
    expect(await codeOf(third.secret, 'GET', '/')).to.equal('200')
    expect(await countRows(service, 'earlier_secrets')).to.equal(0)
    await service.request('POST', `/account/keys/${old.id}/revoke`, { key: manager.secret })
    expect(await codeOf(manager.secret, 'POST', `/account/keys/${old.id}/rotate`)).to.equal('409 KEY_NOT_ACTIVE')
  })

  it('refuse the keys of a disabled account, and accept them once it is enabled', async () => {
    await service.tracewell.database.accounts.setDisabled(service.accountId, clock.now().toISOString())
    clock.advance(3_000)
    const disabled = await codeOf(service.key, 'GET', '/usage')
    await service.tracewell.database.accounts.setDisabled(service.accountId, null)
    clock.advance(3_000)

    expect([disabled, await codeOf(service.key, 'GET', '/usage')]).to.deep.equal(['403 ACCOUNT_DISABLED', '200'])
  })

  it('record the minute of the last use with one write for all requests of an interval', async () => {
    const key = await create({})
    clock.advance(90_000)
    for (let count = 0; count < 20; count++) await service.request('GET', '/', { key: key.secret })
    const lastUse = async () => (await service.request('GET', `/account/keys/${key.id}`, { key: manager.secret }))
      .body.data.key.last_used_at
    await until(async () => await lastUse() !== null)

    expect([key.last_used_at, await lastUse()]).to.deep.equal([null, '2026-11-21T10:01:00.000Z'])
  })

  it('keep keys from before there were rules as they were: all scopes, all addresses, no end', async () => {
    const rows: unknown[] = await onDatabase(service, db =>
      db('api_keys').where({ id: manager.id }).select('scopes', 'allowed_addresses', 'expires_at'))
    const { key } = (await service.request('GET', `/account/keys/${manager.id}`, { key: manager.secret })).body.data

    expect(rows).to.deep.equal([{ scopes: null, allowed_addresses: null, expires_at: null }])
    expect([key.scopes, key.allowed_addresses, key.expiry])
      .to.deep.equal([[...grantedScopes, 'manage'], [], 'none'])
  })
})

describe('readRules', () => {
  const now = new Date('2026-11-21T10:00:00Z')

  it('accepts every network in canonical form, and stores it as it is', () => {
    const networks = fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128))
      .map(([address, bits]) => parseNetwork(`${address}/${address.includes(':') ? bits : bits % 33}`))
      .filter(found => 'network' in found)
      .map(found => found.network)
      .filter(network => !network.startsWith('::ffff:'))

    fc.assert(fc.property(networks, network => {
      expect(readRules({ allowedAddresses: [network] }, now)).to.deep.equal({ allowedAddresses: [network] })
    }))
  })

  it('refuses or reads any text, and never throws another error than VALIDATION_ERROR', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:/ %x') }), text => {
      try {
        const { allowedAddresses = [] } = readRules({ allowedAddresses: [text] }, now)
        expect(allowedAddresses).to.have.length(1)
      } catch (error) {
        expect(error).to.have.property('code', 'VALIDATION_ERROR')
      }
    }))
  })
})
