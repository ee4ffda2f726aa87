import { expect } from 'chai'
import { ofacSanctions } from '../../../src/sources/modules/ofac-sanctions.ts'
import type { Upstream, UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const answering = (found: Upstream['found']): Upstream =>
  ({ origin: 'https://raw.githubusercontent.com', subject: () => '', found, notFound: found })

/** Simulates the sanctions lists. Every list returns `answer` if it is given. */
const lists = (answer?: UpstreamAnswer) => simulate(answer ? { upstreams: [answering(() => answer)] } : {})

const bitcoin = '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h'
const bitcoinCash = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'

describe('ofac-sanctions module', () => {
  it('returns the lists that contain an address', async () => {
    await using world = await lists()

    const { cards } = await world.run(ofacSanctions, 'Cryptocurrency', bitcoin)

    expect(cards).to.have.length(1)
    expect(cards[0]?.raw).to.include({ address: bitcoin, sanctioned: true })
    expect(cards[0]?.raw['assets']).to.include('XBT')
  })

  it('finds an address in any spelling of the list', async () => {
    const spelled = ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed']
    await using world = await lists({ body: `${spelled.join('\n')}\n` })

    const cash = await world.run(ofacSanctions, 'Cryptocurrency', bitcoinCash)
    const ether = await world.run(ofacSanctions, 'Cryptocurrency', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')

    expect([cash.cards.length, ether.cards.length]).to.eql([1, 1])
  })

  it('distinguishes addresses that differ only in upper and lower case', async () => {
    const listed = 'So11111111111111111111111111111111111111112'
    await using world = await lists({ body: `${listed}\n` })

    expect((await world.run(ofacSanctions, 'Cryptocurrency', listed)).cards).to.have.length(1)
    expect(await world.run(ofacSanctions, 'Cryptocurrency', listed.replace('S', 's')))
      .to.eql({ cards: [], failure: undefined })
  })

  it('fails if a list is missing, empty or an HTML page', async () => {
    for (const [answer, code] of [
      [{ status: 404, body: '404: Not Found' }, 'UPSTREAM_ERROR'],
      [{ status: 500, body: 'oops' }, 'UPSTREAM_ERROR'],
      [{ body: '' }, 'UPSTREAM_CHANGED'],
      [{ body: '<!doctype html><title>Hello</title>' }, 'UPSTREAM_CHANGED'],
    ] as const) {
      await using world = await lists(answer)

      expect(await world.run(ofacSanctions, 'Cryptocurrency', bitcoin)).to.eql({ cards: [], failure: code })
    }
  })

  it('returns a match even if another list is missing, and says which', async () => {
    const answers: Record<string, UpstreamAnswer> = {
      XBT: { body: `${bitcoin}\n` },
    }
    const missing: UpstreamAnswer = { status: 404, body: '404: Not Found' }
    await using world = await simulate({
      upstreams: [answering((_, { url }) => answers[/_([A-Z]+)\.txt/.exec(url.pathname)![1]!] ?? missing)],
    })

    const { cards, failure } = await world.run(ofacSanctions, 'Cryptocurrency', bitcoin)

    expect(cards[0]?.raw).to.deep.include({ assets: ['XBT'], unanswered: ['USDT', 'BCH', 'BSV'] })
    expect(failure).to.equal('UPSTREAM_ERROR')
  })

  it('sends no request for a chain without a list', async () => {
    await using world = await lists()

    const value = 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'
    const ran = await world.run(ofacSanctions, 'Cryptocurrency', value)

    expect(ran).to.eql({ cards: [], failure: 'NOT_APPLICABLE' })
    expect(ofacSanctions.skipReason?.({ type: 'Cryptocurrency', value }))
      .to.match(/^No list of sanctioned addresses of this chain was known on 20\d\d-\d\d-\d\d$/)
    expect(world.requestCount).to.equal(0)
  })

  it('searches the list of Solana', async () => {
    const listed = 'So11111111111111111111111111111111111111112'
    await using world = await lists({ body: `${listed}\n` })

    const { cards } = await world.run(ofacSanctions, 'Cryptocurrency', listed)

    expect(cards[0]?.raw['assets']).to.include('SOL')
  })

  it('fails instead of finding nothing if an entry of a list cannot be read', async () => {
    await using world = await lists({ body: `${bitcoin}\nnot-a-wallet\n` })

    const absent = await world.run(ofacSanctions, 'Cryptocurrency', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
    const found = await world.run(ofacSanctions, 'Cryptocurrency', bitcoin)

    expect(absent).to.eql({ cards: [], failure: 'UPSTREAM_CHANGED' })
    expect(found.cards[0]?.raw).to.have.property('fetched_at').that.matches(/^20/)
  })
})
