import { guessType, parseObservable } from '../core/observable.ts'
import { validationError } from '../errors.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { lookAlike } from './look-alike.ts'

export interface Guess {
  type: QueryType
  value: string
  /** How it came about, to be shown: nobody said so. */
  note: string
}

/** What is searched where no type is told. Throws VALIDATION_ERROR for what only looks like something that can be. */
export function guess(observable: string): Guess {
  const text = observable.trim()
  const handle = /^@([^@]+)$/.exec(text)?.[1]
  if (handle !== undefined && 'value' in parseObservable('Pseudonym', handle)) {
    return { type: 'Pseudonym', value: handle, note: 'guessed, without the @; --type to say otherwise' }
  }
  const type = guessType(text)
  const fault = type === 'Pseudonym' ? lookAlike(text) : undefined
  if (fault !== undefined) throw validationError({ message: fault })
  return { type, value: observable, note: 'guessed; --type to say otherwise' }
}
