import type { Upstream } from './upstream.ts'

/** https://dev.codewars.com/#get-user */
export const codewars: Upstream = {
  origin: 'https://www.codewars.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: username => ({
    body: {
      id: '51e0007c1f9378fa810002a9',
      username,
      name: 'Sam Example',
      honor: 544,
      clan: 'Example',
      leaderboardPosition: 134,
      skills: [],
      ranks: { overall: { rank: -3, name: '3 kyu', color: 'blue', score: 2116 }, languages: {} },
      codeChallenges: { totalAuthored: 3, totalCompleted: 230 },
    },
  }),
  notFound: () => ({ status: 404, body: { success: false, reason: 'not found' } }),
}
