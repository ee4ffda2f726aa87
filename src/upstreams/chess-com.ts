import type { Upstream } from './upstream.ts'

/** https://www.chess.com/news/view/published-data-api */
export const chessCom: Upstream = {
  origin: 'https://api.chess.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: username => ({
    body: {
      'player_id': 41,
      '@id': `https://api.chess.com/pub/player/${username}`,
      'url': `https://www.chess.com/member/${username}`,
      username,
      'name': 'Sam Example',
      'followers': 42,
      'country': 'https://api.chess.com/pub/country/FR',
      'location': 'Lyon',
      'last_online': 1_767_225_600,
      'joined': 1_178_556_600,
      'status': 'premium',
      'is_streamer': false,
      'verified': false,
      'league': 'Wood',
      'streaming_platforms': [],
    },
  }),
  notFound: username => ({ status: 404, body: { code: 0, message: `User "${username}" not found.` } }),
}
