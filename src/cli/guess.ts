import { guessType, parseObservable } from '../core/observable.ts'
import { validationError } from '../errors.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { lookAlike } from './look-alike.ts'

export interface Guess {
  type: QueryType
  value: string
  /** Text that explains to the user how the type was guessed. */
  note: string
}

/**
 * Guesses the type of an observable that was given without `--type`. Throws VALIDATION_ERROR if the guess is a
 * pseudonym, but the value is probably none, such as a mistyped wallet address, a phone number or a value with spaces.
 */
export function guess(observable: string): Guess {
  const text = observable.trim()
  const handle = /^@([^@]+)$/.exec(text)?.[1]
  if (handle !== undefined && 'value' in parseObservable('Pseudonym', handle)) {
    refuseLookAlike(handle)
    return { type: 'Pseudonym', value: handle, note: 'guessed, without the @; use --type to set the type' }
  }
  const type = guessType(text)
  if (type === 'Pseudonym') refuseLookAlike(text)
  return { type, value: observable, note: 'guessed; use --type to set the type' }
}

function refuseLookAlike(text: string): void {
  const fault = lookAlike(text)
  if (fault !== undefined) throw validationError({ message: fault })
}
