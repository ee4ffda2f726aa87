import { expect } from 'chai'
import { bluesky } from '../../../src/sources/modules/bluesky.ts'
import type { Card } from '../../../src/sources/kit/source.ts'
import { simulate, upstreamAt } from '../../support/simulated.ts'

const answering = (status: number, body: object) =>
  simulate({ upstreams: [{ ...upstreamAt('https://public.api.bsky.app'), found: () => ({ status, body }) }] })

const handleOf = ([card]: readonly Card[]) => card?.items.find(({ label }) => label === 'Handle')?.value

describe('bluesky module', () => {
  it('uses a name with a dot as the handle', async () => {
    await using world = await simulate()

    const { cards } = await world.run(bluesky, 'Pseudonym', 'sam.example')

    expect(handleOf(cards)).to.equal('sam.example')
  })

  it('appends bsky.social to a name without a dot', async () => {
    await using world = await simulate()

    const { cards } = await world.run(bluesky, 'Pseudonym', 'sam')

    expect(handleOf(cards)).to.equal('sam.bsky.social')
  })

  it('returns an account that was taken down', async () => {
    await using world = await answering(400, { error: 'AccountTakedown', message: 'Account has been suspended' })

    const { cards } = await world.run(bluesky, 'Pseudonym', 'sam')

    expect(cards[0]?.items.map(item => item.value)).to.eql(['sam.bsky.social', 'Taken down'])
  })

  it('fails with UPSTREAM_ERROR if the request is refused for another reason', async () => {
    await using world = await answering(400, { error: 'InvalidRequest', message: 'Unexpected parameter' })

    const ran = await world.run(bluesky, 'Pseudonym', 'sam')

    expect(ran).to.eql({ cards: [], failure: 'UPSTREAM_ERROR' })
  })
})
