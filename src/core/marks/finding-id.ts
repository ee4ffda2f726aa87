import { hash } from 'node:crypto'
import type { Item } from '../../sources/kit/source.ts'
import { foldText } from '../observables/comparable.ts'

/*
 * Ids of findings. An id follows from what a finding is, not from its number among the results, so that a retry and a
 * new search of the same observable give it the same id. It is a hash, because it is stored apart from the results.
 */

/** Without `-`: a terminal reads an id that begins with it as an option. */
const idOf = (...parts: readonly string[]): string =>
  hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22).replaceAll('-', '_')

/** @param account `id` of the account, which all its pages, cards and checks share */
export const accountFindingId = (account: string): string => idOf('account', account)

/** Returns the id of an account check that names no page. */
export const checkFindingId = (slug: string): string => idOf('check', slug)

/** Breaches of one name are one finding: sources often name a breach without its year. */
export const breachFindingId = (name: string): string => idOf('breach', foldText(name))

/** Returns the id of a claim. @param accounts ids of its two accounts, in any order */
export const claimFindingId = (accounts: readonly string[]): string => idOf('claim', ...accounts.toSorted())

/**
 * Creates a function that returns the ids of cards of one source without a page of an account. Call it for each of them
 * in turn. An id follows from the first line that is neither a time nor a number, because other lines change between
 * two searches, and from the number of the card among those with the same line.
 */
export function cardFindingIds(source: { kind: string, slug: string }) {
  const seen = new Map<string, number>()
  return (items: ReadonlyArray<Pick<Item, 'label' | 'value'> & Partial<Pick<Item, 'isdate'>>>): string => {
    const line = items.find(({ isdate, value }) => isdate !== true && /\p{L}/u.test(value)) ?? items[0]
    const text = line === undefined ? '' : `${line.label} ${foldText(line.value)}`
    const number = (seen.get(text) ?? 0) + 1
    seen.set(text, number)
    return idOf('card', source.kind, source.slug, text, String(number))
  }
}

/**
 * Returns the id of a record of a leak source: its values without their labels, which depend on the options of a
 * search, and without letter case, because sources repeat the searched spelling.
 * @param items lines of the record, with its secrets masked
 */
export const leakFindingId = (source: string, items: ReadonlyArray<Pick<Item, 'value'>>): string =>
  idOf('leak', source, ...[...new Set(items.map(({ value }) => foldText(value)))].sort())
