import type { Upstream } from './upstream.ts'

/** https://docs.gitlab.com/api/users/#list-users */
export const gitlab: Upstream = {
  origin: 'https://gitlab.com',
  subject: ({ url }) => url.searchParams.get('username') ?? '',
  found: username => ({
    body: [{
      id: 4_183_321,
      username,
      public_email: '',
      name: 'Sam Example',
      state: 'active',
      locked: false,
      avatar_url: 'https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png',
      web_url: `https://gitlab.com/${username}`,
    }],
  }),
  notFound: () => ({ body: [] }),
}
