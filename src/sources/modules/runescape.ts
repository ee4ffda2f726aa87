import { playerModule } from '../kit/player-module.ts'
import { changed } from '../kit/shape.ts'
import { arrayOf, integer, objectWith, text } from '../kit/schema.ts'

/** Hiscores of an Old School RuneScape player. The hiscores omit players with low scores. */
export const runescape = playerModule({
  slug: 'runescape',
  name: 'Old School RuneScape',
  description: 'Hiscores of the Old School RuneScape player with this name',
  homepage: 'https://oldschool.runescape.com',
  facts: { url: 'https://runescape.wiki/w/Application_programming_interface#Old_School_Hiscores' },
  default: false,
  accepts: {
    pattern: /^[a-z\d](?:[a-z\d _-]{0,10}[a-z\d])?$/i,
    rule: 'RuneScape names are up to 12 letters, digits, spaces, hyphens and underscores',
  },
  request: name => ({
    url: `https://secure.runescape.com/m=hiscore_oldschool/index_lite.json?${
      new URLSearchParams({ player: name }).toString()
    }`,
  }),
  missing: [{ status: 404, text: /<title>[^<]*page not found/i }],
  response: objectWith({
    skills: { ...arrayOf(objectWith({ name: text, rank: integer, level: integer, xp: integer })), minItems: 1 },
  }, { name: text }),
  player({ name, skills }, { value }) {
    if (name !== undefined && spelled(name) !== spelled(value)) throw changed()
    const overall = skills.find(skill => skill.name === 'Overall')
    // -1 means "not ranked"
    const ranked = (value: number | undefined) => value !== undefined && value >= 0 ? value : undefined
    return {
      login: name ?? value,
      url: `https://secure.runescape.com/m=hiscore_oldschool/hiscorepersonal?${
        new URLSearchParams({ user1: value }).toString()
      }`,
      stats: { total_level: ranked(overall?.level), experience: ranked(overall?.xp), rank: ranked(overall?.rank) },
    }
  },
  examples: { found: ['Lynx Titan', 'Zezima'], notFound: ['tw no one 0'] },
})

/** The game does not distinguish spaces, hyphens and underscores in names, nor small and capital letters. */
const spelled = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, ' ')
