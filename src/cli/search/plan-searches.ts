import { isCovered } from '../../core/observables/covered.ts'
import { leftOutOf } from '../../core/observables/invisible.ts'
import { searchedKey } from '../../core/observables/mailbox.ts'
import type { SkippedPart } from '../../core/search/choose-sources.ts'
import { Failure, validationError, type Fault } from '../../errors.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { guess, type Guess } from './guess.ts'
import type { Entry } from './observables.ts'
import { terminalSafe } from '../kit/text.ts'

/** A search that passed all checks. Its tasks are resolved again when it runs, so that a list needs little memory. */
export interface PlannedSearch extends Omit<Guess, 'note'>, Pick<Entry, 'place'> {
  /** Text that explains how the type was guessed, and what is left out. `undefined` if there is nothing to explain. */
  note: string | undefined
  query: { type: QueryType, value: string }
  hasBreaches: boolean
}

export interface CheckedSearch extends Pick<PlannedSearch, 'query' | 'hasBreaches'> {
  /** Parts of the request that do not run. */
  skipped: readonly SkippedPart[]
}

/** Returns the text about a part that `--skip-unknown` leaves out, or `undefined` if it is left out for itself. */
export const leftOut = ({ value, path, message }: SkippedPart): string | undefined =>
  value === undefined ? undefined : `${path}: ${message}`

export function reportLeftOut(part: string): void {
  process.stderr.write(`left out: ${terminalSafe(part)}\n`)
}

/**
 * Plans a search for each entry; values that are the same after normalisation are searched once, and so are addresses
 * of the same mailbox, which are reported. Throws VALIDATION_ERROR with the faults of all entries and options. The path
 * of a fault is the place of its entry or the option.
 * Reports each part that `--skip-unknown` leaves out once.
 * @param given the type of all entries; by default it is guessed for each
 * @param check checks a value and the options; throws VALIDATION_ERROR
 */
export function planSearches(
  entries: readonly Entry[],
  given: QueryType | undefined,
  check: (type: QueryType, value: string) => CheckedSearch,
): PlannedSearch[] {
  const searches = new Map<string, PlannedSearch>()
  const faults = new Map<string, Fault>()
  const skipped = new Set<string | undefined>()
  const sameMailbox: string[] = []
  const add = (fault: Fault) => faults.set(JSON.stringify(fault), fault)

  for (const { text, place } of entries) {
    try {
      const { type, value, note } = given === undefined
        ? guess(text)
        : { type: given, value: text, note: undefined }
      const signs = leftOutOf(type, value)
      const notes = [note, signs && `without ${signs}`].filter(one => one !== undefined)
      const { query, skipped: parts, hasBreaches } = check(type, value)
      for (const part of parts) skipped.add(leftOut(part))
      const key = searchedKey(query.type, query.value)
      const earlier = searches.get(`${key} ${query.value}`) ?? searches.get(key)
      const isAsked = earlier && isCovered({ type: query.type, normalValue: query.value }, earlier.query.value)
      if (isAsked) sameMailbox.push(...sameMailboxText(query, earlier.query))
      else searches.set(earlier ? `${key} ${query.value}` : key, {
        type,
        value,
        note: notes.length > 0 ? notes.join('; ') : undefined,
        place,
        query,
        hasBreaches,
      })
    } catch (error) {
      if (!(error instanceof Failure) || place === undefined) throw error
      if (!Array.isArray(error.details)) add({ path: place, message: error.message })
      else for (const { path, message } of error.details) add({ path: path === 'observable' ? place : path, message })
    }
  }
  if (faults.size > 0) {
    throw validationError({ message: 'Nothing was searched, because of these faults', details: [...faults.values()] })
  }
  for (const text of sameMailbox) process.stderr.write(`not searched again: ${terminalSafe(text)}\n`)
  for (const part of skipped) if (part !== undefined) reportLeftOut(part)
  return [...searches.values()]
}

/** Returns the text about an address for which another one stands. Returns none for another spelling of a value. */
export const sameMailboxText = (
  { type, value }: PlannedSearch['query'], searched: PlannedSearch['query'],
): string[] =>
  type !== 'Email Address' || value === searched.value ? [] : [`${value} is the same mailbox as ${searched.value}`]
