import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { linkedValues } from '../../../src/upstreams/linked-values.ts'
import { faultsOf } from '../../support/faults.ts'
import { until } from '../../../scripts/support/until.ts'

/** Items of the card of each searched value. */
type Links = Record<string, Array<[label: string, value: string]>>

describe('following', () => {
  let service: Started
  let links: Links
  let searched: string[]
  beforeEach(async () => {
    links = {}
    searched = []
    const module = createModule('links', {
      async* run({ value }) {
        searched.push(value)
        await Promise.resolve()
        yield card((links[value] ?? []).map(([label, text]): [string, string, string] => [label, text, label]), {})
      },
    })
    service = await start({}, { modules: [module], plan: 'starter' })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const create = (body: object) => service.request('POST', '/investigations', { body })
  const stateOf = async (id: string) => (await service.request('GET', `/investigations/${id}`)).body.data
  async function finish(body: object) {
    const { status, body: answer } = await create(body)
    expect(status).to.equal(201)
    const { id } = answer.data.investigation
    await until(async () => (await stateOf(id)).investigation.status === 'finished')
    return stateOf(id)
  }
  type State = Awaited<ReturnType<typeof stateOf>>
  const valuesOf = ({ observables }: State) => observables.map(({ query, depth }) => `${depth} ${query.value}`)

  const chain: Links = {
    'sam': [['E-mail', 'sam@one.example'], ['Location', 'Lyon']],
    'sam@one.example': [['E-mail', 'two@one.example']],
    'two@one.example': [['E-mail', 'three@one.example']],
    'three@one.example': [['E-mail', 'four@one.example']],
  }

  it('does not happen without follow, and with a depth of 0', async () => {
    links = chain

    const without = await finish({ observables: [{ value: 'sam' }] })
    const withNone = await finish({ observables: [{ value: 'sam' }], follow: { depth: 0 } })

    expect(valuesOf(without)).to.deep.equal(['0 sam'])
    expect(valuesOf(withNone)).to.deep.equal(['0 sam'])
    expect([without.investigation.following, withNone.investigation.following]).to.deep.equal([null, null])
  })

  for (const [depth, expected] of [[1, 2], [2, 3], [3, 4]] as const) {
    it(`searches down to depth ${depth}, and names the finding that led to each observable`, async () => {
      links = chain

      const state = await finish({ observables: [{ value: 'sam' }], follow: { depth } })

      const all = ['0 sam', '1 sam@one.example', '2 two@one.example', '3 three@one.example']
      expect(valuesOf(state)).to.deep.equal(all.slice(0, expected))
      expect(searched).to.have.length(expected)
      expect(state.counts.by_depth).to.deep.equal(Array.from({ length: expected }, () => 1))
      expect(state.observables[1]).to.deep.include({
        found: { search_id: state.observables[0]!.search!.id, relation: 'contact', strength: 60 },
      })
      expect(state.investigation).to.deep.include({ stopped: null, following: { left_out: 0, stopped: null } })
    })
  }

  it('searches an observable once, however it is spelled and however many searches find it', async () => {
    links = {
      sam: [['E-mail', 'Shared@one.example'], ['E-mail', 'ALEX@one.example']],
      alex: [['E-mail', 'shared@one.example'], ['E-mail', 'sam@one.example']],
    }

    const state = await finish({
      observables: [{ value: 'sam' }, { value: 'alex' }, { value: 'alex@one.example' }], follow: { depth: 2 },
    })

    expect(valuesOf(state).map(one => one.toLowerCase())).to.have.members([
      '0 sam', '0 alex', '0 alex@one.example', '1 shared@one.example', '1 sam@one.example',
    ])
    expect(searched).to.have.length(5)
  })

  it('searches no mailbox again under another address, and says which one stands for it', async () => {
    links = {
      sam: [
        ['E-mail', 's.a.m@googlemail.com'], ['E-mail', 'kim@gmail.com'], ['E-mail', 'k.im+x@gmail.com'],
        ['E-mail', 'nobody@gmail.com'],
      ],
    }

    const state = await finish({
      observables: [{ value: 'sam' }, { value: 'sam@gmail.com' }],
      follow: { depth: 1, exclude: { values: [{ value: 'No.Body@gmail.com' }] } },
    })

    expect(valuesOf(state)).to.deep.equal(['0 sam', '0 sam@gmail.com', '1 k.im+x@gmail.com'])
    const events = await service.events(`/investigations/${state.investigation.id}/stream`)
    expect(events.flatMap(one => one.event === 'observables.left_out' ? one.data.same_mailbox : [])).to.have.deep
      .members([
        { value: 's.a.m@googlemail.com', searched: 'sam@gmail.com' },
        { value: 'kim@gmail.com', searched: 'k.im+x@gmail.com' },
      ])
  })

  it('leaves out other types, weak findings, shared values and excluded ones', async () => {
    links = {
      sam: [
        ['E-mail', 'ok@one.example'],
        ['E-mail', 'abuse@one.example'],
        ['E-mail', 'sam@not.example'],
        ['E-mail', 'sam@below.not.example'],
        ['E-mail', 'No@one.example'],
        ['Website', 'https://www.one.example'],
        ['Website', 'https://github.com/other'],
        ['About', 'write to weak@one.example'],
      ],
    }

    const state = await finish({
      observables: [{ value: 'sam' }],
      follow: {
        depth: 1,
        types: ['Email Address'],
        exclude: { domains: ['NOT.example'], values: [{ value: 'no@one.example' }] },
      },
    })

    expect(valuesOf(state)).to.deep.equal(['0 sam', '1 ok@one.example'])
    const { id } = state.investigation
    const events = await service.events(`/investigations/${id}/stream`)
    expect(events.flatMap(one => one.event === 'observables.left_out' ? [one.data] : [])).to.deep.include({
      investigation_id: id,
      search_id: state.observables[0]!.search!.id,
      depth: 1,
      excluded: 3,
      shared: 1,
      max_searches: 0,
      timestamp: events.find(one => one.event === 'observables.left_out')!.data.timestamp,
    })
    expect(state.investigation.options.follow).to.deep.equal({
      depth: 1,
      max_searches: 101,
      types: ['Email Address'],
      min_strength: 60,
      exclude: { domains: ['not.example'], values: [{ type: 'Email Address', value: 'no@one.example' }] },
    })
  })

  it('stops at max_searches, stores the first that are left out, and counts all', async () => {
    links = { sam: Array.from({ length: 150 }, (_, index) => ['E-mail', `p${index}@one.example`]) }

    const state = await finish({ observables: [{ value: 'sam' }], follow: { depth: 1, max_searches: 3 } })

    expect(searched).to.have.length(3)
    expect(state.investigation.following).to.deep.equal({
      left_out: 148,
      stopped: {
        code: 'MAX_SEARCHES_REACHED', message: 'The investigation has as many searches as max_searches allows',
      },
    })
    expect(state.counts).to.include({ observables: 103, finished: 3, not_started: 100 })
    expect(state.observables.at(-1)!.reason!.code).to.equal('MAX_SEARCHES_REACHED')
  })

  it('stops at the budget, and follows nothing more', async () => {
    links = chain

    const state = await finish({ observables: [{ value: 'sam' }], budget: 2, follow: { depth: 3 } })

    expect(searched).to.deep.equal(['sam', 'sam@one.example'])
    expect(state.investigation.stopped!.code).to.equal('BUDGET_EXHAUSTED')
    const reasons = state.observables.map(({ reason }) => reason?.code)
    expect(reasons).to.deep.equal([undefined, undefined, 'BUDGET_EXHAUSTED'])
  })

  it('has its events in the stream of the investigation, before the search that follows', async () => {
    links = chain
    const { investigation: { id } } = await finish({ observables: [{ value: 'sam' }], follow: { depth: 1 } })

    const events = await service.events(`/investigations/${id}/stream`)

    const names = /^(observable\.followed|search\.(started|finished)|investigation)/
    const own = events.filter(({ event }) => names.test(event))
    expect(own.map(({ event }) => event)).to.deep.equal([
      'search.started', 'search.finished', 'observable.followed', 'search.started', 'search.finished',
      'investigation.finished',
    ])
    expect(own[2]!.data).to.deep.include({ query: { type: 'Email Address', value: 'sam@one.example' }, depth: 1 })
    expect(events.slice(1).map(event => event.id)).to.deep.equal(events.slice(1).map((_, index) => String(index + 1)))
  })

  it('marks the edges of the graph that were followed, and the depth of the nodes', async () => {
    links = chain
    const { investigation: { id } } = await finish({ observables: [{ value: 'sam' }], follow: { depth: 1 } })

    const { body } = await service.request('GET', `/investigations/${id}/graph?type=Email%20Address`)

    const { nodes, edges } = body.data
    expect(nodes.map(({ value, searched: entries }) => [value, entries[0]?.depth])).to.deep.equal([
      ['sam', 0], ['sam@one.example', 1], ['two@one.example', undefined],
    ])
    expect(edges.map(({ followed }) => followed)).to.deep.equal([true, false])
  })

  it('names the faulty fields', async () => {
    const faults = faultsOf((await create({
      observables: [{ value: 'sam' }, { value: 'alex' }],
      follow: {
        depth: 1,
        max_searches: 1,
        exclude: { domains: ['ok.example', 'no domain'], values: [{ type: 'IP Address', value: 'x' }] },
      },
    })).body)
    const wrong = faultsOf((await create({
      observables: [{ value: 'sam' }], follow: { depth: 4, min_strength: 0, types: ['Name'] },
    })).body)

    expect(faults.map(({ path }) => path)).to.deep.equal([
      'follow.max_searches', 'follow.exclude.domains.1', 'follow.exclude.values.0.value',
    ])
    expect(wrong.map(({ path }) => path)).to.have.members(['follow.depth', 'follow.min_strength', 'follow.types.0'])
  })
})

describe('following in a sandbox', () => {
  it('leads from tw-follow to a domain, an IP address and a wallet at depth 2', async () => {
    await using service = await start({}, { plan: 'business' })
    const { body } = await service.request('POST', '/investigations', {
      body: { observables: [{ value: linkedValues.pseudonym }], follow: { depth: 2 } },
    })
    const { id } = body.data.investigation

    const events = await service.events(`/investigations/${id}/stream`)

    const followed = events.flatMap(one => one.event === 'observable.followed' ? [one.data] : [])
    const atTwo = followed.filter(({ depth }) => depth === 2).map(({ query }) => query.type)
    expect(atTwo).to.include.members(['Domain Name', 'IP Address', 'Cryptocurrency'])
  }).timeout(60_000)
})
