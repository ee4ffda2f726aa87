import { playerModule } from '../gaming/player-module.ts'
import { isoTime } from '../kit/card.ts'
import { fieldsOf } from '../kit/fields.ts'
import { arrayOf, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/**
 * The speedrun.com user of a name, which is a part of the path of their page (`weblink`); no other rule is published.
 * https://github.com/speedruncomorg/api/blob/master/version1/users.md
 */
export const speedrun = playerModule({
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
  response: objectWith({
    data: arrayOf(objectWith({
      id: text,
      weblink: text,
      names: objectWith({ international: text }, unchecked('japanese')),
    }, {
      role: text,
      signup: textOrNull,
      ...unchecked('pronouns', 'location', 'twitch', 'youtube'),
    })),
  }),
  // The look-up also finds names at Twitch, YouTube and others: that is somebody else's name.
  player({ data }, { value }) {
    const user = data.find(({ names }) => names.international.toLowerCase() === value.toLowerCase())
    return user && {
      login: user.names.international,
      id: user.id,
      name: user.names.japanese,
      url: user.weblink,
      state: user.role === 'banned' ? 'banned' : undefined,
      country: fieldsOf(fieldsOf(user.location).country).code,
      created_at: isoTime(user.signup),
      stats: {
        role: user.role,
        pronouns: user.pronouns,
        twitch: fieldsOf(user.twitch).uri,
        youtube: fieldsOf(user.youtube).uri,
      },
    }
  },
  examples: { found: ['Pac'], notFound: ['tracewell-no-such-account-0'] },
})
