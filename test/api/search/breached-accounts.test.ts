import { expect } from 'chai'
import type { BreachSource } from '../../../src/sources/leaks/breaches/breach-source.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createBreach, putBreaches } from '../../support/breaches.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { dataOf, finalData, type ReceivedEvent } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { startInWorld } from '../../support/world.ts'

const email = { type: 'Email Address', value: 'sam@example.org' }
const features = { registered_accounts: 'exclude' }
const walled = createBreachSource('walled', [], {
  async* breaches() { throw new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source answered 429') },
})

const startWith = (breachSources: BreachSource[], more: object = {}): Promise<Started> =>
  start({}, { modules: [createModule('one')], breachSources, ...more })

async function searched(service: Started) {
  const { body } = await service.request('POST', '/search', { body: { query: email, features } })
  const { id } = body.search
  const events = await service.events(`/search/${id}/stream`)
  const results = await service.request('GET', `/search/${id}/results`)
  return {
    event: dataOf(events, 'breached_accounts')[0],
    data: results.body.data,
    last: finalData(events),
  }
}

describe('breached accounts', () => {
  it('have one entry for each breach that any source names, by default for an e-mail address', async () => {
    await using service = await startWith([
      createBreachSource('haveibeenpwned', [{ name: 'LinkedIn', domain: 'linkedin.com', breachDate: '2012-05-05' }]),
      createBreachSource('other', [{ name: 'Linked In', breachDate: '2012' }, { name: 'Elsewhere' }]),
    ])

    const { event, data } = await searched(service)

    expect(event).to.deep.include({ event: 'ready', resultCount: 2 })
    expect(event!.results.map(({ name, sources }) => [name, sources])).to.deep.equal([
      ['LinkedIn', ['other', 'haveibeenpwned']], ['Elsewhere', ['other']],
    ])
    expect(data.breached_accounts).to.deep.equal(event!.results)
    expect(data.summary).to.include({ breached_accounts: 2, module_results: 1 })
  })

  it('include the Radar record of the breach, in any spelling of its name', async () => {
    await using service = await startWith([
      createBreachSource('other', [{ name: 'night owls' }, { name: 'nightowls.com' }]),
    ])
    await putBreaches(service, [createBreach('NightOwls', {
      title: 'Night Owls',
      domain: 'nightowls.example',
      breachDate: '2021-03-04',
      severity: 'critical',
      dataClasses: ['Passwords'],
      isStealerLog: true,
      pwnCount: 77,
    })])

    const { event } = await searched(service)

    expect(event!.results).to.deep.equal([{
      name: 'NightOwls',
      title: 'Night Owls',
      domain: 'nightowls.example',
      breachDate: '2021-03-04',
      severity: 'critical',
      dataClasses: ['Passwords'],
      isStealerLog: true,
      isVerified: true,
      pwnCount: 77,
      sources: ['other'],
    }])
  })

  it('omit breaches that Radar marks as sensitive, unless the plan includes them', async () => {
    const sources = [createBreachSource('other', [{ name: 'Secret Club' }, { name: 'Plain' }])]
    const namesOn = async (plan: string) => {
      await using service = await startWith(sources, { plan })
      await putBreaches(service, [createBreach('SecretClub', { isSensitive: true })])
      return (await searched(service)).event!.results.map(({ name }) => name)
    }

    expect(await namesOn('pro')).to.deep.equal(['Plain'])
    expect(await namesOn('business')).to.have.members(['SecretClub', 'Plain'])
  })

  it('include imported leaks that belong to a breach', async () => {
    await using service = await startWith([], {
      leakSources: [
        createLeakSource('acme', { breach: 'Acme2019' }),
        createLeakSource('empty', { breach: 'Nowhere', records: recordsOf(0) }),
        createLeakSource('plain'),
      ],
    })

    const { event } = await searched(service)

    expect(event!.results).to.deep.equal([{ name: 'Acme2019', sources: ['acme'] }])
  })

  it('skip imported leaks that cannot be read on this server', async () => {
    const sealed = createLeakSource('sealed', {
      breach: 'Sealed',
      unavailable: 'imported with another secret',
      records() {
        throw new Error('it was asked all the same')
      },
    })
    await using service = await startWith([createBreachSource('fine', [{ name: 'Somewhere' }])], {
      leakSources: [sealed],
    })

    const { event, last } = await searched(service)

    expect(event!.results.map(({ name }) => name)).to.deep.equal(['Somewhere'])
    expect(last).not.to.have.property('error')
  })

  it('report a partial failure and the other results if one source is down', async () => {
    await using service = await startWith([createBreachSource('fine', [{ name: 'Somewhere' }]), walled])

    const { event, data, last } = await searched(service)

    expect(event!.resultCount).to.equal(1)
    expect(last).to.include({ status: 'completed', error: '1 of 2 sources could not answer' })
    expect(data.search.error).to.include({ code: 'PARTIAL_FAILURE' })
  })

  it('are not reported as empty if every source failed', async () => {
    await using service = await startWith([walled])

    const { event, last } = await searched(service)

    expect(event).to.equal(undefined)
    expect(last).to.include({ status: 'completed', error: '1 of 2 sources could not answer' })
  })

  it('send one request to a provider that is also a leak source of the search', async () => {
    await using world = await startInWorld({ SOURCE_KEY_LEAKCHECK: 'any' }, { modules: [createModule('one')] })
    const body = {
      query: email,
      leaks: { mode: 'selected', sources: ['xposedornot', 'leakcheck'] },
      features: { ...features, breached_accounts: true },
    }

    const id = await world.service.createSearch('Email Address', email.value, body)
    const stored = await world.service.events(`/search/${id}/stream`)
    const once = world.requestCount
    const temporary = await world.service.events('/search/temporary', { body })

    const streams: ReceivedEvent[][] = [stored, temporary]
    for (const events of streams) {
      const sources = dataOf(events, 'breached_accounts')[0]!.results.flatMap(one => one.sources)
      expect(new Set(sources)).to.deep.equal(new Set(['xposedornot', 'leakcheck']))
      expect(dataOf(events, 'leak.status').map(({ status }) => status)).to.deep.equal([
        'success',
        'success',
      ])
    }
    expect([once, world.requestCount]).to.deep.equal([2, 4])
  })

  it('omit sensitive breaches unless the plan includes them', async () => {
    const sources = [createBreachSource('one', [{ name: 'Private', isSensitive: true }, { name: 'Public' }])]
    await using all = await startWith(sources)
    await using some = await startWith(sources, { plan: 'pro' })
    const names = async (service: Started) => (await searched(service)).event!.results.map(({ name }) => name)

    expect(await names(all)).to.have.members(['Private', 'Public'])
    expect(await names(some)).to.deep.equal(['Public'])
  })

  describe('of a type that no source supports', () => {
    const ip = { query: { type: 'IP Address', value: '192.0.2.1' }, features: { breached_accounts: true } }
    const message = 'no breach source of this server supports IP Address'
    const skipped = [{ path: 'features.breached_accounts', message }]

    it('end with nothing, and the search and its stream say why', async () => {
      await using service = await startWith([createBreachSource('one', [])])

      const created = await service.request('POST', '/search', { body: ip })
      const { id } = created.body.search
      const events = await service.events(`/search/${id}/stream`)
      const { data } = (await service.request('GET', `/search/${id}/results`)).body

      expect(created.status).to.equal(201)
      expect(created.body.data.search.skipped).to.deep.equal(skipped)
      expect(dataOf(events, 'search.progress')[0]!.skipped).to.deep.equal(skipped)
      expect(dataOf(events, 'breached_accounts')).to.have.length(1)
      expect(dataOf(events, 'breached_accounts')[0]).to.deep.include({
        event: 'ready',
        resultCount: 0,
        results: [],
        message,
      })
      expect(finalData(events)).to.include({ status: 'completed' }).and.not.to.have.property('error')
      expect(data).to.deep.include({ complete: true, breached_accounts: [] })
      expect(data.search).to.deep.include({ skipped, error: null })
    })

    it('end with nothing in a temporary search too', async () => {
      await using service = await startWith([createBreachSource('one', [])])

      const events = await service.events('/search/temporary', { body: ip })

      expect(dataOf(events, 'search.progress')[0]!.skipped).to.deep.equal(skipped)
      expect(dataOf(events, 'breached_accounts')[0]).to.deep.include({ resultCount: 0, message })
    })

    it('are not mentioned if the request does not ask for them', async () => {
      await using service = await startWith([createBreachSource('one', [])])

      const { body } = await service.request('POST', '/search', { body: { query: ip.query } })
      const events = await service.events(`/search/${body.search.id}/stream`)

      expect(body.data.search.skipped).to.deep.equal([])
      expect(dataOf(events, 'breached_accounts')).to.deep.equal([])
    })
  })

  it('ignore a source that has no key', async () => {
    await using service = await startWith([createBreachSource('keyed', [{ name: 'Hidden' }], { requiresKey: true }),
      createBreachSource('open', [])])

    expect((await searched(service)).event).to.include({ resultCount: 0 })
  })

  it('are sent in a temporary search too', async () => {
    await using service = await startWith([createBreachSource('one', [{ name: 'Somewhere' }])])

    const events = await service.events('/search/temporary', { body: { query: email, features } })

    expect(dataOf(events, 'breached_accounts')[0]!.results).to.deep.equal([{
      name: 'Somewhere',
      sources: ['one'],
    }])
  })
})
