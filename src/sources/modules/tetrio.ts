import { SourceFailure } from '../failures.ts'
import { isoTime } from '../kit/iso-time.ts'
import { playerModule } from '../kit/player-module.ts'
import { arrayOf, each, flag, integer, number, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

const sites = ['discord', 'twitch', 'twitter', 'reddit', 'youtube', 'steam'] as const

const user = objectWith({ _id: text, username: text }, unchecked({
  ...each(['role', 'ts'], text),
  ...each(['country', 'bio'], textOrNull),
  xp: number,
  ...each(['gamesplayed', 'gameswon', 'avatar_revision'], integer),
  badstanding: flag,
  botmaster: text,
  badges: arrayOf(objectWith({}, { label: text })),
  connections: objectWith({}, each(sites, objectWith({ id: text, username: text }))),
}))

/** Public profile of a TETR.IO player. */
export const tetrio = playerModule({
  slug: 'tetrio',
  name: 'TETR.IO',
  description: 'Public profile of the TETR.IO player with this name',
  homepage: 'https://tetr.io',
  facts: { url: 'https://github.com/Rinrin0413/tetr-ch-rs', day: '2026-11-27' },
  default: false,
  accepts: {
    pattern: /^[a-z\d_-]{3,16}$/i,
    rule: 'TETR.IO names are 3 to 16 letters, digits, hyphens and underscores',
  },
  request: name => ({ url: `https://ch.tetr.io/api/users/${encodeURIComponent(name.toLowerCase())}` }),
  readable: [404],
  response: {
    ...objectWith({ success: flag }),
    anyOf: [
      objectWith({ success: { const: true }, data: user }),
      objectWith({ success: { const: false }, error: objectWith({ msg: text }) }),
    ],
  },
  player(answer, { value }) {
    if (!answer.success) {
      if (/no such user/i.test(answer.error.msg)) return undefined
      throw new SourceFailure('UPSTREAM_ERROR', 'the source rejected the request')
    }
    const found = answer.data
    if (found.username.toLowerCase() !== value.toLowerCase()) return undefined // the API also finds users by id
    const count = (games: number | undefined) => // -1 means that the player hides the number
      games !== undefined && games >= 0 ? games : undefined
    return {
      login: found.username,
      id: found._id,
      url: `https://ch.tetr.io/u/${encodeURIComponent(found.username)}`,
      avatar_url: found.avatar_revision // missing or 0 without an avatar
        ? `https://tetr.io/user-content/avatars/${found._id}.jpg?rv=${found.avatar_revision}`
        : undefined,
      state: found.role === 'banned' ? 'banned' : found.badstanding ? 'in bad standing' : undefined,
      bio: found.bio,
      country: found.country,
      created_at: isoTime(found.ts),
      stats: {
        experience: found.xp === undefined ? undefined : Math.round(found.xp),
        games: count(found.gamesplayed),
        games_won: count(found.gameswon),
        run_by: found.botmaster,
        badges: [found.badges ?? []].flat().flatMap(badge => badge?.label ?? []).join(', ') || undefined,
        ...Object.fromEntries(sites.map(site =>
          [site === 'steam' ? 'steam_name' : site, found.connections?.[site]?.username])),
      },
    }
  },
  examples: { found: ['osk'], notFound: ['tracewell-none-0'] },
})
