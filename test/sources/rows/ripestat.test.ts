import { expect } from 'chai'
import { ripestatRpki } from '../../../src/sources/modules/ripestat-rpki.ts'
import { ripestatModule } from '../../../src/sources/rows/ripestat/call-module.ts'
import { ripestatCalls } from '../../../src/sources/rows/ripestat/calls.ts'
import type { RipestatCall } from '../../../src/sources/rows/ripestat/ripestat-call.ts'
import { answering } from '../../support/remote-source.ts'

const row: RipestatCall = {
  slug: 'somewhere',
  call: 'some-call',
  name: 'Somewhere',
  description: 'Networks',
  category: 'infrastructure',
  entries: 'sources',
  needs: 'prefix',
  fields: [
    ['List', 'list'], ['Prefix', 'prefix'], ['System', 'origins.*.origin', 'system'],
    ['First', 'times.*.start', 'first'], ['Last', 'times.*.end', 'last'], ['At', 'at', 'date'],
  ],
  examples: { found: '8.8.8.8', data: {}, notFound: '192.0.2.2', missing: {} },
}
const entry = {
  prefix: '8.8.8.0/24',
  origins: [{ origin: '15169' }, { origin: 64496 }, { origin: 'x' }, {}],
  times: [{ start: '2020-02-02T00:00:00', end: '2020-03-03T00:00:00' }, { start: '2010-01-01T00:00:00' }],
  at: '2026-01-02T00:00:00',
}

async function run(data: object, changes: Partial<RipestatCall> = {}, status = 'ok') {
  await using world = await answering('https://stat.ripe.net', { body: { status, data } })
  const { cards, failure } = await world.run(ripestatModule({ ...row, ...changes }), 'IP Address', '8.8.8.8')
  return { failure, cards: rowsOf(cards), urls: world.requestedUrls.map(({ search }) => search) }
}

const rowsOf = (cards: Awaited<ReturnType<Awaited<ReturnType<typeof answering>>['run']>>['cards']) =>
  cards.map(({ items }) => items.map(({ label, value }) => `${label}: ${value}`))

describe('ripestatModule', () => {
  it('shows a card for each entry of each list', async () => {
    const { cards } = await run({ sources: { one: [entry], two: [{ prefix: '8.0.0.0/8' }] } })

    expect(cards).to.deep.equal([
      [
        'List: one', 'Prefix: 8.8.8.0/24', 'System: AS15169', 'System: AS64496', 'First: 2010-01-01T00:00:00.000Z',
        'Last: 2020-03-03T00:00:00.000Z', 'At: 2026-01-02T00:00:00.000Z',
      ],
      ['List: two', 'Prefix: 8.0.0.0/8'],
    ])
  })

  it('counts entries that are not readable, and fails if there is no other', async () => {
    const { cards } = await run({ sources: { one: [null, { prefix: '8.0.0.0/8' }, 7] } })

    expect(cards).to.deep.equal([['List: one', 'Prefix: 8.0.0.0/8', 'Parts left out: 2']])
    expect((await run({ sources: [null, 7] })).failure).to.equal('UPSTREAM_CHANGED')
    expect((await run({ sources: [{ prefix: null }] })).failure).to.equal('UPSTREAM_CHANGED')
    expect((await run({ contacts: null }, { entries: '', needs: 'contacts' })).failure).to.equal('UPSTREAM_CHANGED')
  })

  it('asks calls that take a prefix about a prefix of full length', async () => {
    const now = () => ({ since: '2026' })
    const { urls } = await run({ sources: [] }, { asPrefix: true, parameters: now })

    expect(urls).to.deep.equal(['?sourceapp=tracewell&since=2026&resource=8.8.8.8%2F32'])
  })

  for (const [title, data, changes] of [
    ['no lists', { sources: {} }, {}],
    ['an empty list', { sources: [] }, {}],
    ['entries without the member that makes a finding', { sources: [{ details: 'x' }] }, {}],
    ['data without that member', { last_seen: {} }, { entries: '', needs: 'last_seen.time' }],
    ['data with an empty list', { contacts: [] }, { entries: '', needs: 'contacts' }],
  ] as const) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(data, changes)).to.deep.include({ cards: [], failure: undefined })
    })
  }

  for (const [title, code, data, status] of [
    ['data without the documented member', 'UPSTREAM_CHANGED', {}, 'ok'],
    ['an entry that is no object', 'UPSTREAM_CHANGED', { sources: [1] }, 'ok'],
    ['a list that is text', 'UPSTREAM_CHANGED', { sources: { one: 'x' } }, 'ok'],
    ['an incomplete answer', 'UPSTREAM_ERROR', { sources: [entry] }, 'error'],
  ] as const) {
    it(`fails with ${code} for ${title}`, async () => {
      expect(await run(data, {}, status)).to.deep.include({ cards: [], failure: code })
    })
  }
})

describe('the data calls of RIPEstat', () => {
  for (const call of ripestatCalls) {
    it(`tell a result of ${call.call} from none, by the examples of their rows`, async () => {
      const found = await run(call.examples.data, call)
      const missing = await run(call.examples.missing, call)

      expect(found.cards[0], call.slug).to.have.length.at.least(2)
      expect(missing).to.deep.include({ cards: [], failure: undefined })
    })
  }
})

describe('ripestat-rpki', () => {
  const overview = { resource: '8.8.8.0/24', announced: true, asns: [{ asn: 1, holder: 'A' }, { asn: 2, holder: 'B' }] }
  const validation = {
    status: 'invalid_asn',
    validating_roas: [{ origin: '15169', prefix: '8.8.8.0/23', max_length: 24, validity: 'invalid_asn' }],
  }

  async function runRpki(...data: object[]) {
    const bodies = data.map(one => ({ body: { status: 'ok', data: one } }))
    await using world = await answering('https://stat.ripe.net', ...bodies)
    const { cards, failure } = await world.run(ripestatRpki, 'IP Address', '8.8.8.8')
    return { failure, cards: rowsOf(cards), urls: world.requestedUrls.map(({ search }) => search) }
  }

  it('shows the state of each announcement', async () => {
    const { cards, urls } = await runRpki(overview, validation)

    expect(cards).to.have.length(2)
    expect(cards[0]).to.deep.equal([
      'Prefix: 8.8.8.0/24', 'Announced by: AS1', 'State: invalid: the authorisation names another autonomous system',
      'Authorisation: AS15169 for 8.8.8.0/23, up to /24',
    ])
    expect(urls.slice(1)).to.have.members([1, 2].map(asn => `?sourceapp=tracewell&resource=${asn}&prefix=8.8.8.0%2F24`))
  })

  it('finds nothing for a network that is not announced', async () => {
    const ran = await runRpki({ ...overview, announced: false, asns: [] })

    expect(ran).to.deep.include({ cards: [], failure: undefined })
  })

  it('shows the states that it has if one validation fails', async () => {
    const { cards, failure } = await runRpki(overview, validation, { status: 'valid' })

    expect([cards.length, failure]).to.deep.equal([1, 'UPSTREAM_CHANGED'])
  })

  it('fails for a validation of another shape, and shows the announcement', async () => {
    expect(await runRpki(overview, { status: 'valid' })).to.deep.include({
      cards: [['Prefix: 8.8.8.0/24', 'Announced by: AS1', 'Incomplete: no answer about AS1, AS2']],
      failure: 'UPSTREAM_CHANGED',
    })
  })
})
