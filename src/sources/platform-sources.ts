import type { Player, PlayerModule } from './kit/player-module.ts'
import type { Query } from './kit/source.ts'
import type { ToolSource } from './kit/tool-source.ts'
import { platforms } from './platforms.ts'

/** All gaming platforms as tool sources, by slug. */
export const playerSources: Readonly<Record<string, ToolSource<Player>>> = Object
  .fromEntries(platforms.map(platform => [platform.slug, source(platform)]))

function source(platform: PlayerModule): ToolSource<Player> {
  const { slug, name, homepage, deadlineMs, cacheMs } = platform
  return {
    slug,
    name,
    homepage,
    deadlineMs,
    cacheMs,
    skipReason: subject => platform.skipReason?.(subject as Query),
    find: (subject, context) => platform.find(subject as Query, context),
  }
}
