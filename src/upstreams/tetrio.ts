import type { Upstream } from './upstream.ts'

/** https://tetr.io/about/api/#usersuser */
export const tetrio: Upstream = {
  origin: 'https://ch.tetr.io',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: username => ({
    body: {
      success: true, cache: { status: 'miss', cached_at: 1_767_225_600_000, cached_until: 1_767_225_900_000 },
      data: {
        _id: '5e32fc85ab319c2ab1beb07c',
        username,
        role: 'user',
        ts: '2020-03-23T01:41:56.301Z',
        badges: [],
        xp: 1_597_449.25,
        gamesplayed: 683,
        gameswon: -1,
        gametime: 241_045.9,
        country: 'FR',
        avatar_revision: 1_585_000_000_000,
        supporter_tier: 0,
        connections: {},
        league: {},
      },
    },
  }),
  notFound: () => ({
    status: 404,
    body: {
      success: false,
      error: { msg: 'No such user! | Either you mistyped something, or the account no longer exists.' },
    },
  }),
}
