import { expect } from 'chai'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createCheck } from '../../support/account-checks.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { finalData, type ReceivedEvent } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const email = { type: 'Email Address', value: 'sam@example.org' } as const
const walled = createModule('walled', {
  run() {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
  },
})
const picky = createModule('picky', { skipReason: () => 'It has no such names' })
const modules = [createModule('fine'), createModule('empty', { run: () => [] }), walled, picky]
const leakSources = [createLeakSource('fine'), createLeakSource('walled', {
  async* records() {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
  },
})]
const checks = [createCheck('there'), createCheck('closed')]

/** Starts the service in a world in which each site answers with its own status. */
async function stage() {
  const world = createServer(({ url }, response) => {
    response.writeHead(url!.startsWith('/closed') ? 403 : 200).end('here')
  })
  await new Promise<void>(listening => world.listen(0, '127.0.0.1', listening))
  const routes = `*=http://127.0.0.1:${(world.address() as AddressInfo).port}/{host}`
  const service = await start({ SANDBOX: '0', EGRESS_ROUTES: routes }, { modules, leakSources, checks })
  return {
    service,
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      world.closeAllConnections()
      world.close()
    },
  }
}

const body = {
  query: email,
  modules: { mode: 'all' as const },
  leaks: { mode: 'all' as const },
  features: { breached_accounts: false, registered_accounts: 'include' as const },
}

async function stored(service: Started, request: object = body) {
  const { body: created } = await service.request('POST', '/search', { body: request })
  const events = await service.events(`/search/${created.search.id}/stream`)
  const { data } = (await service.request('GET', `/search/${created.search.id}/results`)).body
  return { last: finalData(events), complete: data.complete }
}

const temporary = (service: Started, request: object = body): Promise<ReceivedEvent[]> =>
  service.events('/search/temporary', { body: request })

const lines = ({ sources = [] }: ReturnType<typeof finalData>) =>
  sources.map(({ kind, slug, name, status, reason }) => [kind, slug, name, status, reason?.code])

describe('the outcomes of the sources in search.finished', () => {
  const expected = [
    ['module', 'fine', 'Module fine', 'success', undefined],
    ['module', 'empty', 'Module empty', 'no_results', undefined],
    ['module', 'walled', 'Module walled', 'failed', 'UPSTREAM_BLOCKED'],
    ['module', 'picky', 'Module picky', 'skipped', 'NOT_APPLICABLE'],
    ['leak_source', 'fine', 'Source fine', 'success', undefined],
    ['leak_source', 'walled', 'Source walled', 'failed', 'UPSTREAM_BLOCKED'],
    ['account_check', 'there', 'Site there', 'success', undefined],
    ['account_check', 'closed', 'Site closed', 'failed', 'UPSTREAM_BLOCKED'],
  ]

  it('name every source of a stored search, in order, with its reason', async () => {
    await using world = await stage()

    const { last } = await stored(world.service)

    expect(last).to.include({ status: 'completed', complete: false })
    expect(lines(last)).to.deep.equal(expected)
    for (const { duration_ms: ms } of last.sources) expect(ms).to.be.at.least(0)
  })

  it('name every source of a temporary search in the same way', async () => {
    await using world = await stage()

    const last = finalData(await temporary(world.service))

    expect(last).to.include({ status: 'completed', complete: false })
    expect(lines(last)).to.deep.equal(expected)
  })

  it('mark a source that only computes from the value', async () => {
    await using service = await start({}, { modules: [createModule('pseudonym-variants'), createModule('fine')] })

    const { sources } = finalData(await temporary(service, { query: { type: 'Pseudonym', value: 'sam' } }))

    expect(sources.map(({ slug, derived }) => [slug, derived])).to.deep
      .equal([['pseudonym-variants', true], ['fine', undefined]])
  })

  it('report the sources that the time limit cut off', async () => {
    const held = createHeldModule()
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '2000' }, {
      modules: [createModule('fine'), held.module],
    })
    const request = { query: { type: 'Pseudonym', value: 'sam' } }

    const [kept, last] = [await stored(service, request), finalData(await temporary(service, request))]

    for (const one of [kept.last, last]) {
      expect(one).to.include({ status: 'failed', complete: false })
      expect(lines(one)).to.deep.equal([
        ['module', 'fine', 'Module fine', 'success', undefined],
        ['module', 'held', 'Module held', 'skipped', 'MODULE_SKIPPED'],
      ])
    }
    expect(kept.complete).to.equal(false)
  })
})

describe('complete', () => {
  const only = (registered: 'only') => ({ query: email, features: { registered_accounts: registered } })

  it('is true in results and events if every source that was asked has answered', async () => {
    await using service = await start({}, { modules: [modules[0]!, modules[1]!, picky] })
    const request = { query: { type: 'Pseudonym', value: 'sam' } }

    const { last, complete } = await stored(service, request)
    const streamed = finalData(await temporary(service, request))

    expect([complete, last.complete, streamed.complete]).to.deep.equal([true, true, true])
  })

  it('is false if a source failed', async () => {
    await using service = await start({}, { modules: [modules[0]!, walled] })
    const request = { query: { type: 'Pseudonym', value: 'sam' } }

    const { last, complete } = await stored(service, request)
    const streamed = finalData(await temporary(service, request))

    expect([complete, last.complete, streamed.complete]).to.deep.equal([false, false, false])
  })

  it('is false if a check has no verdict', async () => {
    await using world = await stage()

    const { last, complete } = await stored(world.service, only('only'))

    expect(last.error).to.equal(undefined)
    expect([complete, last.complete]).to.deep.equal([false, false])
  })
})
