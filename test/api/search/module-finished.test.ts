import { expect } from 'chai'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createCheck } from '../../support/account-checks.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { until } from '../../../scripts/support/until.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { dataOf, finalData, type ReceivedEvent } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const pseudonym = { type: 'Pseudonym', value: 'sam' } as const
const email = { type: 'Email Address', value: 'sam@example.org' } as const
const walled = createModule('walled', {
  run() {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
  },
})
const modules = [
  createModule('fine'),
  createModule('empty', { run: () => [] }),
  walled,
  createModule('picky', { skipReason: () => 'It has no such names' }),
]

async function run(service: Started, kind: 'stored' | 'temporary', body: object): Promise<ReceivedEvent[]> {
  if (kind === 'temporary') return service.events('/search/temporary', { body })
  const { search } = (await service.request('POST', '/search', { body })).body
  return service.events(`/search/${search.id}/stream`)
}

const slugOf = (source: string | { slug: string }) => typeof source === 'string' ? source : source.slug
const finishedOf = (events: readonly ReceivedEvent[]) => dataOf(events, 'module.finished').map(({ source }) => source)

for (const kind of ['stored', 'temporary'] as const) {
  describe(`module.finished of a ${kind} search`, () => {
    it('reports slug, name, outcome, reason and duration of each module, after its results', async () => {
      await using service = await start({}, { modules })

      const events = await run(service, kind, { query: pseudonym, modules: { mode: 'all' } })
      const sources = finishedOf(events)

      expect(sources.map(({ kind, slug, name, status, reason }) => [kind, slug, name, status, reason?.code]))
        .to.have.deep.members([
          ['module', 'fine', 'Module fine', 'success', undefined],
          ['module', 'empty', 'Module empty', 'no_results', undefined],
          ['module', 'walled', 'Module walled', 'failed', 'UPSTREAM_BLOCKED'],
          ['module', 'picky', 'Module picky', 'skipped', 'NOT_APPLICABLE'],
        ])
      expect(sources).to.have.deep.members(finalData(events).sources)
      const names = events.map(({ event }) => event)
      const fine = events.findIndex(({ data }) => 'source' in data && slugOf(data.source) === 'fine')
      expect(names.indexOf('module.result')).to.equal(fine - 1)
      expect(names.lastIndexOf('module.finished')).to.be.below(names.indexOf('search.finished'))
    })

    it('is sent for the breach sources together, and not for leak sources', async () => {
      const refusing = createBreachSource('closed', [], {
        async* breaches() { throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403') },
      })
      await using service = await start({}, {
        modules: [modules[0]!], breachSources: [refusing], leakSources: [createLeakSource('fine')],
      })

      const events = await run(service, kind, {
        query: email, leaks: { mode: 'all' }, features: { registered_accounts: 'exclude' },
      })

      expect(finishedOf(events).map(({ kind, slug, status, reason }) => [kind, slug, status, reason?.code]))
        .to.have.deep.members([
          ['module', 'fine', 'success', undefined],
          ['breach_sources', 'breaches', 'failed', 'UPSTREAM_BLOCKED'],
        ])
      expect(dataOf(events, 'leak.status')).to.have.length(1)
    })

    it('is sent for the sources that the time limit cut off', async () => {
      const held = createHeldModule()
      await using service = await start({ SEARCH_TIME_LIMIT_MS: '2000' }, {
        modules: [held.module], leakSources: [createLeakSource('late', {
          async* records(_query, { signal }) {
            await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
          },
        })],
      })

      const events = await run(service, kind, { query: pseudonym, leaks: { mode: 'all' } })

      expect(finishedOf(events)).to.deep.equal([{
        kind: 'module',
        slug: 'held',
        name: 'Module held',
        status: 'skipped',
        reason: { code: 'MODULE_SKIPPED', message: 'The search ended before this task' },
        duration_ms: 0,
      }])
      expect(dataOf(events, 'leak.status').map(({ status }) => status)).to.deep.equal(['skipped'])
      expect(dataOf(events, 'leaks.finished')).to.have.length(1)
      expect(events.at(-1)).to.include({ event: 'search.finished' })
    })
  })

  describe(`account_checks.finished of a ${kind} search`, () => {
    it('counts the verdicts of each shard, before the checks are reported as finished', async () => {
      const world = createServer(({ url }, response) => {
        const host = url!.split('/')[1]!
        if (host.startsWith('gone')) response.writeHead(404).end()
        else response.writeHead(host.startsWith('closed') ? 403 : 200).end('here')
      })
      await new Promise<void>(listening => world.listen(0, '127.0.0.1', listening))
      const routes = `*=http://127.0.0.1:${(world.address() as AddressInfo).port}/{host}`
      const checks = [
        createCheck('there'), createCheck('gone'), createCheck('closed-1'), createCheck('closed-2'),
        createCheck('strict', { accepts: { pattern: /^never$/, rule: 'Only never' } }),
      ]
      try {
        await using service = await start({ SANDBOX: '0', EGRESS_ROUTES: routes }, { modules: [], checks })

        const events = await run(service, kind, { query: email, features: { registered_accounts: 'only' } })
        const [counts, ...more] = dataOf(events, 'account_checks.finished')
        const { search_id: _, timestamp: __, ...rest } = counts!

        expect(more).to.deep.equal([])
        expect(rest).to.deep.equal({
          shard: 1,
          total: 5,
          asked: 4,
          registered: 1,
          not_registered: 2,
          unknown: 2,
          reasons: [{ code: 'UPSTREAM_BLOCKED', count: 2 }],
        })
        expect(events.map(({ event }) => event).filter(event => /account/.test(event))).to.deep.equal([
          'registered_accounts', ...checks.map(() => 'registered_accounts'), 'account_checks.finished',
          'registered_accounts',
        ])
        const [, result] = dataOf(events, 'registered_accounts')
        expect(result!.module).to.have.property('slug').that.is.oneOf(checks.map(({ slug }) => slug))
      } finally {
        world.closeAllConnections()
        world.close()
      }
    })
  })
}

describe('module.finished', () => {
  it('is replayed with the other events of a search, without a gap, also after a cancellation', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [modules[0]!, held.module] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await until(async () =>
      (await service.request('GET', `/search/${id}`)).body.data.summary.module_results === 1)
    await service.request('POST', `/search/${id}/cancel`)

    const events = await service.events(`/search/${id}/stream`)
    const at = events.findIndex(({ event }) => event === 'module.finished')
    const rest = await service.events(`/search/${id}/stream`, { headers: { 'Last-Event-ID': events[at - 1]!.id! } })

    expect(finishedOf(events).map(({ slug, name, status }) => [slug, name, status])).to.deep.equal([
      ['fine', 'Module fine', 'success'],
      ['held', 'Module held', 'skipped'],
    ])
    expect(events.slice(1).map(({ id }) => Number(id))).to.deep.equal(events.slice(1).map((_, index) => index + 1))
    expect(rest.slice(1)).to.deep.equal(events.slice(at))
  })

  it('has the slug of its module in module.result and in the results', async () => {
    await using service = await start({}, { modules: [modules[0]!] })
    const id = await service.createSearch('Pseudonym', 'sam')

    const events = await service.events(`/search/${id}/stream`)
    const { data } = (await service.request('GET', `/search/${id}/results`)).body

    expect(dataOf(events, 'module.result')[0]!.module).to.include({ slug: 'fine' })
    expect(data.modules[0]!.module).to.include({ slug: 'fine' })
  })
})
