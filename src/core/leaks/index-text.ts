import type { Query, QueryType } from '../../sources/kit/source.ts'
import { comparableValue } from '../observables/comparable.ts'

/**
 * Version of the rules by which a value is compared, which is part of every hashed text. A change of the rules needs a
 * new version, so that hashes made by the old rules no longer match.
 */
const version = 1

/** Returns the text that is hashed for an observable. */
export const indexText = ({ type, value }: Query): string => `${version}|${type}|${comparableValue(type, value)}`

/**
 * Returns the texts under which records of an observable may be stored, without repeats. Release 0.1.0 hashed a wallet
 * as it was spelled.
 */
export const searchedTexts = (query: Query): string[] => query.type === 'Cryptocurrency'
  ? [...new Set([indexText(query), `${version}|${query.type}|${query.value}`])] : [indexText(query)]

export interface IndexedValue {
  type: QueryType
  text: string
}
