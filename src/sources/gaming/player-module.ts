import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule, ModuleLookUp } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Shape } from '../kit/schema.ts'
import type { Card, Context, Module, Query } from '../kit/source.ts'

type Text = string | null | undefined

/** Public profile of a player. Facts that the platform does not publish are missing or null. */
export interface Player {
  /** In the platform's own spelling. */
  login: string
  /** The platform's own identifier, which stays the same when the name changes. */
  id?: string | number | null | undefined
  name?: Text
  url?: Text
  avatar_url?: Text
  /** Set if the account is not in normal use: closed, banned, private. */
  state?: Text
  bio?: Text
  country?: Text
  location?: Text
  /** ISO 8601, UTC. */
  created_at?: Text
  last_seen_at?: Text
  /** Further numbers and titles of the platform, by snake_case name. */
  stats?: Record<string, string | number | boolean | null | undefined>
}

/** A module for players that the gaming tool uses too. */
export type PlayerModule<Schema extends object = object> = Module & {
  lookUp: ModuleLookUp<Schema>
  /** Returns the player with this name; `undefined` if the name is free. Rejects with a `SourceFailure` otherwise. */
  find(query: Query, context: Context): Promise<Player | undefined>
}

interface PlayerSource<Schema extends object> extends Omit<HttpModule<Schema>, 'cards' | 'category' | 'types'> {
  player: (answer: Shape<Schema>, query: Query) => Player | undefined
  /** Cards of a search. Default: one card with the player's facts. */
  cards?: (answer: Shape<Schema>, query: Query) => Card[]
}

/** A platform that returns a player in one look-up by name. */
export function playerModule<const Schema extends object>(source: PlayerSource<Schema>): PlayerModule<Schema> {
  const cards = source.cards ?? ((answer: Shape<Schema>, query: Query) => {
    const found = source.player(answer, query)
    return found ? [playerCard(found, answer as object)] : []
  })
  const module = httpModule<Schema>({ ...source, category: 'profile', types: ['Pseudonym'], cards })
  return {
    ...module,
    find: (query, context) => lookUp(source, query, context, answer => source.player(answer, query)),
  }
}

const playerCard = (player: Player, raw: object): Card => card([
  ['Login', player.login],
  ['Name', player.name],
  ['Profile', link(player.url)],
  ['State', player.state],
  ['Bio', player.bio],
  ['Country', player.country],
  ['Location', player.location],
  ...Object.entries(player.stats ?? {}).map(([name, value]) => [humanize(name), value] as const),
  ['Identifier', player.id],
  ['Avatar', link(player.avatar_url)],
  ['Last seen', date(player.last_seen_at)],
  ['Created', date(player.created_at)],
], { ...raw })

const humanize = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')
