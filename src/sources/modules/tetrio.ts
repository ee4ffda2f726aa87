import { SourceFailure } from '../kit/failures.ts'
import { isoTime, playerModule } from '../gaming/player-module.ts'

type Answer = { success: true, data: User } | { success: false, error: { msg: string } }

interface User {
  _id: string
  username: string
  role?: string
  ts?: string
  xp?: number
  gamesplayed?: number
  gameswon?: number
  country?: string | null
  bio?: string | null
  badstanding?: boolean
}

/** The public profile of a TETR.IO player. https://tetr.io/about/api/#usersuser */
export const tetrio = playerModule<Answer>({
  slug: 'tetrio',
  name: 'TETR.IO',
  description: 'Public profile of the TETR.IO player with this name',
  homepage: 'https://tetr.io',
  default: false,
  names: { pattern: /^[a-z\d_-]{3,16}$/i, rule: 'TETR.IO names are 3 to 16 letters, digits, hyphens and underscores' },
  request: name => ({ url: `https://ch.tetr.io/api/users/${encodeURIComponent(name.toLowerCase())}` }),
  readable: [404],
  missing: [],
  response: {
    type: 'object',
    required: ['success'],
    properties: { success: { type: 'boolean' } },
    if: { properties: { success: { const: true } } },
    then: {
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['_id', 'username'],
          properties: { _id: { type: 'string' }, username: { type: 'string' } },
        },
      },
    },
    else: {
      required: ['error'],
      properties: { error: { type: 'object', required: ['msg'], properties: { msg: { type: 'string' } } } },
    },
  },
  player(answer, { value }) {
    if (!answer.success) {
      if (/no such user/i.test(answer.error.msg)) return undefined
      throw new SourceFailure('UPSTREAM_ERROR', 'the source refused the question')
    }
    const user = answer.data
    if (user.username.toLowerCase() !== value.toLowerCase()) return undefined // it takes identifiers too
    const count = (games: number | undefined) => games !== undefined && games >= 0 ? games : undefined // -1 is hidden
    return {
      login: user.username,
      id: user._id,
      url: `https://ch.tetr.io/u/${encodeURIComponent(user.username)}`,
      state: user.role === 'banned' ? 'banned' : user.badstanding ? 'in bad standing' : undefined,
      bio: user.bio,
      country: user.country,
      created_at: isoTime(user.ts),
      stats: {
        experience: user.xp === undefined ? undefined : Math.round(user.xp),
        games: count(user.gamesplayed),
        games_won: count(user.gameswon),
      },
    }
  },
  examples: { found: ['osk'], notFound: ['tracewell-none-0'] },
})
