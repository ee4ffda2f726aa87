import { card, date, link } from '../kit/card.ts'
import { playerModule } from '../gaming/player-module.ts'
import { isoTime } from '../kit/card.ts'
import { each, flag, integer, objectWith, text, unchecked } from '../kit/schema.ts'

/**
 * Public profile on lichess.org. For a closed account, the response has little more than the name. Names are 2 to 30
 * letters, digits, hyphens and underscores.
 */
export const lichess = playerModule({
  slug: 'lichess',
  name: 'Lichess',
  description: 'Public profile of the Lichess player with this name',
  homepage: 'https://lichess.org',
  facts: { url: 'https://lichess.org/api#tag/Users/operation/apiUser', day: '2026-11-24' },
  accepts: {
    pattern: /^[\w-]{2,30}$/,
    rule: 'Lichess names are 2 to 30 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://lichess.org/api/user/${encodeURIComponent(name)}` }),
  response: objectWith({ id: text, username: text }, {
    disabled: flag,
    ...unchecked({
      ...each(['url', 'title'], text),
      tosViolation: flag,
      ...each(['createdAt', 'seenAt'], integer),
      count: objectWith({}, { all: integer }),
      profile: objectWith({}, {
        ...each(['realName', 'flag', 'location', 'bio', 'links'], text),
        fideRating: integer,
      }),
    }),
  }),
  cards: user => [card([
    ['Login', user.username, 'username'],
    ['Name', user.profile?.realName, 'profile.realName'],
    ['Profile', link(user.url ?? `https://lichess.org/@/${encodeURIComponent(user.username)}`), 'url'],
    ['State', user.disabled ? 'Closed' : user.tosViolation ? 'Marked for breaking the terms' : undefined],
    ['Title', user.title, 'title'],
    ['Bio', user.profile?.bio, 'profile.bio'],
    ['Country', user.profile?.flag, 'profile.flag'],
    ['Location', user.profile?.location, 'profile.location'],
    ['Links', user.profile?.links, 'profile.links'],
    ['FIDE rating', user.profile?.fideRating, 'profile.fideRating'],
    ['Games', user.count?.all, 'count.all'],
    ['Last seen', date(user.seenAt), 'seenAt'],
    ['Created', date(user.createdAt), 'createdAt'],
  ], { ...user })],
  player: user => ({
    login: user.username,
    name: user.profile?.realName,
    url: user.url ?? `https://lichess.org/@/${encodeURIComponent(user.username)}`,
    state: user.disabled ? 'closed' : user.tosViolation ? 'marked' : undefined,
    bio: user.profile?.bio,
    country: user.profile?.flag,
    location: user.profile?.location,
    created_at: isoTime(user.createdAt),
    last_seen_at: isoTime(user.seenAt),
    stats: { title: user.title, games: user.count?.all, fide_rating: user.profile?.fideRating },
  }),
  examples: { found: ['thibault'], notFound: ['tracewell-no-such-account-0'] },
})
