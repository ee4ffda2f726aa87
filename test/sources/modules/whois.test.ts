import { expect } from 'chai'
import { rdapDomain } from '../../../src/sources/modules/rdap-domain.ts'
import { linesOf } from '../../../src/sources/kit/card-lines.ts'
import { upstreams } from '../../../src/upstreams/index.ts'
import type { Upstream } from '../../../src/upstreams/upstream.ts'
import { simulate, type Simulated } from '../../support/simulated.ts'
import { failureOf } from '../egress/support.ts'

describe('domains of registries without RDAP', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const run = (name: string) => world.run(rdapDomain, 'Domain Name', name)

  it('are read from WHOIS, and the text is kept', async () => {
    const { cards, failure } = await run('www.example.de')

    expect(failure).to.equal(undefined)
    expect(linesOf(cards[0]!.items)).to.deep.include({
      'Domain': 'example.de', 'Registrar': 'Example Registrar', 'Registered': '2014-05-06T00:00:00.000Z',
      'Name server': ['ns1.example.net', 'ns2.example.net'],
    })
    expect(cards[0]!.raw).to.include({ port43: 'whois.denic.de' })
    expect(cards[0]!.raw['whois']).to.match(/^% Example registry/)
  })

  it('are reported as free only in the sentence of their server', async () => {
    expect(await run('tw-none.de')).to.deep.equal({ cards: [], failure: undefined })
    // a server whose sentence for free names is not this one
    expect(await run('tw-none.li')).to.deep.equal({ cards: [], failure: 'UPSTREAM_CHANGED' })
  })

  it('are not reported as free if the answer has a registration too', async () => {
    const withText = (upstream: Upstream): Upstream => upstream.origin !== 'whois://whois' ? upstream : {
      ...upstream,
      found: (subject, request) => {
        const { body } = upstream.found(subject, request)
        return { body: request.body.includes('.') ? `${body as string}\nStatus: free\n` : body }
      },
    }
    await using odd = await simulate({ upstreams: upstreams.map(withText) })

    expect(await odd.run(rdapDomain, 'Domain Name', 'example.de')).to
      .deep.equal({ cards: [], failure: 'UPSTREAM_CHANGED' })
  })

  for (const [name, failure] of [
    ['tw-limited.de', 'UPSTREAM_RATE_LIMITED'],
    ['tw-blocked.de', 'UPSTREAM_BLOCKED'],
    ['tw-failure.de', 'UPSTREAM_ERROR'],
    ['tw-changed.de', 'UPSTREAM_CHANGED'],
    ['tw-broken.de', 'UPSTREAM_CHANGED'],
    ['tw-drop.de', 'UPSTREAM_ERROR'],
  ] as const) {
    it(`fail with ${failure} for ${name}`, async () => {
      expect(await run(name)).to.deep.equal({ cards: [], failure })
    })
  }

  it('fail with the address of the registry if it has no WHOIS server', async () => {
    const work = Array.fromAsync(rdapDomain.run({ type: 'Domain Name', value: 'example.gr' }, world.context()))

    expect((await failureOf(work)).message)
      .to.equal('this registry has neither RDAP nor WHOIS: look it up at https://www.registry.example')
  })
})
