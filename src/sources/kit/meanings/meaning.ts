import { queryTypes } from '../query-types.ts'

/** Types of observables: the five types that a search accepts, then the others. */
export const observableTypes = [
  ...queryTypes, 'Name', 'Phone Number', 'URL', 'Image', 'Location', 'Organisation', 'Date',
] as const
export type ObservableType = (typeof observableTypes)[number]

/** Relations of an observable to the subject of a search, as in `ObservableRelation.yaml`. */
export type Relation =
  | 'same_account'
  | 'linked_account'
  | 'profile'
  | 'public_key'
  | 'website'
  | 'avatar'
  | 'name'
  | 'contact'
  | 'wallet'
  | 'located_in'
  | 'member_of'
  | 'operated_by'
  | 'part_of'
  | 'resolves_to'
  | 'host_name'
  | 'name_server'
  | 'mail_server'
  | 'certificate_name'
  | 'counterparty'
  | 'mentioned'
  | 'created'
  | 'born'
  | 'first_seen'
  | 'last_seen'
  | 'changed'
  | 'expires'

/**
 * Strength of a fact in percent, by what it rests on:
 * - `verified`: the source has proof, or is the authority: a signature, the DNS, a registry, a ledger.
 * - `stated`: the account or record of the subject states it.
 * - `observed`: a third party reports it.
 * - `mentioned`: a text of the subject contains it, in an unknown context.
 * - `derived`: computed from the searched value.
 */
export const strengths = {
  verified: 90,
  stated: 60,
  observed: 40,
  mentioned: 30,
  derived: 10,
} as const
export type Basis = keyof typeof strengths

/** Meaning of a fact of a card: it is a value of the first of `types` that it can be. */
export interface Meaning {
  types: readonly ObservableType[]
  relation: Relation
  basis: Basis
  /** Host of the site on which a pseudonym is an account. */
  site?: string
  /** Pattern of the parts of the text that are values: each first group. Default: the whole text. */
  part?: RegExp
  /** `true` if the text is a list with commas. Default: only if no value of the types contains a comma. */
  list?: true
}

/** The meanings of a fact. An empty list is a fact without observables, such as a count. */
export type Meanings = readonly Meaning[]

/** Creates a meaning. */
export const means = (
  types: ObservableType | readonly ObservableType[],
  relation: Relation,
  basis: Basis,
  rest: Pick<Meaning, 'part' | 'list' | 'site'> = {},
): Meaning => ({ types: typeof types === 'string' ? [types] : types, relation, basis, ...rest })
