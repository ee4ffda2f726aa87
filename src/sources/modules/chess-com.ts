import { card, date, link } from '../kit/card.ts'
import { playerModule } from '../kit/player-module.ts'
import { isoTime } from '../kit/iso-time.ts'
import { each, flag, integer, objectWith, text, unchecked } from '../kit/schema.ts'

/** Answer about a name that no account has. */
export const noPlayer = objectWith({ code: { const: 0 }, message: { type: 'string', pattern: 'not found' } })

/**
 * Public profile on Chess.com. The API requires the name in lower case.
 * It is no row, because the tool returns only the state of closed accounts, and a country is the end of an address.
 */
export const chessCom = playerModule({
  slug: 'chess-com',
  name: 'Chess.com',
  description: 'Public profile of the Chess.com player with this name',
  homepage: 'https://www.chess.com',
  facts: { url: 'https://github.com/soxoj/socid-extractor/blob/master/socid_extractor/schemes.py', day: '2026-11-27' },
  accepts: {
    pattern: /^[\w-]{2,50}$/,
    rule: 'Chess.com names are 2 to 50 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://api.chess.com/pub/player/${encodeURIComponent(name.toLowerCase())}` }),
  missing: [{ status: 404, schema: noPlayer }],
  response: objectWith({ player_id: integer, username: text, url: text }, unchecked({
    ...each(['name', 'title', 'status', 'league', 'avatar', 'location', 'country', 'twitch_url'], text),
    ...each(['followers', 'joined', 'last_online'], integer),
    ...each(['is_streamer', 'verified'], flag),
  })),
  named: player => player.username,
  cards: player => [card([
    ['Login', player.username, 'username'],
    ['Name', player.name, 'name'],
    ['Profile', link(player.url), 'url'],
    ['Title', player.title, 'title'],
    ['State', player.status, 'status'],
    ['Verified', player.verified ? 'yes' : undefined, 'verified'],
    ['League', player.league, 'league'],
    ['Location', player.location, 'location'],
    ['Country', lastPart(player.country), 'country'],
    ['Followers', player.followers, 'followers'],
    ['Twitch', link(player.twitch_url), 'twitch_url'],
    ['Avatar', link(player.avatar), 'avatar'],
    ['Last seen', date(player.last_online), 'last_online'],
    ['Created', date(player.joined), 'joined'],
  ], { ...player })],
  player: player => ({
    login: player.username,
    name: player.name,
    url: player.url,
    state: player.status?.startsWith('closed') ? player.status : undefined,
    country: lastPart(player.country),
    location: player.location,
    avatar_url: player.avatar,
    created_at: isoTime(player.joined),
    last_seen_at: isoTime(player.last_online),
    stats: { title: player.title, followers: player.followers, streamer: player.is_streamer },
  }),
  examples: { found: ['erik', 'hikaru'], notFound: ['tracewell-no-such-account-0'] },
})

/** Returns the last part of a path: `https://api.chess.com/pub/country/NO` → `NO`. */
const lastPart = (url: string | undefined): string | undefined => url?.split('/').at(-1)
