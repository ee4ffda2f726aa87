import type { Upstream } from './upstream.ts'

/** https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users */
export const roblox: Upstream = {
  origin: 'https://users.roblox.com',
  subject: ({ body }) => (JSON.parse(body) as { usernames: string[] }).usernames[0] ?? '',
  found: name => ({
    body: { data: [{
      requestedUsername: name,
      hasVerifiedBadge: false,
      id: 156,
      name,
      displayName: 'Sam',
    }] },
  }),
  notFound: () => ({ body: { data: [] } }),
}
