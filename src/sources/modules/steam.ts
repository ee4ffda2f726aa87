import { steamId64 } from '../../facts/steam-id.ts'
import { xmlText } from '../../lib/xml-text.ts'
import { SourceFailure } from '../failures.ts'
import { isoTime } from '../kit/iso-time.ts'
import { playerModule } from '../kit/player-module.ts'
import { each, objectWith, text } from '../kit/schema.ts'

const members = [
  'steamID64',
  'steamID',
  'stateMessage',
  'privacyState',
  'avatarFull',
  'vacBanned',
  'isLimitedAccount',
  'customURL',
  'memberSince',
  'location',
  'realname',
  'summary',
] as const
const maxBioChars = 4_000

/**
 * Steam Community profile whose URL contains the searched name, or that has the searched id in one of its three forms.
 * A private profile has little more than its name.
 */
export const steam = playerModule({
  slug: 'steam',
  name: 'Steam',
  description: 'Public Steam Community profile with this name in its URL',
  homepage: 'https://steamcommunity.com',
  facts: { url: 'https://partner.steamgames.com/documentation/community_data' },
  default: false,
  accepts: {
    pattern: /^(?:[\w-]{2,32}|STEAM_[0-5]:[01]:\d{1,10}|\[?U:1:\d{1,10}\]?)$/i,
    rule: 'Names in Steam profile URLs are 2 to 32 letters, digits, hyphens and underscores, and ids begin with ' +
      '7656, STEAM_ or [U:1:',
  },
  request: name => ({ url: `https://steamcommunity.com/${pathOf(name)}/?xml=1` }),
  read({ body }) {
    // Read only the first part. The later parts, about games and groups, have elements with the same names.
    const own = body.toString('utf8').split(/<(?:mostPlayedGames|groups)>/)[0] ?? ''
    return Object.fromEntries([...members, 'error'].flatMap(name => {
      const value = xmlText(own, name)
      return value === undefined ? [] : [[name, value]]
    }))
  },
  response: {
    ...objectWith({}, {
      ...each([...members, 'error'], text),
      steamID64: { type: 'string', pattern: '^[0-9]{17}$' },
    }),
    anyOf: [{ required: ['steamID64', 'steamID'] }, { required: ['error'] }],
  },
  named: ({ customURL, steamID64 }, { value }) => {
    const id = steamId64(value)
    return id === undefined ? customURL : steamID64 === id ? value : steamID64
  },
  player(profile) {
    if (profile.error !== undefined) {
      if (/could not be found/i.test(profile.error)) return undefined
      throw new SourceFailure('UPSTREAM_ERROR', 'the source rejected the request')
    }
    const { steamID64 = '', steamID = '', customURL } = profile
    return {
      login: customURL || steamID,
      id: steamID64,
      name: profile.realname || steamID,
      url: `https://steamcommunity.com/profiles/${steamID64}`,
      avatar_url: profile.avatarFull,
      state: profile.privacyState === 'private' ? 'private' : undefined,
      location: profile.location,
      bio: profile.summary?.slice(0, maxBioChars).replace(/<[^<>]*>/g, ' ').trim(),
      created_at: isoTime(profile.memberSince),
      stats: {
        display_name: steamID,
        vac_banned: profile.vacBanned === '1',
        limited: profile.isLimitedAccount === '1',
      },
    }
  },
  examples: { found: ['gabelogannewell'], notFound: ['tracewell-no-such-account-0'] },
})

const pathOf = (name: string): string => {
  const id = steamId64(name)
  return id === undefined ? `id/${encodeURIComponent(name)}` : `profiles/${id}`
}
