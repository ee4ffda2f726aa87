import type { Client } from '../client.ts'

export const queryTypes = ['Pseudonym', 'Email Address', 'Domain Name', 'Cryptocurrency', 'IP Address'] as const
export type QueryType = (typeof queryTypes)[number]

/**
 * Observable in its normal form: lower-case ASCII domain, canonical IP address, e-mail address with lower-case domain.
 */
export interface Query {
  type: QueryType
  value: string
}

/** Subject of a direct tool in its normal form: an observable, or a value that no search accepts. */
export interface Subject {
  type: QueryType | 'Vehicle'
  value: string
}

/** One line of a card. `field` names the raw field that it displays. */
export interface Item {
  label: string
  value: string
  field?: string
  copy: boolean
  isdate: boolean
  islink: boolean
}

/** One finding of a source: `items` to display, `raw` for machines. The runner adds the key (`github_001`). */
export interface Card {
  items: Item[]
  raw: Record<string, unknown>
}

/** Parameters of one call of a source. `client` already carries the deadline, the abort signal and the egress rules. */
export interface Context {
  client: Pick<Client, 'send'>
  /** Key that the operator configured for this source, if any. */
  key: string | undefined
  now: Date
  signal: AbortSignal
}

export interface Module {
  /** kebab-case and unique. Never changes: the module's id is derived from it. */
  slug: string
  name: string
  description: string
  /** `analysis` sends no request: it derives facts from the value itself. */
  category: 'profile' | 'infrastructure' | 'registration' | 'reputation' | 'ledger' | 'analysis'
  types: readonly QueryType[]
  homepage: string
  /** `true` if the module runs when a search names no modules. */
  default: boolean
  requiresKey: boolean
  /** Deadline of one run, in milliseconds. */
  deadlineMs: number
  /** Time that a response may be served from the cache, in milliseconds. 0 disables the cache. */
  cacheMs: number
  /** Values for which the source has a result, and has none. `modules check` runs them. */
  examples: { found: readonly string[]; notFound: readonly string[] }
  /** Returns the reason why the source cannot have a value, without the value. The module is then skipped. */
  skipReason?(query: Query): string | undefined
  /** Yields cards as they arrive; none means "no results". Throws a `SourceFailure` if the source cannot answer. */
  run(query: Query, context: Context): AsyncIterable<Card> | Iterable<Card>
}
