import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule, LookUp } from '../kit/http-module.ts'
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
  lookUp: LookUp<Schema>
  /** Returns the player with this name; `undefined` if the name is free. Rejects with a `SourceFailure` otherwise. */
  find(query: Query, context: Context): Promise<Player | undefined>
}

/** A player as a response describes it. A value that the schema does not check can have any type. */
interface FoundPlayer extends Partial<Record<Exclude<keyof Player, 'login' | 'stats'>, unknown>> {
  login: string
  stats?: Readonly<Record<string, unknown>>
}

interface PlayerSource<Schema extends object> extends Omit<HttpModule<Schema>, 'cards' | 'category' | 'types'> {
  player: (answer: Shape<Schema>, query: Query) => FoundPlayer | undefined
  /** Cards of a search. Default: one card with the player's facts. */
  cards?: (answer: Shape<Schema>, query: Query) => Card[]
}

/** A platform that returns a player in one look-up by name. */
export function playerModule<const Schema extends object>(source: PlayerSource<Schema>): PlayerModule<Schema> {
  const player = (answer: Shape<Schema>, query: Query): Player | undefined => {
    const found = source.player(answer, query)
    return found && toPlayer(found)
  }
  const cards = source.cards ?? ((answer: Shape<Schema>, query: Query) => {
    const found = player(answer, query)
    return found ? [playerCard(found, answer as object)] : []
  })
  const module = httpModule<Schema>({ ...source, category: 'profile', types: ['Pseudonym'], cards })
  return {
    ...module,
    find: (query, context) => lookUp(source, query, context, answer => player(answer, query)),
  }
}

/** Drops values whose type does not fit the field of a player. */
function toPlayer({ login, stats, ...facts }: FoundPlayer): Player {
  const isFact = (value: unknown, name: string) => isText(value) || (name === 'id' && typeof value === 'number')
  const isStat = (value: unknown) => isText(value) || typeof value === 'number' || typeof value === 'boolean'
  return { login, ...only(facts, isFact), ...(stats && { stats: only(stats, isStat) }) } as Player
}

const isText = (value: unknown): value is Text => value === null || typeof value === 'string'

const only = (fields: object, fits: (value: unknown, name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fits(value, name) ? value : undefined]))

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
