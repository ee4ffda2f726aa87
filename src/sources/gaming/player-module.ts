import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import type { HttpModule, LookUp } from '../kit/http-module.ts'
import { lookUp } from '../kit/json-look-up.ts'
import type { Card, Context, Module, Query } from '../kit/source.ts'

type Text = string | null | undefined

/** A player as a game platform shows them to everybody. What it does not show is left out, or null. */
export interface Player {
  /** As the platform spells it. */
  login: string
  /** The platform's own identifier, which outlives a change of name. */
  id?: string | number | null | undefined
  name?: Text
  url?: Text
  avatar_url?: Text
  /** Where the account is not in use as others are: closed, banned, private. */
  state?: Text
  bio?: Text
  country?: Text
  location?: Text
  /** ISO 8601, UTC. */
  created_at?: Text
  last_seen_at?: Text
  /** Numbers and titles of this platform, by snake_case name. */
  stats?: Record<string, string | number | boolean | null | undefined>
}

/** A module for players, which the gaming tool asks as well. */
export type PlayerModule = Module & {
  lookUp: LookUp
  /** The player of this name, `undefined` where there is none. Rejects with a `SourceFailure` where that cannot be told. */
  find(query: Query, context: Context): Promise<Player | undefined>
}

interface PlayerSource<Answer> extends Omit<HttpModule<Answer>, 'cards' | 'category' | 'types'> {
  player: (answer: Answer, query: Query) => Player | undefined
  /** What a search shows; the player's facts unless told. */
  cards?: (answer: Answer, query: Query) => Card[]
}

/** A platform whose players are one look-up by name. */
export function playerModule<Answer extends object>(source: PlayerSource<Answer>): PlayerModule {
  const cards = source.cards ?? ((answer: Answer, query: Query) => {
    const found = source.player(answer, query)
    return found ? [playerCard(found, answer)] : []
  })
  const module = httpModule<Answer>({ ...source, category: 'profile', types: ['Pseudonym'], cards })
  return {
    ...module,
    find: (query, context) => lookUp(source, query, context, (answer: Answer) => source.player(answer, query)),
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

/** Seconds or milliseconds since 1970, or a date as text, as ISO 8601; `undefined` where it is no date. */
export const isoTime = (value: string | number | null | undefined): string | undefined => {
  const { value: text } = date(value)
  return typeof text === 'string' ? text : undefined
}
