import { playerSources } from '../../../sources/gaming/sources.ts'
import type { Player } from '../../../sources/player-module.ts'
import { describePlayers } from '../describe-players.ts'
import { pseudonym } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import type { Outcome } from '../operation.ts'

export const gameProfile = defineOperation({
  tool: 'gaming-intelligence',
  operation: 'profile',
  input: pseudonym,
  sources: playerSources,
  required: [],
  combine({ pseudonym }: { pseudonym: string }, outcomes: Readonly<Record<string, Outcome<Player>>>) {
    const entries = Object.values(playerSources).flatMap(source => {
      const outcome = outcomes[source.slug]
      return outcome ? [[source, outcome] as const] : []
    })
    return { data: describePlayers(pseudonym, entries) }
  },
})
