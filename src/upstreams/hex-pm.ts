import type { Upstream } from './upstream.ts'

/** https://github.com/hexpm/specifications/blob/main/apiary.apib */
export const hexPm: Upstream = {
  origin: 'https://hex.pm',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found(value) {
    const username = value.replace(/@.*/, '')
    return {
      body: {
        username,
        full_name: 'Sam Example',
        handles: {},
        inserted_at: '2015-04-05T01:21:49Z',
        updated_at: '2015-04-05T01:21:49Z',
        url: `https://hex.pm/api/users/${username}`,
        packages: [],
        owned_packages: {},
      },
    }
  },
  notFound: () => ({ status: 404, body: { status: 404, message: 'Page not found' } }),
}
