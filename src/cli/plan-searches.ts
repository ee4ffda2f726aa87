import type { CatalogueSnapshot } from '../core/search/catalogue.ts'
import { Failure, validationError, type Fault } from '../errors.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { guess, type Guess } from './guess.ts'
import type { Entry } from './observables.ts'
import { resolveArguments, type SearchArguments } from './search-request.ts'

/** A search that passed all checks. Its tasks are resolved again when it runs, so that a list needs little memory. */
export interface PlannedSearch extends Omit<Guess, 'note'>, Pick<Entry, 'place'> {
  /** Text that explains how the type was guessed. `undefined` if the user gave the type. */
  note: string | undefined
  query: { type: QueryType, value: string }
  hasBreaches: boolean
}

/**
 * Plans a search for each entry; values that are the same after normalisation are searched once. Throws
 * VALIDATION_ERROR with the faults of all entries and options. The path of a fault is the place of its entry or the
 * option.
 * @param onSkipped receives the parts that `--skip-unknown` leaves out, each once
 */
export function planSearches(
  entries: readonly Entry[],
  { type: given, ...options }: SearchArguments & { type?: QueryType },
  catalogue: CatalogueSnapshot,
  onSkipped: (part: string) => void,
): PlannedSearch[] {
  const searches = new Map<string, PlannedSearch>()
  const faults = new Map<string, Fault>()
  const skipped = new Set<string>()
  const add = (fault: Fault) => faults.set(JSON.stringify(fault), fault)

  for (const { text, place } of entries) {
    try {
      const { type, value, note } = given === undefined
        ? guess(text)
        : { type: given, value: text, note: undefined }
      const { query, tasks, skipped: parts } = resolveArguments(type, value, options, catalogue)
      for (const { value: name, path, message } of parts) if (name !== undefined) skipped.add(`${path}: ${message}`)
      const hasBreaches = tasks.some(({ kind }) => kind === 'breaches')
      const key = JSON.stringify(query)
      if (!searches.has(key)) searches.set(key, {
        type,
        value,
        note,
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
  for (const part of skipped) onSkipped(part)
  return [...searches.values()]
}
