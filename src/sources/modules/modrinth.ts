import { isoTime, playerModule } from '../gaming/player-module.ts'

interface User {
  id: string
  username: string
  avatar_url?: string | null
  bio?: string | null
  created?: string
  role?: string
}

/**
 * The Modrinth user of a name, who makes or plays mods for Minecraft. https://docs.modrinth.com/api/operations/getuser/
 * Names, with the signs that older ones may have: https://github.com/modrinth/code/blob/main/apps/labrinth/src/util/validate.rs
 */
export const modrinth = playerModule<User>({
  slug: 'modrinth',
  name: 'Modrinth',
  description: 'Public profile of the Modrinth user with this name',
  homepage: 'https://modrinth.com',
  default: false,
  names: {
    pattern: /^[\w!@$()`.+,"-]{1,39}$/,
    rule: 'Modrinth names are up to 39 letters, digits and signs, without spaces and slashes',
  },
  request: name => ({ url: `https://api.modrinth.com/v2/user/${encodeURIComponent(name)}` }),
  response: {
    type: 'object',
    required: ['id', 'username'],
    properties: {
      id: { type: 'string' },
      username: { type: 'string' },
      bio: { type: ['string', 'null'] },
      created: { type: 'string' },
      role: { type: 'string' },
    },
  },
  // The interface takes identifiers too: an answer about another name is none.
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
