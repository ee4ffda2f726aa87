import type { Client } from '../egress/client.ts'
import type { Lists } from './lists.ts'
import type { Meanings } from './meanings/meaning.ts'
import type { QueryType } from './query-types.ts'
import type { RecordedAs, SourceFacts } from './facts.ts'
import type { Kind, Tag } from './tags.ts'
import type { Terms } from './terms.ts'

export { queryTypes, type QueryType } from './query-types.ts'

/**
 * The observable that a search is about, in its normal form. Domain names are lower-case ASCII, IP addresses are
 * canonical, and the domain of an e-mail address is in lower case.
 */
export interface Query {
  type: QueryType
  value: string
}

export type SubjectType = QueryType | 'Vehicle' | 'Autonomous System' | 'Network'

/**
 * The value that a direct tool looks up, in its normal form. Tools also accept values that no search accepts: vehicle
 * identification numbers, AS numbers (`AS3333`) and networks (`192.0.2.0/24`).
 */
export interface Subject {
  type: SubjectType
  value: string
}

/** One line of a card. `field` names the property of `raw` that the line displays. */
export interface Item {
  label: string
  value: string
  field?: string
  copy: boolean
  isdate: boolean
  islink: boolean
  /** Perceptual hash of the picture at the address `value` (`lib/perceptual-hash.ts`). */
  fingerprint?: string
}

/**
 * One finding of a module: `items` are for display, `raw` is for programs. The runner stores each card under a numbered
 * name such as `github_001`.
 */
export interface Card {
  items: Item[]
  raw: Record<string, unknown>
}

/** Context of one call of a source. `client` already applies the deadline, the abort signal and the egress rules. */
export interface Context {
  client: Pick<Client, 'send'>
  /** Source key that the operator configured; `undefined` if none is configured. */
  key: string | undefined
  now: Date
  signal: AbortSignal
  /** Lists that are matched here. Searches and tools always have them. */
  lists?: Lists
}

export interface Module {
  /** Unique name in kebab-case. It never changes, because the id of the module is derived from it. */
  slug: string
  name: string
  description: string
  /** Modules of the category `analysis` send no request. They derive their facts from the value itself. */
  category: 'profile' | 'infrastructure' | 'registration' | 'reputation' | 'ledger' | 'analysis'
  types: readonly QueryType[]
  /** Topics, at least one, and the country of a source that is about one country. */
  tags: readonly Tag[]
  /** Way in which the source is asked. Searches choose by it as by a tag. */
  kind: Kind
  homepage: string
  /** Origin of the facts, if it is recorded. */
  facts?: SourceFacts
  /** As in `RowHead`. */
  recorded?: RecordedAs
  /** `true` if the module runs when a search names no modules. */
  default: boolean
  /** Returns `true` for a value about which a search that names no modules asks the module, although not by default. */
  isDefaultFor?(query: Query): boolean
  requiresKey: boolean
  /**
   * Name of the operator's key, which sources of one service share. A source that needs a key has one by default: its
   * slug. A source that does not need a key has a name only if a key allows more questions.
   */
  keyName?: string
  /** Terms of use, if any are known. */
  terms?: Terms
  /** Deadline of one run, in milliseconds. */
  deadlineMs: number
  /** Time for which a response may be served from the cache, in milliseconds. 0 disables the cache. */
  cacheMs: number
  /** `true` if an account check may send the same request in the same search, which then sends it once. */
  sharesResponses?: boolean
  /**
   * Values for which the real source has a result (`found`), and values for which it has none (`notFound`). The command
   * `modules check` looks them up.
   */
  examples: { found: readonly string[]; notFound: readonly string[] }
  /**
   * Meanings of this module's facts by label, if the label alone says too little or something else. Default: the
   * meanings in `meanings/labels.ts`. `*` stands for labels that are in neither.
   */
  meanings?: Readonly<Record<string, Meanings>>
  /**
   * Returns the reason why the source cannot have results for a value. The module is then skipped. The reason never
   * contains the value.
   */
  skipReason?(query: Query): string | undefined
  /** Yields cards as they arrive. No card means "no results". Throws a `SourceFailure` if the source cannot answer. */
  run(query: Query, context: Context): AsyncIterable<Card> | Iterable<Card>
}
