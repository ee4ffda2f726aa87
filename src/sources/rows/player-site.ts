import { valueAt } from '../../lib/json-path.ts'
import { playerModule, type Player, type PlayerModule } from '../kit/player-module.ts'
import { FormattedValue } from '../kit/card.ts'
import { displayed } from './formats.ts'
import { lookUpParts, pageOf } from './look-up-module.ts'
import { profileLookUp } from './profile-look-up.ts'
import type { ProfileSite } from './profile-site.ts'
import { namesIn, recordsOf } from './records.ts'

/** Creates the module of a site about players. The gaming tool asks it too. */
export function playerSite(site: ProfileSite): PlayerModule {
  const row = profileLookUp(site)
  return playerModule({
    ...lookUpParts(row),
    player: (answer, { value }) =>
      recordsOf(row, answer, value).records.map(account => playerOf(site, account, value))[0],
  })
}

/** Properties of a player by the label of their field. Other fields are statistics. */
const playerFields: Readonly<Record<string, keyof Player>> = {
  'Identifier': 'id',
  'Name': 'name',
  'Profile': 'url',
  'Avatar': 'avatar_url',
  'State': 'state',
  'Bio': 'bio',
  'Country': 'country',
  'Location': 'location',
  'Created': 'created_at',
  'Last seen': 'last_seen_at',
}

function playerOf(site: ProfileSite, account: unknown, value: string): Player {
  const player: Player = {
    login: namesIn(site.login ?? [], account)[0] as string,
    url: pageOf(profileLookUp(site), account, value) ?? null,
  }
  const stats: NonNullable<Player['stats']> = {}
  for (const [label, path, format] of site.fields) {
    const shown = displayed(valueAt(account, path), format, site)
    const fact = shown instanceof FormattedValue ? shown.value : shown
    if (typeof fact !== 'string' && typeof fact !== 'number' && typeof fact !== 'boolean') continue
    const property = playerFields[label]
    if (property === 'state') player.state = firstWord(String(fact))
    else if (property) Object.assign(player, { [property]: property === 'id' ? fact : String(fact) })
    else stats[label.toLowerCase().replaceAll(' ', '_')] = fact
  }
  return { ...player, stats }
}

/** Returns the first word in lower case: a card shows `Closed`, the tool returns `closed`. */
const firstWord = (text: string): string => text.toLowerCase().replace(/ .*/s, '')
