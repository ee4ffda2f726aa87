import type { Upstream } from './upstream.ts'

/** https://docs.modrinth.com/api/operations/getuser/ */
export const modrinth: Upstream = {
  origin: 'https://api.modrinth.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: username => ({
    body: {
      id: 'EbxblwzR',
      username,
      avatar_url: null,
      bio: 'Builds things.',
      created: '2020-11-05T20:32:53.000Z',
      role: 'developer',
      badges: 0,
      auth_providers: null,
      email: null,
    },
  }),
  notFound: () => ({ status: 404, body: '' }),
}
