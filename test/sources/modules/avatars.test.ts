import { expect } from 'chai'
import { modules } from '../../../src/sources/modules.ts'
import { tetrio } from '../../../src/sources/modules/tetrio.ts'
import type { Module } from '../../../src/sources/kit/source.ts'
import { simulate, upstreamAt, type Simulated } from '../../support/simulated.ts'

/** Modules whose APIs name a picture of the account. */
const withAvatar = [
  'github', 'gitlab', 'codeberg', 'keybase', 'dev-to', 'bluesky', 'tetrio', 'bitbucket', 'qiita', 'myanimelist',
  'kitsu', 'shikimori', 'inaturalist',
] as const

async function avatarOf(world: Simulated, module: Module): Promise<string | undefined> {
  const { cards } = await world.run(module, 'Pseudonym', 'sam')
  const line = cards[0]?.items.find(({ label }) => label === 'Avatar')
  if (line) expect(line.islink).to.equal(true)
  return line?.value
}

describe('cards of accounts', () => {
  for (const slug of withAvatar) {
    it(`have the avatar that ${slug} names`, async () => {
      await using world = await simulate()

      expect(await avatarOf(world, modules.find(module => module.slug === slug)!)).to.match(/^https:\/\//)
    })
  }

  it('have no avatar if TETR.IO names no revision of one', async () => {
    const upstream = upstreamAt('https://ch.tetr.io')
    const request = { method: 'GET', url: new URL(upstream.origin) } as never
    const answer = upstream.found('sam', request) as { body: { data: object } }
    const body = { ...answer.body, data: { ...answer.body.data, avatar_revision: 0 } }
    await using world = await simulate({ upstreams: [{ ...upstream, found: () => ({ body }) }] })

    expect(await avatarOf(world, tetrio)).to.equal(undefined)
  })
})
