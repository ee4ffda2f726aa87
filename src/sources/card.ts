import type { Card, Item } from './source.ts'

type Value = string | number | boolean | null | undefined
interface Marked {
  value: Value
  mark: 'islink' | 'isdate'
}

/** Shows as a link. */
export const link = (value: string | null | undefined): Marked => ({ value, mark: 'islink' })

/** Shows as a date: ISO 8601 text, or seconds or milliseconds since 1970. What is no date is left out. */
export function date(value: string | number | null | undefined): Marked {
  if (value === null || value === undefined || value === '') return { value: undefined, mark: 'isdate' }
  const time = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : value)
  return { value: Number.isNaN(time.getTime()) ? undefined : time.toISOString(), mark: 'isdate' }
}

/** A card of `[label, value]` or `[label, value, raw field]` rows; rows without a value are left out. */
export function card(rows: ReadonlyArray<readonly [string, Value | Marked, string?]>, raw: Record<string, unknown>): Card {
  return { items: rows.flatMap(([label, cell, field]) => item(label, cell, field)), raw }
}

function item(label: string, cell: Value | Marked, field: string | undefined): Item[] {
  const { value, mark } = typeof cell === 'object' && cell !== null ? cell : { value: cell, mark: undefined }
  if (value === null || value === undefined || value === '') return []
  return [{
    label,
    value: String(value),
    ...(field === undefined ? {} : { field }),
    copy: mark !== 'isdate',
    isdate: mark === 'isdate',
    islink: mark === 'islink',
  }]
}
