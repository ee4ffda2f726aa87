import type { QueryType } from '../../sources/kit/query-types.ts'
import type { Relation } from '../../sources/kit/meanings/meaning.ts'

/** Kinds of facts that watches compare. */
export type WatchedKind = 'account' | 'breach' | 'registration' | 'name' | 'leak_records'

interface WatchedRelation {
  kind: WatchedKind
  relations: readonly Relation[]
  type: 'URL' | 'Domain Name'
  /** Types of searches. Default: all. */
  in?: readonly QueryType[]
}

/**
 * Observables that watches compare, by their meaning. Other relations are left out, because they change by themselves:
 * times of activity, counterparties of a wallet, addresses behind a content network.
 */
export const watchedRelations: readonly WatchedRelation[] = [
  { kind: 'account', relations: ['profile', 'public_key', 'linked_account'], type: 'URL' },
  { kind: 'name', relations: ['host_name', 'certificate_name'], type: 'Domain Name', in: ['Domain Name'] },
]

/** Labels that make a card the registration of a domain. */
export const registrationMarks: ReadonlySet<string> = new Set(['Registrar', 'Name server'])

/**
 * Facts of a registration that watches compare. "Last changed" is left out, because it follows each of them, and
 * changes if a registry touches the record without a change that the public can see.
 */
export const registrationLabels: ReadonlySet<string> =
  new Set(['Registrar', 'Registrant', 'Registered', 'Expires', 'Status', 'Name server', 'DNSSEC'])
