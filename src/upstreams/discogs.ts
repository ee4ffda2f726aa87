import type { Upstream } from './upstream.ts'

/** https://www.discogs.com/developers/#page:user-identity,header:user-identity-profile */
export const discogs: Upstream = {
  origin: 'https://api.discogs.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
  found: username => ({
    body: {
      id: 1_578_108,
      username,
      name: 'Sam Example',
      location: 'Lyon',
      profile: 'Builds things.',
      uri: `https://www.discogs.com/user/${username}`,
      registered: '2012-08-15T21:13:36-07:00',
      num_lists: 0,
    },
  }),
  notFound: () => ({ status: 404, body: { message: 'User does not exist or may have been deleted.' } }),
}
