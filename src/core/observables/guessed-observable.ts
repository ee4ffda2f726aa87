import type { QueryType } from '../../sources/kit/source.ts'
import { withoutInvisible } from './invisible.ts'
import { lookAlike } from './look-alike.ts'
import { guessSearched, parseSearched } from './observable.ts'

/** An observable in a request. */
export interface ReadObservable {
  type: QueryType
  /** As in the request. */
  value: string
  normalValue: string
}

/**
 * Reads an observable, and guesses its type if none is given. Returns a sentence about the fault, without the value, if
 * it is not valid, or if its type would have to be guessed and it is probably no pseudonym.
 */
export function readObservable(
  { type: given, value }: { type?: QueryType | undefined, value: string },
): { type: QueryType, fault: string } | { type: QueryType, observable: ReadObservable } {
  const { type, parsed } = given === undefined
    ? guessSearched(value)
    : { type: given, parsed: parseSearched(given, value) }
  if ('fault' in parsed) return { type, fault: parsed.fault }
  const found = given === undefined && type === 'Pseudonym' ? lookAlike(withoutInvisible(value).trim()) : undefined
  if (found) {
    const { fault, canBeName } = found
    return { type, fault: canBeName ? `${fault}. If it is a pseudonym, give its type` : fault }
  }
  return { type, observable: { type, value, normalValue: parsed.value } }
}
