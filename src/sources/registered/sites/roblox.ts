import { roblox as player } from '../../modules/roblox.ts'
import type { AccountCheck } from '../account-check.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'
import { questionOf, same } from '../shapes.ts'

const data = (limits: object): object => objectWith({
  data: { type: 'array', ...limits, items: objectWith({ requestedUsername: text, id: integer, name: text }) },
})

interface Found {
  data: Array<{ requestedUsername: string }>
}

/** https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users: earlier names count too. */
export const roblox: AccountCheck = {
  slug: 'roblox',
  name: 'Roblox',
  homepage: player.homepage,
  types: ['Pseudonym'],
  ...questionOf(player),
  registered: [{
    status: 200,
    schema: data({ minItems: 1 }),
    holds: (body, name) => (body as Found).data.some(({ requestedUsername }) => same(requestedUsername, name)),
  }],
  notRegistered: [{ status: 200, schema: data({ maxItems: 0 }) }],
  examples: { registered: ['builderman'], notRegistered: ['tracewell_nobody_000'] },
  notifies: false,
}
