import { withoutEntities } from '../../lib/readable-text.ts'
import type { TimeRules } from '../../lib/stated-time.ts'
import { isoTime } from './iso-time.ts'
import type { Card, Item } from './source.ts'

/** A value of a card and the format in which callers display it. Without a format, the value is displayed as text. */
export class FormattedValue {
  readonly value: unknown
  readonly format: 'link' | 'date' | undefined

  constructor(value: unknown, format: FormattedValue['format']) {
    this.value = value
    this.format = format
  }
}

/** Formats a web address as a link, and any other value as text. The value comes from the source and is not trusted. */
export const link = (value: unknown): FormattedValue =>
  new FormattedValue(value, isWebAddress(value) ? 'link' : undefined)

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)

/**
 * Formats a value as a date. Accepts the values that `isoTime` accepts, and as text a year or a month of a year. A card
 * leaves out any other value.
 */
export const date = (value: unknown, rules?: TimeRules): FormattedValue =>
  typeof value === 'string' && /^[12]\d{3}(?:-\d\d)?$/.test(value)
    ? new FormattedValue(value, undefined)
    : new FormattedValue(isoTime(value, rules), 'date')

type Row = readonly [label: string, value: unknown, field?: string | undefined]

/** Maximum number of rows of a card. Documented responses have far fewer. */
const maxRows = 1_000

/**
 * Creates a card. In each row, `field` is the name of the property of `raw` that the row displays. Leaves out a row if
 * its value is empty, an object, an array, or a text in place of a fact, such as `None`. The avatar and the link to the
 * profile come first. If there are more than 1,000 rows, the last row says how many rows are missing; `raw` still has
 * their values.
 */
export function card(rows: readonly Row[], raw: Record<string, unknown>): Card {
  const ordered = [...rows.filter(isFirst), ...rows.filter(row => !isFirst(row))]
  const shown = rows.length > maxRows
    ? [...ordered.slice(0, maxRows), ['Rows left out', rows.length - maxRows] as const]
    : ordered
  return { items: shown.flatMap(([label, cell, field]) => item(label, cell, field)), raw }
}

/** Adds to the last card how many parts of the answer could not be read, if any; adds up with its own line. */
export function withLeftOut(cards: Card[], count: number): Card[] {
  const last = cards.at(-1)
  if (count === 0 || !last) return cards
  const before = last.items.find(({ label }) => label === leftOut)
  const items = [
    ...last.items.filter(one => one !== before),
    ...item(leftOut, count + Number(before?.value ?? 0), undefined),
  ]
  return [...cards.slice(0, -1), { ...last, items }]
}

const leftOut = 'Parts left out'

const isFirst = ([label]: Row): boolean => label === 'Avatar' || label === 'Profile'

/**
 * Returns `true` for a text that sources write in place of a fact that they do not have. A name can be such a text, and
 * `none` in small letters is a word of ours.
 */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string'
  && /^(?:N(?:one|ONE|aN)|null|Null|NULL|nil|undefined|[Nn]\/[Aa]|-+|\u2014|)$/.test(value.trim())

function item(label: string, cell: unknown, field: string | undefined): Item[] {
  const { value, format } = cell instanceof FormattedValue ? cell : new FormattedValue(cell, undefined)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
  if (value === '' || (label !== 'Login' && isPlaceholder(value))) return []
  return [{
    label,
    value: format === undefined ? withoutEntities(String(value)) : String(value),
    ...(field === undefined ? {} : { field }),
    copy: format !== 'date',
    isdate: format === 'date',
    islink: format === 'link',
  }]
}
