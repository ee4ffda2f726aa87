import { expect } from 'chai'
import { fromModule } from '../../../src/sources/kit/tool-source.ts'
import { dns } from '../../../src/sources/modules/dns.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

/** Runs the module against a resolver that answers a query of each type as `answerOf` says. */
async function run(answerOf: (type: string) => UpstreamAnswer) {
  const answer = (_: string, { url }: { url: URL }) => answerOf(url.searchParams.get('type')!)
  await using world = await simulate({
    upstreams: [{ origin: 'https://dns.google', subject: () => '', found: answer, notFound: answer }],
    outcomes: () => 'success',
  })
  const { cards, failure } = await world.run(dns, 'Domain Name', 'example.org')
  return { rows: cards.flatMap(({ items }) => items.map(({ label, value }) => `${label}: ${value}`)), failure }
}

const refused: UpstreamAnswer = { body: { Status: 5, Question: [] } }
const noData: UpstreamAnswer = { body: { Status: 0, Question: [] } }
const address: UpstreamAnswer = { body: { Status: 0, Question: [], Answer: [{ type: 1, data: '192.0.2.1' }] } }

describe('dns', () => {
  it('shows the records of the other types if the resolver fails for some, and says which', async () => {
    const ran = await run(type => type === 'A' ? address : ['TXT', 'CAA'].includes(type) ? refused : noData)

    expect(ran).to.eql({ rows: ['A: 192.0.2.1', 'Incomplete: no answer about TXT, CAA'], failure: 'UPSTREAM_ERROR' })
  })

  it('gives a tool the records of the other types, and names those without an answer', async () => {
    const answer = (_: string, { url }: { url: URL }) => url.searchParams.get('type') === 'A' ? address : refused
    await using world = await simulate({
      upstreams: [{ origin: 'https://dns.google', subject: () => '', found: answer, notFound: answer }],
      outcomes: () => 'success',
    })
    const find = (value: string) => fromModule(dns).find({ type: 'Domain Name', value }, world.context())

    expect(await find('example.org')).to.deep.equal([
      { a: ['192.0.2.1'], unanswered: ['AAAA', 'MX', 'NS', 'TXT', 'CAA', 'SOA'] },
    ])
  })

  it('fails if the resolver fails for some types and has no records of the others', async () => {
    expect(await run(type => type === 'TXT' ? refused : noData)).to.eql({ rows: [], failure: 'UPSTREAM_ERROR' })
  })

  it('finds nothing if the name has no records', async () => {
    expect(await run(() => noData)).to.eql({ rows: [], failure: undefined })
  })
})
