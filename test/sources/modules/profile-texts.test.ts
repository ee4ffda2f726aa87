import { expect } from 'chai'
import { hackerNews } from '../../../src/sources/modules/hacker-news.ts'
import { keybase } from '../../../src/sources/modules/keybase.ts'
import { simulate, upstreamAt } from '../../support/simulated.ts'

describe('texts and proofs of profiles', () => {
  it('name a proof at Keybase by its state', async () => {
    const upstream = upstreamAt('https://keybase.io')
    const proofs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 99, undefined].map(state =>
      ({ proof_type: `site${state ?? ''}.example`, nametag: 'sam', state }))
    const account = { id: '1', basics: { username: 'sam' }, proofs_summary: { all: proofs } }
    const answer = { status: { code: 0 }, them: [account] }
    await using world = await simulate({ upstreams: [{ ...upstream, found: () => ({ body: answer }) }] })

    const { cards } = await world.run(keybase, 'Pseudonym', 'sam')
    const statesOf = (word: string) => cards[0]!.items.flatMap(({ label }) =>
      new RegExp(`^${word} on site(\\d*)\\.example$`).exec(label)?.[1] ?? [])

    expect(statesOf('Proved')).to.deep.equal(['1'])
    expect(statesOf('Claimed')).to.deep.equal(['2', '4', '6', '10', '11'])
    expect(statesOf('Former proof')).to.deep.equal(['0', '3', '5', '7', '8', '9', '99', ''])
  })

  it('have the whole address of a link that Hacker News shortens', async () => {
    const upstream = upstreamAt('https://hacker-news.firebaseio.com')
    const about = 'Me: <a href="https:&#x2F;&#x2F;sam.example&#x2F;a&#x2F;long&#x2F;page" rel="nofollow">'
      + 'https:&#x2F;&#x2F;sam.example&#x2F;a...</a> <i>or</i> so'
    const body = { id: 'sam', created: 1173923446, karma: 1, about }
    await using world = await simulate({ upstreams: [{ ...upstream, found: () => ({ body }) }] })

    const { cards } = await world.run(hackerNews, 'Pseudonym', 'sam')

    expect(cards[0]!.items.find(({ label }) => label === 'About')?.value)
      .to.equal('Me: https://sam.example/a/long/page or so')
  })
})
