import type { Upstream } from './upstream.ts'

/** https://codeberg.org/api/swagger#/user/userGet */
export const codeberg: Upstream = {
  origin: 'https://codeberg.org',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? ''),
  found: login => ({
    body: {
      id: 51_443,
      login,
      login_name: '',
      source_id: 0,
      full_name: 'Sam Example',
      email: `${login}@noreply.codeberg.org`,
      avatar_url: 'https://codeberg.org/avatars/0',
      html_url: `https://codeberg.org/${login}`,
      language: '',
      is_admin: false,
      last_login: '0001-01-01T00:00:00Z',
      created: '2021-02-03T04:05:06Z',
      restricted: false,
      active: false,
      prohibit_login: false,
      location: 'Lyon',
      pronouns: '',
      website: 'https://sam.example',
      description: 'Builds things.',
      visibility: 'public',
      followers_count: 42,
      following_count: 9,
      starred_repos_count: 5,
      username: login,
    },
  }),
  notFound: login => ({
    status: 404,
    body: { message: `user redirect does not exist [name: ${login}]`, url: 'https://codeberg.org/api/swagger' },
  }),
}
