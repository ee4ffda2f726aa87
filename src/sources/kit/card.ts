import type { Card, Item } from './source.ts'

type Value = string | number | boolean | null | undefined
interface Marked {
  value: Value
  mark: 'islink' | 'isdate' | undefined
}

/** Shows as a link where it is a web address; anything else, which a stranger wrote, shows as text. */
export const link = (value: string | null | undefined): Marked =>
  ({ value, mark: isWebAddress(value) ? 'islink' : undefined })

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)

/**
 * Shows as a date: ISO 8601 text (UTC where it names no zone), or seconds or milliseconds since 1970. Anything else is
 * left out.
 */
export function date(value: string | number | null | undefined): Marked {
  if (value === null || value === undefined || value === '') return { value: undefined, mark: 'isdate' }
  const time = typeof value === 'number' ? new Date(value < 1e11 ? value * 1000 : value) : new Date(zoned(value))
  return { value: Number.isNaN(time.getTime()) ? undefined : time.toISOString(), mark: 'isdate' }
}

const zoned = (text: string): string =>
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text

type Row = readonly [label: string, value: Value | Marked, field?: string]

/** A card of rows, each with the raw field it shows. Rows without a value, or with an object for one, are left out. */
export function card(rows: readonly Row[], raw: Record<string, unknown>): Card {
  return { items: rows.flatMap(([label, cell, field]) => item(label, cell, field)), raw }
}

function item(label: string, cell: Value | Marked, field: string | undefined): Item[] {
  const { value, mark } = typeof cell === 'object' && cell !== null ? cell : { value: cell, mark: undefined }
  if (value === null || value === undefined || value === '' || typeof value === 'object') return []
  return [{
    label,
    value: String(value),
    ...(field === undefined ? {} : { field }),
    copy: mark !== 'isdate',
    isdate: mark === 'isdate',
    islink: mark === 'islink',
  }]
}
