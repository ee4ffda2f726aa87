import type { Player } from '../../sources/kit/player-module.ts'
import type { ToolSource } from '../../sources/kit/tool-source.ts'
import type { FoundOutcome } from '../asking/ask-source.ts'

/**
 * Returns the profiles of a pseudonym in the format of the API response. The profiles have the order of the platforms.
 */
export function describePlayers(
  pseudonym: string,
  outcomes: ReadonlyArray<readonly [ToolSource<Player>, FoundOutcome<Player>]>,
) {
  const profiles = outcomes.map(([{ slug, name, homepage }, { found, status, error }]) => ({
    platform: { slug, name, homepage },
    status: found
      ? 'found' as const
      : status === 'no_results' || status === 'skipped'
      ? 'not_found' as const
      : 'unknown' as const,
    reason: found ? null : error,
    profile: found ? describeProfile(found) : null,
  }))
  const count = (status: (typeof profiles)[number]['status']) =>
    profiles.filter(profile => profile.status === status).length
  return {
    pseudonym,
    found: count('found'),
    not_found: count('not_found'),
    unknown: count('unknown'),
    profiles,
  }
}

/** Returns every field of a profile. A field that the platform does not publish is `null`. */
function describeProfile(player: Player) {
  const { login, id, name, url, avatar_url, state, bio, country, location, created_at, last_seen_at, stats = {} } =
    player
  const orNull = (text: string | null | undefined) => text || null
  return {
    login,
    id: id === null || id === undefined ? null : String(id),
    name: orNull(name),
    url: orNull(url),
    avatar_url: orNull(avatar_url),
    state: orNull(state),
    bio: orNull(bio),
    country: orNull(country)?.toUpperCase() ?? null,
    location: orNull(location),
    created_at: orNull(created_at),
    last_seen_at: orNull(last_seen_at),
    stats: Object.fromEntries(Object.entries(stats).filter(hasValue)),
  }
}

const hasValue = (
  entry: [string, string | number | boolean | null | undefined],
): entry is [string, string | number | boolean] => entry[1] !== undefined && entry[1] !== null && entry[1] !== ''
