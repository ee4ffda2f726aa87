import type { PlayerVerdict } from '../../sources/gaming/find-player.ts'
import type { Player, PlayerModule } from '../../sources/player-module.ts'

/** What the platforms said about a pseudonym, as it is told to callers: in the order of the platforms. */
export function describePlayers(pseudonym: string, verdicts: ReadonlyArray<readonly [PlayerModule, PlayerVerdict]>) {
  const profiles = verdicts.map(([{ slug, name, homepage }, { status, reason, player }]) =>
    ({ platform: { slug, name, homepage }, status, reason, profile: player && shown(player) }))
  const count = (status: PlayerVerdict['status']) => profiles.filter(profile => profile.status === status).length
  return { pseudonym, found: count('found'), not_found: count('not_found'), unknown: count('unknown'), profiles }
}

/** Every field is there; what a platform does not show is null. */
function shown(player: Player) {
  const { login, id, name, url, avatar_url, state, bio, country, location, created_at, last_seen_at, stats = {} } = player
  const orNull = (text: string | null | undefined) => text || null
  return {
    login,
    id: id === null || id === undefined ? null : String(id),
    name: orNull(name), url: orNull(url), avatar_url: orNull(avatar_url), state: orNull(state), bio: orNull(bio),
    country: orNull(country)?.toUpperCase() ?? null, location: orNull(location), created_at: orNull(created_at), last_seen_at: orNull(last_seen_at),
    stats: Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== undefined && value !== null && value !== '')),
  }
}
