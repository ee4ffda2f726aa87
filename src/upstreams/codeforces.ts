import type { Upstream } from './upstream.ts'

/** https://codeforces.com/apiHelp/methods#user.info */
export const codeforces: Upstream = {
  origin: 'https://codeforces.com',
  subject: ({ url }) => url.searchParams.get('handles') ?? '',
  found: handle => ({
    body: {
      status: 'OK',
      result: [{
        handle,
        contribution: 0,
        rank: 'newbie',
        rating: 1200,
        maxRank: 'pupil',
        maxRating: 1300,
        friendOfCount: 9,
        lastOnlineTimeSeconds: 1_767_225_600,
        registrationTimeSeconds: 1_300_000_000,
        avatar: 'https://userpic.codeforces.org/no-avatar.jpg',
        titlePhoto: 'https://userpic.codeforces.org/no-title.jpg',
      }],
    },
  }),
  notFound: handle => ({
    status: 400, body: { status: 'FAILED', comment: `handles: User with handle ${handle} not found` },
  }),
}
