import { card, date, link } from '../kit/card.ts'
import { isoTime, playerModule } from '../gaming/player-module.ts'

interface User {
  id: string
  username: string
  url?: string
  title?: string
  disabled?: boolean
  tosViolation?: boolean
  createdAt?: number
  seenAt?: number
  count?: { all?: number }
  profile?: { realName?: string; flag?: string; location?: string; bio?: string; links?: string; fideRating?: number }
}

/**
 * The public profile on lichess.org; closed accounts are answered with little more than their name.
 * https://lichess.org/api#tag/Users/operation/apiUser
 * Names are 2 to 30 letters, digits, dashes and underscores.
 */
export const lichess = playerModule<User>({
  slug: 'lichess',
  name: 'Lichess',
  description: 'Public profile of the Lichess player with this name',
  homepage: 'https://lichess.org',
  names: {
    pattern: /^[\w-]{2,30}$/,
    rule: 'Lichess names are 2 to 30 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://lichess.org/api/user/${encodeURIComponent(name)}` }),
  response: {
    type: 'object',
    required: ['id', 'username'],
    properties: { id: { type: 'string' }, username: { type: 'string' }, disabled: { type: 'boolean' } },
  },
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
