import type { Upstream } from './upstream.ts'

/** https://lichess.org/api#tag/Users/operation/apiUser */
export const lichess: Upstream = {
  origin: 'https://lichess.org',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: username => ({
    body: {
      id: username.toLowerCase(),
      username,
      createdAt: 1_290_415_680_000,
      seenAt: 1_767_225_600_000,
      perfs: { blitz: { games: 2340, rating: 1681, rd: 30, prog: 10 } },
      playTime: { total: 3_296_897, tv: 12_134 },
      profile: { flag: 'FR', location: 'Lyon', bio: 'Builds things.', realName: 'Sam Example' },
      url: `https://lichess.org/@/${username}`,
      count: {
        all: 9265,
        rated: 7157,
        draw: 340,
        loss: 4480,
        win: 4440,
      },
    },
  }),
  notFound: () => ({ status: 404, body: { error: 'Not found' } }),
}
