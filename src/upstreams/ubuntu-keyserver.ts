import type { Upstream } from './upstream.ts'

/** https://datatracker.ietf.org/doc/html/draft-gallagher-openpgp-hkp */
export const ubuntuKeyserver: Upstream = {
  origin: 'https://keyserver.ubuntu.com',
  subject: ({ url }) => url.searchParams.get('search') ?? '',
  found: email => ({
    body: [
      'info:1:1',
      'pub:0123456789ABCDEF0123456789ABCDEF01234567:22:263:1600000000::',
      `uid:Sam Example%3a at work <${email}>:1600000000::`,
      '',
    ].join('\n'),
  }),
  notFound: () => ({ status: 404, body: 'Not Found\n' }),
}
