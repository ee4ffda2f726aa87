import type { QueryType } from '../../sources/kit/source.ts'
import { unclearDigits } from './hexadecimal.ts'
import { withoutInvisible } from './invisible.ts'
import { lookAlike } from './look-alike.ts'
import { guessSearched, type Parsed, parseSearched } from './observable.ts'
import type { LookAlike } from './detector.ts'

/** An observable in a request. */
export interface ReadObservable {
  type: QueryType
  /** As in the request. */
  value: string
  normalValue: string
}

/** A value that is not searched, and why. */
interface Refused {
  type: QueryType
  /** Sentence with advice, without the value and without a full stop. */
  fault: string
  /** Value that was probably meant. */
  instead?: { type: QueryType, value: string }
  /** Direct tool that takes the value. */
  tool?: LookAlike['tool']
}

/** Longest text whose type is guessed. No observable is longer. */
const maxGuessed = 2_048

/**
 * Reads an observable, and guesses its type if none is given. Returns a sentence about the fault, without the value, if
 * it is not valid, or if its type would have to be guessed and it is probably no pseudonym.
 */
export function readObservable(
  { type: given, value }: { type?: QueryType | undefined, value: string },
): Refused | { type: QueryType, observable: ReadObservable } {
  if (given !== undefined) return readAs(given, value, parseSearched(given, value))
  const unreadable = refuseUnreadable(value)
  if (unreadable) return unreadable
  const { type, parsed } = guessSearched(value)
  const unclear = type === 'Cryptocurrency' ? unclearDigits(value.trim()) : undefined
  if (unclear !== undefined) return { type, fault: `${unclear}. If it is an account, give its type` }
  const unlikely = type === 'Pseudonym' && value.isWellFormed() ? refuseUnlikely(value) : undefined
  return unlikely ?? readAs(type, value, parsed)
}

const readAs = (type: QueryType, value: string, parsed: Parsed) => 'fault' in parsed
  ? { type, fault: parsed.fault }
  : { type, observable: { type, value, normalValue: parsed.value } }

/** Returns the refusal of a value without a type that is no observable of any type. */
function refuseUnreadable(value: string): Refused | undefined {
  const type = 'Pseudonym'
  if (value.length > maxGuessed) return { type, fault: 'This is longer than any observable. Give one value at a time' }
  return withoutInvisible(value).trim() === '' ? { type, fault: 'This is empty. Give a value' } : undefined
}

/** Returns the refusal of a value that is probably no pseudonym, although no other type fits. */
function refuseUnlikely(value: string): Refused | undefined {
  const found = lookAlike(withoutInvisible(value).trim())
  if (!found) return undefined
  const { fault, canBeName, instead, tool } = found
  return {
    type: 'Pseudonym',
    fault: [
      fault,
      ...instead ? [instead.advice] : [],
      ...canBeName ? ['If it is a pseudonym, give its type'] : [],
    ].join('. '),
    ...instead && meantBy(instead),
    ...tool && { tool },
  }
}

function meantBy({ value, type }: NonNullable<LookAlike['instead']>): Pick<Refused, 'instead'> {
  const meant = type === undefined ? guessSearched(value) : { type, parsed: parseSearched(type, value) }
  const isMeant = 'value' in meant.parsed && (type !== undefined || meant.type !== 'Pseudonym')
  return isMeant && 'value' in meant.parsed ? { instead: { type: meant.type, value: meant.parsed.value } } : {}
}
