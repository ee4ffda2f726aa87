import { labelOf } from './labels.ts'

/** Returns `true` for a value that is drawn in one line: no object and no list. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

/** Returns `true` for a field without a value. An empty list has one: that there is nothing. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `true` for an object without objects and lists, which fits into a row of a table. */
export const isFlat = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.values(value).every(isPlain)

/** Writes a plain value. */
export const textOf = (value: unknown): string => typeof value === 'string' ? value : JSON.stringify(value)

/** Writes any value in one line, for a row of a long list. */
export function shortOf(value: unknown): string {
  if (isEmpty(value)) return 'no data'
  if (Array.isArray(value)) return value.map(shortOf).join(', ')
  if (!isObject(value)) return textOf(value)
  return Object.entries(value).filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => `${labelOf(name)}: ${shortOf(part)}`).join(' · ')
}
