import { roblox as player } from '../../modules/roblox.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { arrayOf, integer, objectWith, text } from '../../kit/schema.ts'
import { lookUpOf, sameText } from '../helpers.ts'

const users = arrayOf(objectWith({ requestedUsername: text, id: integer, name: text }))

/** Former names count as registered. */
export const roblox: AccountCheck = {
  slug: 'roblox',
  name: 'Roblox',
  homepage: player.homepage,
  facts: {
    url: 'https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users',
    day: '2026-11-24',
  },
  tags: ['gaming'],
  types: ['Pseudonym'],
  ...lookUpOf(player),
  registered: [proof({
    status: 200,
    schema: objectWith({ data: { ...users, minItems: 1 } }),
    holds: ({ data }, name) => data.some(({ requestedUsername }) => sameText(requestedUsername, name)),
  })],
  notRegistered: [{ status: 200, schema: objectWith({ data: { ...users, maxItems: 0 } }) }],
  examples: { registered: ['builderman'], notRegistered: ['tracewell_nobody_000'] },
  notifies: false,
}
