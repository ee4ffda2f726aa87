import { isoTime } from '../kit/iso-time.ts'
import { playerModule } from '../kit/player-module.ts'
import { objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/**
 * Modrinth user with the searched name. Modrinth hosts mods for Minecraft. The pattern also allows characters that only
 * older names contain: https://github.com/modrinth/code/blob/main/apps/labrinth/src/util/validate.rs
 * It is no row, because an answer about a user with another name means "no results"; in a row it is a failure.
 */
export const modrinth = playerModule({
  slug: 'modrinth',
  name: 'Modrinth',
  description: 'Public profile of the Modrinth user with this name',
  homepage: 'https://modrinth.com',
  facts: { url: 'https://github.com/modrinth/code/blob/main/apps/labrinth/src/routes/v2/users.rs', day: '2026-11-27' },
  default: false,
  accepts: {
    pattern: /^[\w!@$()`.+,"-]{1,39}$/,
    rule: 'Modrinth names are up to 39 letters, digits and punctuation marks, without spaces and slashes',
  },
  request: name => ({ url: `https://api.modrinth.com/v2/user/${encodeURIComponent(name)}` }),
  // A 404 without a body means that no user has the name. A path that does not exist has a body.
  missing: [{ status: 404, text: /^$/ }],
  response: objectWith({ id: text, username: text }, {
    bio: textOrNull,
    created: text,
    role: text,
    ...unchecked({ avatar_url: textOrNull }),
  }),
  // The API also finds users by identifier. Such a user has another name and is no result.
  player: (user, { value }) => user.username.toLowerCase() !== value.toLowerCase() ? undefined : {
    login: user.username,
    id: user.id,
    url: `https://modrinth.com/user/${encodeURIComponent(user.username)}`,
    avatar_url: user.avatar_url,
    bio: user.bio,
    created_at: isoTime(user.created),
    stats: { role: user.role },
  },
  examples: { found: ['jellysquid3'], notFound: ['tracewell-no-such-account-0'] },
})
