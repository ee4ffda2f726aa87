import { playerSources } from '../../../sources/platforms.ts'
import { describePlayers } from '../describe-players.ts'
import { pseudonym } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

export const gameProfile = defineOperation({
  tool: 'gaming-intelligence',
  slug: 'profile',
  input: pseudonym,
  sources: playerSources,
  required: [],
  combine({ pseudonym }, outcomes) {
    const entries = Object.values(playerSources).flatMap(source => {
      const outcome = outcomes[source.slug]
      return outcome ? [[source, outcome] as const] : []
    })
    return { data: describePlayers(pseudonym, entries) }
  },
})
