import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { codeOf, startTools, type ToolWorld } from '../../support/tool-world.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'canary' }
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const isReplayed = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true'

describe('Idempotency-Key of a search', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule()
    service = await start({}, { modules: [createModule('fine'), held.module] })
  })
  afterEach(async () => {
    held.release()
    await service[Symbol.asyncDispose]()
  })

  const create = (key: string, body: object = { query }, options = {}) =>
    service.request('POST', '/search', { body, ...withKey(key), ...options })
  const countSearches = async () => (await service.request('GET', '/search')).body.data.searches.length
  const used = async () => (await service.request('GET', '/usage')).body.limits.limits.daily.used

  it('answers a repeated request with the first search, also after its end, and charges it once', async () => {
    held.release()
    const first = await create('k-1')
    await service.events(`/search/${first.body.search.id}/stream`)

    const repeated = await create('k-1')
    const quoted = await create('"k-1"', { query: { value: 'canary', type: 'Pseudonym' } })

    expect([first.status, isReplayed(first)]).to.deep.equal([201, false])
    for (const answer of [repeated, quoted]) {
      expect([answer.status, isReplayed(answer)]).to.deep.equal([201, true])
      expect(answer.headers.get('location')).to.equal(first.headers.get('location'))
      expect(answer.body.search).to.deep.equal(first.body.search)
      expect(answer.body.data).to.deep.equal(first.body.data)
    }
    expect([await countSearches(), await used()]).to.deep.equal([1, 1])
    expect(held.runs).to.equal(1)
  })

  it('refuses the key for another body, and lets other accounts and operations use it', async () => {
    await create('k-1')
    const otherBody = await create('k-1', { query: { ...query, value: 'other' } })
    const otherOperation = await service.request('POST', '/search/module/once', {
      body: { query, module_id: moduleId('fine') }, ...withKey('k-1'),
    })
    const otherAccount = await create('k-1', { query }, { key: await service.newKey('business') })

    const tool = await service.request('POST', '/tools/gaming-intelligence/profile', {
      body: { pseudonym: 'canary' }, ...withKey('k-1'),
    })

    expect(codeOf(otherBody)).to.equal('422 IDEMPOTENCY_KEY_REUSED')
    expect(otherBody.headers.get('x-ratelimit-limit')).to.match(/^\d+$/)
    expect([otherOperation, tool].map(isReplayed)).to.deep.equal([false, false])
    expect([otherOperation, tool].map(codeOf)).to.deep.equal(['200 OK', '200 OK'])
    expect([otherAccount.status, isReplayed(otherAccount)]).to.deep.equal([201, false])
    expect(await countSearches()).to.equal(2)
  })

  it('starts one search for a hundred parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => create('k-1')))

    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.search.id)).size).to.equal(1)
    expect(answers.filter(answer => !isReplayed(answer))).to.have.lengthOf(1)
    expect([await countSearches(), await used()]).to.deep.equal([1, 1])
  })

  it('does not use up the key of a refused request', async () => {
    const { blocklist } = service.tracewell
    await blocklist.add('exact', 'canary', 'asked to be left out')
    const refused = await create('k-1')
    await blocklist.remove('exact', 'canary')
    const faulty = await create('k-1', { query: { type: 'Pseudonym' } })

    const accepted = await create('k-1')

    expect([refused.status, faulty.status, accepted.status, isReplayed(accepted)]).to.deep.equal([403, 400, 201, false])
  })

  it('refuses the key after its search was deleted, and starts none', async () => {
    held.release()
    const { body: { search } } = await create('k-1')
    await service.events(`/search/${search.id}/stream`)
    await service.request('POST', '/search/delete', { body: { ids: [search.id] } })

    expect(codeOf(await create('k-1'))).to.equal('422 IDEMPOTENCY_KEY_REUSED')
    expect(await countSearches()).to.equal(0)
  })

  it('expires after 24 hours', async () => {
    const first = await create('k-1')
    await onDatabase(service, db => db('idempotency_keys').update({ expires_at: '2026-01-01T00:00:00.000Z' }))

    const second = await create('k-1')

    expect(second.body.search.id).not.to.equal(first.body.search.id)
    expect(isReplayed(second)).to.equal(false)
  })

  it('names a key that is empty, has a space or is too long', async () => {
    for (const key of ['""', 'a b', 'x'.repeat(256), 'a"b']) {
      const { status, body } = await create(key)

      expect([status, body.error.faults.at(-1)]).to.deep.equal([400, {
        path: 'Idempotency-Key',
        message: 'must be 1 to 255 printable ASCII characters without spaces and quotes',
      }])
    }
  })

  it('stores neither the key nor the body in clear', async () => {
    await create('canary-key')

    const rows = await onDatabase(service, db => db('idempotency_keys').select())

    expect(rows).to.have.lengthOf(1)
    expect(JSON.stringify(rows)).not.to.include('canary')
  })

  it('answers 409 while the first run of a module has not ended, then its outcome', async () => {
    const once = () =>
      service.request('POST', '/search/module/once', {
        body: { query, module_id: moduleId(held.module.slug) }, ...withKey('k-1'),
      })
    const running = once()
    await until(() => held.running === 1)
    const early = await once()
    held.release()
    const first = await running
    const later = await once()

    expect(codeOf(early)).to.equal('409 IDEMPOTENCY_KEY_IN_USE')
    expect(early.headers.get('retry-after')).to.equal('2')
    expect([first.status, later.status, isReplayed(later)]).to.deep.equal([200, 200, true])
    expect(later.body.data).to.deep.equal(first.body.data)
    expect(held.runs).to.equal(1)
  })

  it('refuses to repeat a temporary search', async () => {
    const send = () => service.open('POST', '/search/temporary', { body: { query }, ...withKey('k-1') })
    held.release()
    const first = await send()
    await first.text()
    const second = await send()

    expect([first.status, second.status]).to.deep.equal([200, 422])
    expect(await second.json()).to.have.nested.property('error.code', 'IDEMPOTENCY_KEY_REUSED')
    expect(held.runs).to.equal(1)
  })
})

