import type { Upstream } from './upstream.ts'

/** https://crates.io/api/openapi.json (find_user) */
export const cratesIo: Upstream = {
  origin: 'https://crates.io',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: login => ({
    body: { user: {
      id: 3618,
      login,
      name: 'Sam Example',
      avatar: null,
      url: `https://github.com/${login}`,
    } },
  }),
  notFound: () => ({ status: 404, body: { errors: [{ detail: 'Not Found' }] } }),
}
