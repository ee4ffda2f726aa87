import { playerModule } from '../kit/player-module.ts'
import { absent } from '../kit/absence.ts'
import { flag, objectWith, text } from '../kit/schema.ts'

/**
 * Account of Minecraft: Java Edition with the searched name or id. Names are up to 16 letters, digits and underscores.
 * The answer about an id is documented by
 * https://mojang-api-docs.netlify.app/no-auth/uuid-to-username.html (read on 2026-11-28).
 */
export const minecraft = playerModule({
  slug: 'minecraft',
  name: 'Minecraft',
  description: 'The Minecraft: Java Edition account with this name',
  homepage: 'https://www.minecraft.net',
  facts: {
    url: 'https://github.com/Amund211/flashlight/blob/main/internal/adapters/accountprovider/mojang_test.go',
    day: '2026-11-27',
  },
  default: false,
  accepts: {
    pattern: /^(?:\w{1,16}|[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12})$/i,
    rule: 'Minecraft names are up to 16 letters, digits and underscores, and ids are UUIDs',
  },
  request: name => ({
    url: `https://api.mojang.com/${isId(name)
      ? `user/profile/${plainId(name)}`
      : `users/profiles/minecraft/${encodeURIComponent(name)}`}`,
  }),
  missing: [
    absent(404, 'errorMessage', '^Couldn\'t find any profile with name'),
    // about a name, the service has also answered 204 for an account that exists:
    // https://github.com/Electroid/mojang-api/issues/72
    { status: 204, text: /^$/, path: /^\/user\/profile\// },
  ],
  response: objectWith(
    { id: { type: 'string', pattern: '^[0-9a-f]{32}$' }, name: text },
    { legacy: flag, demo: flag },
  ),
  named: ({ id, name }, { value }) => isId(value) ? plainId(value) === id ? value : id : name,
  player: ({ id, name, legacy, demo }) => ({
    login: name, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    state: demo ? 'demo' : legacy ? 'legacy' : undefined,
  }),
  examples: { found: ['Notch', 'jeb_'], notFound: ['tracewell_no_0'] },
})

const isId = (text: string): boolean => text.length > 16

const plainId = (text: string): string => text.replaceAll('-', '').toLowerCase()
