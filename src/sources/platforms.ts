import type { Player, PlayerModule } from './kit/player-module.ts'
import { toolSourceOf, type ToolSource } from './kit/tool-source.ts'
import { chessCom } from './modules/chess-com.ts'
import { minecraft } from './modules/minecraft.ts'
import { modrinth } from './modules/modrinth.ts'
import { onlineGo } from './modules/online-go.ts'
import { roblox } from './modules/roblox.ts'
import { runescape } from './modules/runescape.ts'
import { speedrun } from './modules/speedrun.ts'
import { steam } from './modules/steam.ts'
import { tetrio } from './modules/tetrio.ts'
import { playerSite } from './rows/player-site.ts'
import { playerSites } from './rows/profiles/index.ts'

/** Gaming platforms whose players can be looked up by name. Searches run them as modules too. */
export const platforms: readonly PlayerModule[] = [
  steam, minecraft, roblox, chessCom, speedrun, runescape, tetrio, onlineGo, modrinth,
  ...playerSites.map(playerSite),
]

/** All gaming platforms as tool sources, by slug. */
export const playerSources: Readonly<Record<string, ToolSource<Player>>> = Object
  .fromEntries(platforms.map(platform => [platform.slug, toolSourceOf(platform, platform.find)]))
