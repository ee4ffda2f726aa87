import { expect } from 'chai'
import { platforms } from '../../../src/sources/platforms.ts'
import { modules } from '../../../src/sources/modules.ts'
import { roblox } from '../../../src/sources/modules/roblox.ts'
import { runescape } from '../../../src/sources/modules/runescape.ts'
import { speedrun } from '../../../src/sources/modules/speedrun.ts'
import { steam } from '../../../src/sources/modules/steam.ts'
import { tetrio } from '../../../src/sources/modules/tetrio.ts'
import type { PlayerModule } from '../../../src/sources/kit/player-module.ts'
import type { Upstream, UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { simulate, upstreamAt } from '../../support/simulated.ts'

/**
 * Looks up the player whose name causes the simulated `outcome`. Spells the name in a way that the platform accepts.
 */
async function find(platform: PlayerModule, outcome: string, upstreams?: Upstream[]) {
  await using world = await simulate(upstreams ? { upstreams } : {})
  const value = platform.lookUp.accepts?.pattern.test(`tw-${outcome}`) === false ? `tw_${outcome}` : `tw-${outcome}`
  return await platform.find({ type: 'Pseudonym', value }, world.context())
}

const answering = (origin: string, answer: UpstreamAnswer): Upstream[] =>
  [{ ...upstreamAt(origin), found: () => answer }]
const codeOf = (thrown: unknown) => (thrown as { code?: string }).code

describe('the look-up of a player', () => {
  it('include at least six, each a module of searches', () => {
    expect(platforms.length).to.be.at.least(6)
    for (const platform of platforms) expect(modules).to.include(platform)
  })

  for (const platform of platforms) {
    describe(platform.slug, () => {
      it('finds a player', async () => {
        const player = await find(platform, 'success')

        expect(player?.login.replace('_', '-')).to.equal('tw-success')
        if (player?.url) expect(new URL(player.url).protocol).to.equal('https:')
        for (const time of [player?.created_at, player?.last_seen_at]) {
          if (time) expect(new Date(time).toISOString()).to.equal(time)
        }
        expect(JSON.stringify(player)).to.not.match(/undefined|NaN/)
      })

      it('returns undefined for an unknown player', async () => {
        expect(await find(platform, 'none')).to.equal(undefined)
      })

      for (
        const [outcome, code] of [
          ['failure', 'UPSTREAM_ERROR'],
          ['limited', 'UPSTREAM_RATE_LIMITED'],
          ['blocked', 'UPSTREAM_BLOCKED'],
          ['changed', 'UPSTREAM_CHANGED'],
          ['broken', 'UPSTREAM_CHANGED'],
        ] as const
      ) {
        it(`fails for the simulated outcome ${outcome}`, async () => {
          const failure = await find(platform, outcome).catch((thrown: unknown) => thrown)

          expect(codeOf(failure)).to.equal(code)
        })
      }
    })
  }

  it('returns a Steam profile without games and groups', async () => {
    const player = await find(steam, 'success')

    expect(player).to.deep.include({
      id: '76561197960287930',
      name: 'Sam Example',
      created_at: '2003-09-12T00:00:00.000Z',
      bio: 'Builds things. Plays others.',
      stats: { display_name: 'Sam & Co', vac_banned: false, limited: false },
    })
  })

  it('fails if Steam refuses for another reason than a missing profile', async () => {
    const answer = {
      body: '<response><error><![CDATA[Failed loading profile data, please try again later.]]></error></response>',
    }

    const failure = await find(steam, 'success', answering('https://steamcommunity.com', answer)).catch((thrown: unknown) => thrown)

    expect(codeOf(failure)).to.equal('UPSTREAM_ERROR')
  })

  it('recognises a missing TETR.IO player in a response with status 200', async () => {
    const refused = (msg: string) => answering('https://ch.tetr.io', { body: { success: false, error: { msg } } })

    expect(await find(tetrio, 'success', refused('No such user! | …'))).to.equal(undefined)
    expect(codeOf(await find(tetrio, 'success', refused('Slow down')).catch((thrown: unknown) => thrown))).to
      .equal('UPSTREAM_ERROR')
  })

  it('ignores a speedrun.com user with the name on another site only', async () => {
    const others = {
      body: { data: [{ id: 'a', weblink: 'https://www.speedrun.com/users/other', names: { international: 'other' } }] },
    }

    expect(await find(speedrun, 'success', answering('https://www.speedrun.com', others))).to.equal(undefined)
  })

  it('leaves out values that RuneScape does not rank', async () => {
    const skills = [{ name: 'Overall', rank: -1, level: 32, xp: 0 }]

    const player = await find(runescape, 'success', answering('https://secure.runescape.com', { body: { skills } }))

    expect(player?.stats).to.eql({ total_level: 32, experience: 0, rank: undefined })
  })

  it('finds a Roblox user by a former name', async () => {
    const upstream: Upstream = {
      origin: 'https://users.roblox.com',
      subject: () => '',
      notFound: () => ({ body: null }),
      found: () => ({
        body: { data: [{ requestedUsername: 'tw_success', id: 1, name: 'newname', displayName: 'Sam' }] },
      }),
    }

    const player = await find(roblox, 'success', [upstream])

    expect(player).to.deep.include({ login: 'newname', stats: { verified: undefined, former_name: 'tw_success' } })
  })
})
