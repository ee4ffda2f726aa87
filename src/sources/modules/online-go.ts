import { isoTime } from '../kit/iso-time.ts'
import { playerModule } from '../kit/player-module.ts'
import { arrayOf, each, flag, integer, numberOrNull, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/**
 * Player with the searched name on online-go.com (OGS), a server for the game of Go. Rule for names:
 * https://github.com/online-go/online-go.com/blob/devel/src/views/Register/Register.tsx
 */
export const onlineGo = playerModule({
  slug: 'online-go',
  name: 'Online Go Server',
  description: 'Public profile of the player with this name at online-go.com',
  homepage: 'https://online-go.com',
  facts: { url: 'https://ogs.readme.io/docs/rest-api' },
  default: false,
  accepts: { pattern: /^[^@]+$/, rule: 'OGS names do not contain @' },
  request: name => ({
    url: `https://online-go.com/api/v1/players?${new URLSearchParams({ username: name }).toString()}`,
  }),
  response: objectWith({
    results: arrayOf(objectWith({ id: integer, username: text }, unchecked({
      ...each(['name', 'country', 'about', 'website', 'icon', 'registration_date'], textOrNull),
      ranking: numberOrNull,
      ...each(['professional', 'is_bot'], flag),
    }))),
  }, unchecked({ next: textOrNull })),
  hasMore: ({ next }) => Boolean(next),
  player({ results }, { value }) {
    const user = results.find(({ username }) => username.toLowerCase() === value.toLowerCase())
    return user && {
      login: user.username,
      id: user.id,
      name: user.name,
      url: `https://online-go.com/player/${user.id}`,
      avatar_url: user.icon,
      bio: user.about,
      country: user.country === 'un' ? undefined : user.country, // `un`: unknown
      created_at: isoTime(user.registration_date),
      stats: { ranking: user.ranking, professional: user.professional, bot: user.is_bot, website: user.website },
    }
  },
  examples: { found: ['anoek'], notFound: ['tracewell-no-such-account-0'] },
})