describe('Idempotency-Key of a tool', () => {
  let world: ToolWorld
  beforeEach(async () => { world = await startTools() })
  afterEach(() => world[Symbol.asyncDispose]())

  const ask = (key: string, domain = 'example.com') =>
    world.service.request('POST', '/tools/domain-intelligence/subdomains', { body: { domain }, ...withKey(key) })

  it('answers a repeated request with the first result, asks no source and charges once', async () => {
    const first = await ask('k-1')
    const asked = world.requestCount

    const repeated = await ask('k-1')
    const other = await ask('k-1', 'example.org')

    expect([first.status, isReplayed(first)]).to.deep.equal([200, false])
    expect([repeated.status, isReplayed(repeated)]).to.deep.equal([200, true])
    expect(repeated.body).to.deep.equal(first.body)
    expect(codeOf(other)).to.equal('422 IDEMPOTENCY_KEY_REUSED')
    expect(world.requestCount).to.equal(asked)
    expect(await world.spent()).to.deep.include({ used: 1, records: 1 })
  })

  it('leaves the key free if no source answered', async () => {
    world.play('failure')
    const failed = await ask('k-1')
    world.play('success')

    const answer = await ask('k-1')

    expect(failed.status).to.be.at.least(500)
    expect([answer.status, isReplayed(answer)]).to.deep.equal([200, false])
  })

  it('answers 409 while a call continues after its deadline, then its result', async () => {
    await using slow = await startTools({ TOOL_DEADLINE_MS: '200' })
    const send = () =>
      slow.service.request('POST', '/tools/domain-intelligence/subdomains', {
        body: { domain: 'example.com' }, ...withKey('k-1'),
      })
    slow.play('slow')
    const late = await send()
    const early = await send()
    slow.release()
    await until(async () => (await send()).status === 200)
    const there = await send()

    expect(codeOf(late)).to.equal('504 TIMEOUT')
    expect(codeOf(early)).to.equal('409 IDEMPOTENCY_KEY_IN_USE')
    expect(isReplayed(there)).to.equal(true)
    expect(await slow.spent()).to.deep.include({ used: 1, records: 1 })
  })
})
