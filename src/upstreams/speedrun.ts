import type { Upstream } from './upstream.ts'

/** https://github.com/speedruncomorg/api/blob/master/version1/users.md */
export const speedrun: Upstream = {
  origin: 'https://www.speedrun.com',
  subject: ({ url }) => url.searchParams.get('lookup') ?? '',
  found: name => ({
    body: {
      data: [{
        id: 'wzx7q875',
        names: { international: name, japanese: null },
        supporterAnimation: false,
        pronouns: null,
        weblink: `https://www.speedrun.com/users/${name}`,
        role: 'user',
        signup: '2014-10-02T12:34:23Z',
        location: { country: { code: 'fr', names: { international: 'France', japanese: null } } },
        twitch: { uri: 'https://www.twitch.tv/example' },
        youtube: null,
        links: [{ rel: 'self', uri: 'https://www.speedrun.com/api/v1/users/wzx7q875' }],
      }],
      pagination: { offset: 0, max: 20, size: 1, links: [] },
    },
  }),
  notFound: () => ({ body: { data: [], pagination: { offset: 0, max: 20, size: 0, links: [] } } }),
}
