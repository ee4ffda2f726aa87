import type { Upstream } from './upstream.ts'

/** https://developers.forem.com/api/v1#tag/users/operation/getUser */
export const devTo: Upstream = {
  origin: 'https://dev.to',
  subject: ({ url }) => url.searchParams.get('url') ?? '',
  found: username => ({
    body: {
      type_of: 'user',
      id: 1431,
      username,
      name: 'Sam Example',
      twitter_username: null,
      github_username: username,
      summary: 'Builds things.',
      location: 'Lyon',
      website_url: 'https://sam.example',
      joined_at: 'Dec 27, 2015',
      profile_image: 'https://media2.dev.to/dynamic/image/simulated.png',
    },
  }),
  notFound: () => ({ status: 404, body: { error: 'not found', status: 404 } }),
}
