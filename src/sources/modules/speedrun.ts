import { isoTime, playerModule } from '../gaming/player-module.ts'

interface Answer {
  data: User[]
}

interface User {
  id: string
  weblink: string
  names: { international: string, japanese?: string | null }
  role?: string
  pronouns?: string | null
  signup?: string | null
  location?: { country?: { code?: string, names?: { international?: string } } } | null
  twitch?: { uri: string } | null
  youtube?: { uri: string } | null
}

/**
 * The speedrun.com user of a name, which is a part of the path of their page (`weblink`); no other rule is published.
 * https://github.com/speedruncomorg/api/blob/master/version1/users.md
 */
export const speedrun = playerModule<Answer>({
  slug: 'speedrun',
  name: 'speedrun.com',
  description: 'Public profile of the speedrun.com user with this name',
  homepage: 'https://www.speedrun.com',
  default: false,
  names: {
    pattern: /^[^/?#\\]+$/,
    rule: 'Names at speedrun.com are a part of an address, without slashes and question marks',
  },
  request: name => ({
    url: `https://www.speedrun.com/api/v1/users?${new URLSearchParams({ lookup: name }).toString()}`,
  }),
  response: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'weblink', 'names'],
          properties: {
            id: { type: 'string' },
            weblink: { type: 'string' },
            role: { type: 'string' },
            signup: { type: ['string', 'null'] },
            names: { type: 'object', required: ['international'], properties: { international: { type: 'string' } } },
          },
        },
      },
    },
  },
  // The look-up also finds names at Twitch, YouTube and others: that is somebody else's name.
  player({ data }, { value }) {
    const user = data.find(({ names }) => names.international.toLowerCase() === value.toLowerCase())
    return user && {
      login: user.names.international,
      id: user.id,
      name: user.names.japanese,
      url: user.weblink,
      state: user.role === 'banned' ? 'banned' : undefined,
      country: user.location?.country?.code,
      created_at: isoTime(user.signup),
      stats: { role: user.role, pronouns: user.pronouns, twitch: user.twitch?.uri, youtube: user.youtube?.uri },
    }
  },
  examples: { found: ['Pac'], notFound: ['tracewell-no-such-account-0'] },
})
