import type { Upstream } from './upstream.ts'

/** https://ogs.readme.io/docs/rest-api */
export const onlineGo: Upstream = {
  origin: 'https://online-go.com',
  subject: ({ url }) => url.searchParams.get('username') ?? '',
  found: username => ({
    body: {
      count: 1, next: null, previous: null,
      results: [{
        related: { detail: '/api/v1/players/435842' },
        id: 435_842,
        username,
        professional: false,
        ranking: 23.4,
        country: 'fr',
        name: null,
        about: '',
        supporter: false,
        is_bot: false,
        website: '',
        registration_date: '2014-11-05T20:32:53.000Z',
        ui_class: '',
        icon: 'https://b0c2ddc39d13e1c0ddad-93a52a5bc9e7cc06050c1a999beb3694.ssl.cf1.rackcdn.com/default.png',
      }],
    },
  }),
  notFound: () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
}
