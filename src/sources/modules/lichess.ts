import { card, date, link } from '../kit/card.ts'
import { playerModule } from '../gaming/player-module.ts'
import { isoTime } from '../kit/card.ts'
import { fieldsOf } from '../kit/fields.ts'
import { flag, objectWith, text, unchecked } from '../kit/schema.ts'

/**
 * Public profile on lichess.org. The answer about a closed account has little more than its name.
 * https://lichess.org/api#tag/Users/operation/apiUser
 * Names are 2 to 30 letters, digits, hyphens and underscores.
 */
export const lichess = playerModule({
  slug: 'lichess',
  name: 'Lichess',
  description: 'Public profile of the Lichess player with this name',
  homepage: 'https://lichess.org',
  names: {
    pattern: /^[\w-]{2,30}$/,
    rule: 'Lichess names are 2 to 30 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://lichess.org/api/user/${encodeURIComponent(name)}` }),
  response: objectWith({ id: text, username: text }, {
    disabled: flag,
    ...unchecked('url', 'title', 'tosViolation', 'createdAt', 'seenAt', 'count', 'profile'),
  }),
  cards: user => [card([
    ['Login', user.username, 'username'],
    ['Name', fieldsOf(user.profile).realName, 'profile.realName'],
    ['Profile', link(user.url ?? `https://lichess.org/@/${encodeURIComponent(user.username)}`), 'url'],
    ['State', user.disabled ? 'Closed' : user.tosViolation ? 'Marked for breaking the terms' : undefined],
    ['Title', user.title, 'title'],
    ['Bio', fieldsOf(user.profile).bio, 'profile.bio'],
    ['Country', fieldsOf(user.profile).flag, 'profile.flag'],
    ['Location', fieldsOf(user.profile).location, 'profile.location'],
    ['Links', fieldsOf(user.profile).links, 'profile.links'],
    ['FIDE rating', fieldsOf(user.profile).fideRating, 'profile.fideRating'],
    ['Games', fieldsOf(user.count).all, 'count.all'],
    ['Last seen', date(user.seenAt), 'seenAt'],
    ['Created', date(user.createdAt), 'createdAt'],
  ], { ...user })],
  player: user => ({
    login: user.username,
    name: fieldsOf(user.profile).realName,
    url: user.url ?? `https://lichess.org/@/${encodeURIComponent(user.username)}`,
    state: user.disabled ? 'closed' : user.tosViolation ? 'marked' : undefined,
    bio: fieldsOf(user.profile).bio,
    country: fieldsOf(user.profile).flag,
    location: fieldsOf(user.profile).location,
    created_at: isoTime(user.createdAt),
    last_seen_at: isoTime(user.seenAt),
    stats: { title: user.title, games: fieldsOf(user.count).all, fide_rating: fieldsOf(user.profile).fideRating },
  }),
  examples: { found: ['thibault'], notFound: ['tracewell-no-such-account-0'] },
})
