import { valueAt } from '../../lib/json-path.ts'
import { displayed, isZero } from './formats.ts'
import type { LookUp, LookUpField } from './look-up.ts'

/** Formats of amounts and lists. */
const ofAmounts: ReadonlySet<unknown> = new Set(['coins', 'count', 'decimal', 'distinct', 'hex', 'names'])

/**
 * Returns `true` if a card would show a flag that is set, or an amount or a list that is not zero. "No results" beside
 * it would deny what the card shows.
 */
export const showsFact = (row: LookUp, record: unknown): boolean => row.fields
  .some(field => !row.incidental?.includes(field[1]) && isSet(row, field, record))

function isSet(row: LookUp, [, path, format]: LookUpField, record: unknown): boolean {
  const value = valueAt(record, path)
  const isFlag = format === 'flag' || typeof format === 'object' || typeof value === 'boolean'
  if (!(ofAmounts.has(format) ? isZero(value) === false : isFlag && isTrue.test(String(value)))) return false
  const text = displayed(value, format, row)
  return text !== undefined && text !== ''
}

const isTrue = /^(true|1|yes)$/i
