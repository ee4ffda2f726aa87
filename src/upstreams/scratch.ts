import type { Upstream } from './upstream.ts'

/** https://en.scratch-wiki.info/wiki/Scratch_API */
export const scratch: Upstream = {
  origin: 'https://api.scratch.mit.edu',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
  found: username => ({
    body: {
      id: 1_882_674,
      username,
      scratchteam: false,
      history: { joined: '2012-10-24T12:59:31.000Z' },
      profile: {
        id: 1,
        images: {},
        status: 'Builds things.',
        bio: '',
        country: 'France',
      },
    },
  }),
  notFound: () => ({ status: 404, body: { code: 'NotFound', message: '' } }),
}
