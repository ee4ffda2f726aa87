import { expect } from 'chai'
import { certSpotter } from '../../../src/sources/modules/cert-spotter.ts'
import { isIncomplete, isPartial } from '../../../src/sources/kit/partial.ts'
import type { Query } from '../../../src/sources/kit/source.ts'
import type { Upstream, UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const query: Query = { type: 'Domain Name', value: 'example.com' }

const page = (number: number): UpstreamAnswer => ({
  body: [{
    id: `${number}`,
    dns_names: [`host-${number}.example.com`],
    issuer: { friendly_name: 'Example' },
    not_before: '2026-01-02T00:00:00Z',
    not_after: '2026-04-02T00:00:00Z',
  }],
})

/** Runs the module and the source of the tools. `answer` is called with the number of each page, which begins at 1. */
async function run(answer: (number: number) => UpstreamAnswer) {
  const respond: Upstream['found'] = (_, { url }) => answer(Number(url.searchParams.get('after')) + 1)
  await using world = await simulate({
    upstreams: [{ origin: 'https://api.certspotter.com', subject: () => '', found: respond, notFound: respond }],
  })
  const { cards, failure } = await world.run(certSpotter, query.type, query.value)
  const certificates = await certSpotter.certificates.find(query, world.context())
  return {
    failure,
    names: cards[0]?.raw['names'],
    isSaid: cards.some(isIncomplete),
    certificates: certificates?.length,
    isPartial: isPartial(certificates),
  }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `host-${index + 1}.example.com`)

describe('cert-spotter', () => {
  it('reads further pages until an empty one', async () => {
    expect(await run(number => number > 3 ? { body: [] } : page(number))).to.deep.equal({
      failure: undefined,
      names: names(3),
      isSaid: false,
      certificates: 3,
      isPartial: false,
    })
  })

  it('reports five pages, and that there are more', async () => {
    expect(await run(page)).to.deep.equal({
      failure: 'UPSTREAM_TOO_LARGE',
      names: names(5),
      isSaid: true,
      certificates: 5,
      isPartial: true,
    })
  })

  it('keeps the pages before one that fails', async () => {
    expect(await run(number => number > 2 ? { status: 500, body: {} } : page(number))).to.deep.equal({
      failure: 'UPSTREAM_ERROR',
      names: names(2),
      isSaid: true,
      certificates: 2,
      isPartial: true,
    })
  })

  it('reports that certificates are left out', async () => {
    const { isPartial: isSaid } = await run(number =>
      number > 1 ? { body: [] } : { body: [{ id: '1', not_before: null }, ...page(1).body as object[]] })

    expect(isSaid).to.equal(true)
  })
})
