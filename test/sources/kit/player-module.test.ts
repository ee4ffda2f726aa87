import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { playerModule } from '../../../src/sources/kit/player-module.ts'
import { arrayOf, flag, objectWith, text, type Shape } from '../../../src/sources/kit/schema.ts'
import type { Query } from '../../../src/sources/kit/source.ts'
import { answering } from '../../support/remote-source.ts'

const response = objectWith({ players: arrayOf(text), more: flag })
type Answer = Shape<typeof response>

const ofPlatform = (own: boolean) => playerModule<typeof response>({
  slug: 'platform',
  name: 'Platform',
  description: 'Players of a platform',
  homepage: 'https://platform.example',
  facts: { url: 'https://platform.example/docs', day: '2026-11-28' },
  request: name => ({ url: `https://platform.example/players?name=${encodeURIComponent(name)}` }),
  response,
  hasMore: ({ more }) => more,
  player: ({ players }, { value }) => players.includes(value) ? { login: value } : undefined,
  ...own && {
    cards: ({ players }: Answer, { value }: Query) =>
      players.includes(value) ? [card([['Login', value]], { value })] : [],
  },
  examples: { found: ['sam'], notFound: ['tracewell-no-such-account-0'] },
})
const query = { type: 'Pseudonym', value: 'sam' } as const

describe('playerModule', () => {
  for (const own of [false, true]) {
    describe(own ? 'with cards of its own' : 'with the card of a player', () => {
      const module = ofPlatform(own)
      const ask = async (body: object) => {
        await using world = await answering('https://platform.example', { body })
        const failed = (thrown: unknown) => {
          if (thrown instanceof SourceFailure) return thrown.code
          throw thrown
        }
        return {
          search: await Array.fromAsync(module.run(query, world.context())).then(cards => cards.length, failed),
          tool: await module.find(query, world.context()).then(player => player?.login, failed),
        }
      }

      it('finds nothing only if the answer has all players', async () => {
        expect(await ask({ players: ['other'], more: false })).to.eql({ search: 0, tool: undefined })
        expect(await ask({ players: ['other'], more: true }))
          .to.eql({ search: 'UPSTREAM_TOO_LARGE', tool: 'UPSTREAM_TOO_LARGE' })
      })

      it('finds a player on the first of several pages', async () => {
        expect(await ask({ players: ['sam'], more: true })).to.eql({ search: 1, tool: 'sam' })
      })
    })
  }
})
