import { card, date, link } from './card.ts'
import { httpModule } from './http-module.ts'
import type { HttpModule, ModuleLookUp } from './http-module.ts'
import { SourceFailure } from '../failures.ts'
import { lookUp } from './json-look-up.ts'
import type { Shape } from './schema.ts'
import type { Card, Context, Module, Query } from './source.ts'
import type { Tag } from './tags.ts'

type Text = string | null | undefined

/** Public profile of a player. Facts that the platform does not publish are missing or `null`. */
export interface Player {
  /** Name of the player, spelled as on the platform. */
  login: string
  /** Identifier on the platform. It stays the same if the player changes the name. */
  id?: string | number | null | undefined
  name?: Text
  url?: Text
  avatar_url?: Text
  /** Set only for an account that is not in normal use, for example `closed`, `banned` or `private`. */
  state?: Text
  bio?: Text
  country?: Text
  location?: Text
  /** ISO 8601, UTC. */
  created_at?: Text
  last_seen_at?: Text
  /** Further facts of the platform, by name in snake_case. */
  stats?: Record<string, string | number | boolean | null | undefined>
}

/** A module about players. Searches run it; the gaming tool calls `find`. */
export type PlayerModule<Schema extends object = object> = Module & {
  lookUp: ModuleLookUp<Schema>
  /**
   * Returns the player with this name, or `undefined` if no player has it. Rejects with a `SourceFailure` if the
   * platform cannot answer.
   */
  find(query: Query, context: Context): Promise<Player | undefined>
}

interface PlayerSource<Schema extends object>
  extends Omit<HttpModule<Schema>, 'cards' | 'category' | 'types' | 'tags'> {
  /** Tags besides `gaming`. */
  tags?: readonly Tag[]
  player: (answer: Shape<Schema>, query: Query) => Player | undefined
  /** Returns `true` if a page follows. An answer without the player is then a failure. Default: there is one page. */
  hasMore?: (answer: Shape<Schema>) => boolean
  /** Creates the cards of a search. Default: one card with the facts of the player. */
  cards?: (answer: Shape<Schema>, query: Query) => Card[]
}

/** Creates the module of a platform that finds a player by name with one request. */
export function playerModule<const Schema extends object>(source: PlayerSource<Schema>): PlayerModule<Schema> {
  const requireWhole = (answer: Shape<Schema>): void => {
    if (!source.hasMore?.(answer)) return
    throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the source has more players than one answer holds')
  }
  const player = (answer: Shape<Schema>, query: Query): Player | undefined => {
    const found = source.player(answer, query)
    if (found === undefined) requireWhole(answer)
    return found
  }
  const cardOfPlayer = (answer: Shape<Schema>, query: Query): Card[] => {
    const found = source.player(answer, query)
    return found ? [playerCard(found, answer as object)] : []
  }
  const cards = (answer: Shape<Schema>, query: Query): Card[] => {
    const made = (source.cards ?? cardOfPlayer)(answer, query)
    if (made.length === 0) requireWhole(answer)
    return made
  }
  const module = httpModule<Schema>({
    ...source,
    category: 'profile',
    types: ['Pseudonym'],
    tags: ['gaming', ...source.tags ?? []],
    cards,
  })
  return {
    ...module,
    find: (query, context) => lookUp(source, query, context, answer => player(answer, query)),
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
