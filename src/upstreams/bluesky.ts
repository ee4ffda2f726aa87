import type { Upstream } from './upstream.ts'

/** https://docs.bsky.app/docs/api/app-bsky-actor-get-profile */
export const bluesky: Upstream = {
  origin: 'https://public.api.bsky.app',
  subject: ({ url }) => (url.searchParams.get('actor') ?? '').replace(/\.bsky\.social$/, ''),
  found: (_, { url }) => ({
    body: {
      did: 'did:plc:ewvi7nxzyoun6zhxrhs64oiz',
      handle: url.searchParams.get('actor'),
      displayName: 'Sam Example',
      avatar: 'https://cdn.bsky.app/img/avatar/plain/did:plc:ewvi7nxzyoun6zhxrhs64oiz/simulated@jpeg',
      associated: { lists: 0 },
      labels: [],
      createdAt: '2023-05-04T11:22:33.444Z',
      description: 'Builds things.',
      indexedAt: '2026-01-02T03:04:05.006Z',
      followersCount: 42,
      followsCount: 9,
      postsCount: 137,
    },
  }),
  notFound: () => ({ status: 400, body: { error: 'InvalidRequest', message: 'Profile not found' } }),
}
