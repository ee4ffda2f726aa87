import type { Upstream } from './upstream.ts'

/** https://runescape.wiki/w/Application_programming_interface#Old_School_Hiscores */
export const runescape: Upstream = {
  origin: 'https://secure.runescape.com',
  subject: ({ url }) => url.searchParams.get('player') ?? '',
  found: name => ({
    body: {
      name,
      skills: [
        {
          id: 0,
          name: 'Overall',
          rank: 123_456,
          level: 1_850,
          xp: 98_765_432,
        },
        {
          id: 1,
          name: 'Attack',
          rank: -1,
          level: 1,
          xp: -1,
        },
      ],
      activities: [{ id: 0, name: 'Grid Points', rank: -1, score: -1 }],
    },
  }),
  notFound: () => ({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><title>404 - Page not found</title>',
  }),
}
