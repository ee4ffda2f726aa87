import type { Client } from '../client.ts'

export const queryTypes = ['Pseudonym', 'Email Address', 'Domain Name', 'Cryptocurrency', 'IP Address'] as const
export type QueryType = (typeof queryTypes)[number]

/** An observable in its normal form: lower-case ASCII domain, canonical IP address, e-mail with a lower-case domain. */
export interface Query {
  type: QueryType
  value: string
}

/** What a direct tool can be asked about, in its normal form: an observable, or what no search takes. */
export interface Subject {
  type: QueryType | 'Vehicle'
  value: string
}

/** One line of a card as it is shown. `field` names the raw field that it shows. */
export interface Item {
  label: string
  value: string
  field?: string
  copy: boolean
  isdate: boolean
  islink: boolean
}

/** What a source found: `items` to show, `raw` for machines. The runner gives it its key (`github_001`). */
export interface Card {
  items: Item[]
  raw: Record<string, unknown>
}

/** What a source is handed. `client` already carries the deadline, the abort and the egress rules. */
export interface Context {
  client: Pick<Client, 'send'>
  /** The key an operator configured for this source, if any. */
  key: string | undefined
  now: Date
  signal: AbortSignal
}

export interface Module {
  /** kebab-case, unique, never changed: the module's id is derived from it. */
  slug: string
  name: string
  description: string
  /** `analysis` asks nobody: it tells what the value itself says. */
  category: 'profile' | 'infrastructure' | 'registration' | 'reputation' | 'ledger' | 'analysis'
  types: readonly QueryType[]
  homepage: string
  /** Whether it runs when a search names no modules. */
  default: boolean
  requiresKey: boolean
  /** The total deadline of one run. */
  deadlineMs: number
  /** How long an answer may be served from the cache; 0 is never. */
  cacheMs: number
  /** Values for which the source is known to have something, and nothing. `modules check` runs them. */
  examples: { found: readonly string[]; notFound: readonly string[] }
  /** Why the source cannot have anything for a value, in words without the value: it is skipped, and not asked. */
  unfit?(query: Query): string | undefined
  /** Cards as they come; none is "no results". Throws a `SourceFailure` where it cannot tell. */
  run(query: Query, context: Context): AsyncIterable<Card> | Iterable<Card>
}
