import { playerModule } from '../kit/player-module.ts'
import { absent } from '../kit/absence.ts'
import { flag, objectWith, text } from '../kit/schema.ts'

/** Account of Minecraft: Java Edition with the searched name. Names are up to 16 letters, digits and underscores. */
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
  accepts: { pattern: /^\w{1,16}$/, rule: 'Minecraft names are up to 16 letters, digits and underscores' },
  request: name => ({ url: `https://api.mojang.com/users/profiles/minecraft/${encodeURIComponent(name)}` }),
  missing: [absent(404, 'errorMessage', '^Couldn\'t find any profile with name')],
  response: objectWith(
    { id: { type: 'string', pattern: '^[0-9a-f]{32}$' }, name: text },
    { legacy: flag, demo: flag },
  ),
  named: ({ name }) => name,
  player: ({ id, name, legacy, demo }) => ({
    login: name, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    state: demo ? 'demo' : legacy ? 'legacy' : undefined,
  }),
  examples: { found: ['Notch', 'jeb_'], notFound: ['tracewell_no_0'] },
})
