import { playerModule } from '../kit/player-module.ts'
import { arrayOf, flag, integer, objectWith, text } from '../kit/schema.ts'

/**
 * Roblox user who has the searched name now, or had it before.
 * It is no row, because the answer has the present name under another member, and its page has a number.
 */
export const roblox = playerModule({
  slug: 'roblox',
  name: 'Roblox',
  description: 'Roblox user who has or had this name',
  homepage: 'https://www.roblox.com',
  facts: {
    url: 'https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users',
    day: '2026-11-24',
  },
  default: false,
  accepts: { pattern: /^\w{1,20}$/, rule: 'Names are up to 20 letters, digits and underscores' },
  request: name => ({
    url: 'https://users.roblox.com/v1/usernames/users',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernames: [name], excludeBannedUsers: false }),
  }),
  response: objectWith({
    data: arrayOf(objectWith(
      { requestedUsername: text, id: integer, name: text },
      { displayName: text, hasVerifiedBadge: flag },
    )),
  }),
  player({ data }, { value }) {
    const user = data.find(({ requestedUsername }) => requestedUsername.toLowerCase() === value.toLowerCase())
    return user && {
      login: user.name,
      id: user.id,
      name: user.displayName,
      url: `https://www.roblox.com/users/${user.id}/profile`,
      stats: {
        verified: user.hasVerifiedBadge,
        former_name: user.name.toLowerCase() === value.toLowerCase() ? undefined : value,
      },
    }
  },
  examples: { found: ['builderman'], notFound: ['tracewell_nobody_000'] },
})
