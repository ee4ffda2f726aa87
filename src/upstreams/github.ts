import { linkedValues } from './linked-values.ts'
import type { Upstream } from './upstream.ts'

/** https://docs.github.com/en/rest/users/users#get-a-user */
export const github: Upstream = {
  origin: 'https://api.github.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
  found: login => ({
    body: {
      login,
      id: 583231,
      node_id: 'MDQ6VXNlcjU4MzIzMQ==',
      avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4',
      html_url: `https://github.com/${login}`,
      type: 'User',
      name: 'Sam Example',
      company: null,
      blog: login === linkedValues.pseudonym
        ? `https://keybase.io/${linkedValues.secondPseudonym}`
        : 'https://sam.example',
      location: 'Lyon',
      bio: 'Builds things.',
      public_repos: 8,
      followers: 42,
      following: 9,
      created_at: '2015-03-14T09:26:53Z',
      updated_at: '2026-01-02T03:04:05Z',
    },
  }),
  notFound: () => ({
    status: 404,
    body: {
      message: 'Not Found',
      documentation_url: 'https://docs.github.com/rest/users/users#get-a-user',
      status: '404',
    },
  }),
}
