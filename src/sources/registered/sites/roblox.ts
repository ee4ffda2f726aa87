import type { AccountCheck } from '../account-check.ts'
import { integer, same, text, withProperties } from '../shapes.ts'

const data = (limits: object): object => withProperties({
  data: { type: 'array', ...limits, items: withProperties({ requestedUsername: text, id: integer, name: text }) },
})

interface Found {
  data: Array<{ requestedUsername: string }>
}

/** https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users: earlier names count too. */
export const roblox: AccountCheck = {
  slug: 'roblox',
  name: 'Roblox',
  homepage: 'https://www.roblox.com',
  types: ['Pseudonym'],
  request: name => ({
    url: 'https://users.roblox.com/v1/usernames/users',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernames: [name], excludeBannedUsers: false }),
  }),
  registered: [{
    status: 200,
    schema: data({ minItems: 1 }),
    holds: (body, name) => (body as Found).data.some(({ requestedUsername }) => same(requestedUsername, name)),
  }],
  notRegistered: [{ status: 200, schema: data({ maxItems: 0 }) }],
  names: { pattern: /^\w{1,20}$/, rule: 'Names are up to 20 letters, digits and underscores' },
  examples: { registered: ['builderman'], notRegistered: ['tracewell_nobody_000'] },
  notifies: false,
}
