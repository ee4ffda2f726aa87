import { roblox as player } from '../../modules/roblox.ts'
import type { AccountCheck } from '../account-check.ts'
import { proof } from '../proof.ts'
import { arrayOf, integer, objectWith, text } from '../../kit/schema.ts'
import { checkOf, sameText } from '../helpers.ts'

const users = arrayOf(objectWith({ requestedUsername: text, id: integer, name: text }))

/** Former names count as registered. */
export const roblox: AccountCheck = {
  ...checkOf(player),
  registered: [proof({
    status: 200,
    schema: objectWith({ data: { ...users, minItems: 1 } }),
    holds: ({ data }, name) => data.some(({ requestedUsername }) => sameText(requestedUsername, name)),
  })],
  notRegistered: [{ status: 200, schema: objectWith({ data: { ...users, maxItems: 0 } }) }],
  examples: { registered: ['builderman'], notRegistered: ['tracewell_nobody_000'] },
}
