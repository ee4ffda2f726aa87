import { isoTime } from '../kit/iso-time.ts'
import { playerModule } from '../kit/player-module.ts'
import { arrayOf, each, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/**
 * User of speedrun.com with the searched name. The site publishes no rule for names. The name is part of the path of
 * the user's page (`weblink`), so it contains no characters that end a path segment.
 */
export const speedrun = playerModule({
  slug: 'speedrun',
  name: 'speedrun.com',
  description: 'Public profile of the speedrun.com user with this name',
  homepage: 'https://www.speedrun.com',
  facts: { url: 'https://github.com/speedruncomorg/api/blob/master/version1/users.md', day: '2026-11-24' },
  default: false,
  accepts: {
    pattern: /^[^/?#\\]+$/,
    rule: 'speedrun.com names are a part of a URL, without slashes, question marks and #',
  },
  request: name => ({
    url: `https://www.speedrun.com/api/v1/users?${new URLSearchParams({ lookup: name }).toString()}`,
  }),
  response: objectWith({
    data: arrayOf(objectWith({
      id: text,
      weblink: text,
      names: objectWith({ international: text }, unchecked({ japanese: textOrNull })),
    }, {
      role: text,
      signup: textOrNull,
      ...unchecked({
        pronouns: textOrNull,
        location: objectWith({}, { country: objectWith({}, { code: text }) }),
        ...each(['twitch', 'youtube', 'twitter'], objectWith({ uri: text })),
      }),
    })),
  }, unchecked({ pagination: objectWith({}, { links: arrayOf(objectWith({ rel: text })) }) })),
  hasMore: ({ pagination }) => pagination?.links?.some(({ rel }) => rel === 'next') === true,
  // The API also finds users by their names on Twitch, YouTube and other sites. Such users may be other people.
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
      stats: {
        role: user.role,
        pronouns: user.pronouns,
        twitch: user.twitch?.uri,
        youtube: user.youtube?.uri,
        twitter: user.twitter?.uri,
      },
    }
  },
  examples: { found: ['Pac'], notFound: ['tracewell-no-such-account-0'] },
})
