import { expect } from 'chai'
import fc from 'fast-check'
import { createWaits } from '../../../src/core/admission/waits.ts'
import { readWait } from '../../../src/api/preference.ts'
import { createFlaky, searched } from '../../support/retries.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' } as const
const create = (service: Started, prefer: string, more: Record<string, string> = {}) =>
  service.request('POST', '/search', { body: { query }, headers: { Prefer: prefer, ...more } })

describe('the header Prefer: wait', () => {
  it('answers creations with the state at the end, if that comes in time', async () => {
    const flaky = createFlaky('flaky')
    await using service = await start({}, { modules: [createModule('fine'), flaky.module] })
    const { status, headers, body } = await create(service, 'respond-async, wait=20')
    const { id } = body.search
    const state = (await service.request('GET', `/search/${id}`)).body.data
    flaky.recover()
    const retry = await service.request('POST', `/search/${id}/retry`, { headers: { Prefer: 'wait=20' } })
    const rerun = await service.request('POST', `/search/${id}/rerun`, { headers: { Prefer: 'wait=20' } })
    const investigation = await service.request('POST', '/investigations', {
      body: { observables: [query, query] }, headers: { Prefer: 'wait=20' },
    })

    expect(status).to.equal(201)
    expect(headers.get('preference-applied')).to.equal('wait=20')
    expect(body.data).to.deep.equal(state)
    expect(body.data.search.status).to.equal('finished')
    expect(body.data.summary.module_results).to.equal(1)
    for (const answer of [retry, rerun]) {
      expect(answer.headers.get('preference-applied')).to.equal('wait=20')
      expect(answer.body.data.search).to.deep.include({ status: 'finished', error: null })
    }
    expect(investigation.headers.get('preference-applied')).to.equal('wait=20')
    expect(investigation.body.data.investigation.status).to.equal('finished')
    expect(investigation.body.data.duplicates).to.have.length(1)
  })

  it('answers with the state so far if the time is over, or if it asks for no wait', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })

    const waited = await create(service, 'wait=1')
    const others = []
    for (const prefer of ['respond-async', 'wait=soon', 'handling=lenient; wait=3']) {
      others.push(await create(service, prefer))
    }
    held.release()

    expect([waited.status, waited.body.data.search.status]).to.deep.equal([201, 'processing'])
    expect(waited.headers.get('preference-applied')).to.equal('wait=1')
    for (const { headers, body } of others) {
      expect(headers.has('preference-applied')).to.equal(false)
      expect(body.data.search.status).to.equal('pending')
    }
  })

  it('answers a repeated request with the state at the end too', async () => {
    await using service = await start({}, { modules: [createModule('fine')] })
    const key = { 'Idempotency-Key': 'once' }
    const first = await create(service, 'wait=20', key)
    const second = await create(service, 'wait=10', key)

    expect(second.body.data).to.deep.equal(first.body.data)
    expect(second.headers.get('idempotent-replayed')).to.equal('true')
    expect(second.headers.get('preference-applied')).to.equal('wait=10')
  })

  it('ends with the client, so that its place is free', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    const leave = new AbortController()
    const headers = { Prefer: 'wait=30' }
    const waiting = service.request('POST', '/search', { body: { query }, headers, signal: leave.signal })
      .then(() => 'answered', () => 'left')
    await until(() => held.running === 1)
    leave.abort()
    held.release()

    expect(await waiting).to.equal('left')
    expect(await searched(service)).to.be.a('string')
  })
})

describe('createWaits', () => {
  it('leaves room for other accounts, and frees the places of those that have ended or failed', async () => {
    const waits = createWaits({ total: 3, perAccount: 2 })
    const ends = [0, 1, 2].map(() => Promise.withResolvers<void>())
    const held = ['one', 'one', 'two'].map((account, index) => waits.hold(account, () => ends[index]!.promise))
    const never = () => Promise.reject(new Error('must not be called'))

    expect(await waits.hold('one', never)).to.equal(false)
    expect(await waits.hold('three', never)).to.equal(false)
    ends[0]!.resolve()
    ends[1]!.reject(new Error('away'))
    const settled = await Promise.allSettled(held.slice(0, 2))
    expect(settled.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected'])
    expect(await waits.hold('one', () => Promise.resolve())).to.equal(true)
    ends[2]!.resolve()
    expect(await held[2]).to.equal(true)
  })
})

describe('readWait', () => {
  it('reads the first wait of a list, in any case and with quotes, and never more than 30 seconds', () => {
    expect([
      'wait=20', 'Wait = 20', 'wait="20"', 'return=minimal, wait=20; x=1', 'wait=20, wait=1', 'wait=999999999',
      'wait=0',
    ].map(readWait)).to.deep.equal([20, 20, 20, 20, 20, 30, 0])
    expect([
      '', 'wait', 'wait=', 'wait=-1', 'wait=1.5', 'wait=1e3', 'waits=2', 'x;wait=2', 'foo="a, wait=20"', 'wait=2=3',
    ].map(readWait)).to.deep.equal(Array(10).fill(undefined))
    expect(readWait(`wait=${'9'.repeat(400)}`)).to.equal(30)
    expect(readWait(undefined)).to.equal(undefined)
  })

  it('takes any text, and returns whole seconds within the bound', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (before, after) => {
      const seconds = readWait(`${before}wait=${after}`)
      expect(seconds === undefined || Number.isInteger(seconds) && seconds >= 0 && seconds <= 30).to.equal(true)
    }))
  })
})
