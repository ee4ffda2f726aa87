import type { CountedField } from '../core/leaks/field-counts.ts'
import { table } from './kit/text.ts'

const reasons: Record<CountedField['not_indexed'][number]['reason'], string> = {
  app: 'name an app',
  invalid: 'are of another type',
  placeholder: 'stand for no value',
  secret: 'are secrets',
  type: 'have no type to search by',
}

/**
 * Returns a table of the columns of an import: which searches find their values, and why some are not found.
 * @param listed number of values of another type, which the file `rejects` has
 */
export function fieldsToText(fields: readonly CountedField[], listed: number, rejects: string | null): string {
  const rows = fields.map(({ name, rows: all, indexed, types, not_indexed: missed }) => [
    name,
    formatCount(all),
    formatCount(indexed),
    types.join(', '),
    missed.map(({ reason, rows: count }) => `${formatCount(count)} ${reasons[reason]}`).join(', '),
  ])
  const columns = table(['COLUMN', 'ROWS', 'INDEXED', 'FOUND AS', 'NOT INDEXED'], rows)
  return listed === 0
    ? columns
    : `${columns}\nValues of another type or of apps: ${formatCount(listed)}, listed in ${rejects}.`
}

const formatCount = (value: number): string => value.toLocaleString('en')
