import { card, date, link } from '../kit/card.ts'
import { isoTime, playerModule } from '../gaming/player-module.ts'

interface Player {
  player_id: number
  username: string
  url: string
  name?: string
  title?: string
  status?: string
  avatar?: string
  location?: string
  country?: string
  followers?: number
  joined?: number
  last_online?: number
  is_streamer?: boolean
  twitch_url?: string
}

/** The public profile on Chess.com, by name in lower case. https://www.chess.com/news/view/published-data-api */
export const chessCom = playerModule<Player>({
  slug: 'chess-com',
  name: 'Chess.com',
  description: 'Public profile of the Chess.com player with this name',
  homepage: 'https://www.chess.com',
  names: {
    pattern: /^[\w-]{2,50}$/,
    rule: 'Chess.com names are 2 to 50 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://api.chess.com/pub/player/${encodeURIComponent(name.toLowerCase())}` }),
  missing: [404, 410],
  response: {
    type: 'object',
    required: ['player_id', 'username', 'url'],
    properties: { player_id: { type: 'integer' }, username: { type: 'string' }, url: { type: 'string' } },
  },
  cards: player => [card([
    ['Login', player.username, 'username'],
    ['Name', player.name, 'name'],
    ['Profile', link(player.url), 'url'],
    ['Title', player.title, 'title'],
    ['State', player.status, 'status'],
    ['Location', player.location, 'location'],
    ['Country', player.country?.split('/').at(-1), 'country'],
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
    country: player.country?.split('/').at(-1),
    location: player.location,
    avatar_url: player.avatar,
    created_at: isoTime(player.joined),
    last_seen_at: isoTime(player.last_online),
    stats: { title: player.title, followers: player.followers, streamer: player.is_streamer },
  }),
  examples: { found: ['erik', 'hikaru'], notFound: ['tracewell-no-such-account-0'] },
})
