import { withoutInvisible } from '../../core/observables/invisible.ts'
import type { LookAlike } from '../../core/observables/detector.ts'
import { unclearDigits } from '../../core/observables/hexadecimal.ts'
import { lookAlike } from '../../core/observables/look-alike.ts'
import { guessType, parseObservable } from '../../core/observables/observable.ts'
import { validationError } from '../../errors.ts'
import { cliSearchCommand, cliToolCommand } from '../../lib/cli-command.ts'
import type { QueryType } from '../../sources/kit/source.ts'

export interface Guess {
  type: QueryType
  value: string
  /** Text that explains to the user how the type was guessed. */
  note: string
}

/**
 * Guesses the type of an observable that was given without `--type`. Throws VALIDATION_ERROR if the guess is a
 * pseudonym, but the value is probably none, such as a mistyped wallet address, a phone number or a value with spaces;
 * or if it has 64 hexadecimal digits, which are an account, a transaction or a hash.
 */
export function guess(observable: string): Guess {
  const text = withoutInvisible(observable).trim()
  const handle = /^@([^@]+)$/.exec(text)?.[1]
  if (handle !== undefined && 'value' in parseObservable('Pseudonym', handle)) {
    refuseLookAlike(handle)
    const value = observable.trim().replace('@', '')
    return { type: 'Pseudonym', value, note: 'guessed, without the @; use --type to set the type' }
  }
  const type = guessType(text)
  if (type === 'Pseudonym') refuseLookAlike(text)
  const unclear = type === 'Cryptocurrency' ? unclearDigits(text) : undefined
  if (unclear) throw validationError({ message: `${unclear}. If it is an account, add --type crypto` })
  const note = 'guessed; use --type to set the type'
  return {
    type,
    value: observable,
    note: type === 'Email Address' ? `${note}, or an @ in front for a handle of the Fediverse` : note,
  }
}

function refuseLookAlike(text: string): void {
  const found = lookAlike(text)
  if (!found) return
  const { tool } = found
  const command = tool === undefined ? [] : [`Command: ${cliToolCommand(`${tool.command} ${tool.value}`)}`]
  throw validationError({ message: [adviceOf(found), ...command].join('. ') })
}

/** Returns the fault with what to do about it in a terminal. */
export const adviceOf = ({ fault, canBeName, instead }: LookAlike): string => [
  fault,
  ...canBeName ? ['If it is a pseudonym, add --type pseudonym'] : [],
  ...instead ? [`${instead.advice}: ${cliSearchCommand(typed(instead))}`] : [],
].join('. ')

/** Returns the arguments that search for a value. Its type is given if the guess would refuse it or be another one. */
const typed = ({ value, type }: NonNullable<LookAlike['instead']>): string =>
  type !== undefined && (guessType(value) !== type || lookAlike(value)) ? `--type pseudonym ${value}` : value
