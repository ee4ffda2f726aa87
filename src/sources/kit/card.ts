import type { Card, Item } from './source.ts'

/** A value with the way to display it. */
export class FormattedValue {
  readonly value: unknown
  readonly format: 'link' | 'date' | undefined

  constructor(value: unknown, format: FormattedValue['format']) {
    this.value = value
    this.format = format
  }
}

/** Displays a web address as a link, and any other value as text. The value is untrusted text of the source. */
export const link = (value: unknown): FormattedValue =>
  new FormattedValue(value, isWebAddress(value) ? 'link' : undefined)

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)

/**
 * Displays a value as a date: ISO 8601 text (UTC if it names no time zone), or seconds or milliseconds since 1970. A
 * value that is not a date is left out.
 */
export const date = (value: unknown): FormattedValue => new FormattedValue(isoTime(value), 'date')

/** The date that `date` displays, as ISO 8601 text in UTC; `undefined` if the value is not a date. */
export function isoTime(value: unknown): string | undefined {
  const time = typeof value === 'number' ? new Date(value < 1e11 ? value * 1000 : value)
    : new Date(typeof value === 'string' ? zoned(value) : NaN)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

const zoned = (text: string): string =>
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text

type Row = readonly [label: string, value: unknown, field?: string]

/**
 * A card of rows. `field` names the raw field that a row displays. Rows without a value, and rows whose value is an
 * object, are left out.
 */
export function card(rows: readonly Row[], raw: Record<string, unknown>): Card {
  return { items: rows.flatMap(([label, cell, field]) => item(label, cell, field)), raw }
}

function item(label: string, cell: unknown, field: string | undefined): Item[] {
  const { value, format } = cell instanceof FormattedValue ? cell : new FormattedValue(cell, undefined)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  if (value === '') return []
  return [{
    label,
    value: String(value),
    ...(field === undefined ? {} : { field }),
    copy: format !== 'date',
    isdate: format === 'date',
    islink: format === 'link',
  }]
}
