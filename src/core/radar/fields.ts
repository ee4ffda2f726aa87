import { fold, severities, type Breach, type Severity } from './breach.ts'
import { partialDate } from '../../sources/leaks/breaches/dates.ts'
import { htmlText } from '../../lib/html-text.ts'
import { toHtml } from './html.ts'

/** A parsed entry of a breach catalogue. Fields that the entry lacks are absent. */
export type BreachEntry = Pick<Breach, 'name'> & Partial<Omit<Breach, 'id' | 'name'>>

/** Thrown if an entry cannot be read. The message gives the reason. */
export class EntryFault extends Error {}

const maxNameLength = 200
const maxTextLength = 2_000
const maxDescriptionLength = 100_000
/**
 * Maximum number of `<` in a text, which is at least the number of tags. Limits the time of the HTML parser, which
 * grows with the square of the number of open elements.
 */
const maxTags = 1_000

/**
 * Converts a name to Unicode form NFC, so that two encodings of the same accent are equal.
 * https://www.unicode.org/reports/tr15/
 */
export const exactName = (name: string): string => name.normalize('NFC')

/**
 * One reader for each kind of field. Every reader throws an `EntryFault` if the value is invalid. `name` and `severity`
 * refuse `null`; the other readers convert `null` to an empty value.
 */
export const readers = {
  name(value: unknown): string {
    if (typeof value !== 'string' || value === '') throw new EntryFault('it has no name')
    if (value.length > maxNameLength) throw new EntryFault(`its name has more than ${maxNameLength} characters`)
    if (/[\p{Cc}\p{Cs}]/u.test(value) || value !== value.trim()) {
      throw new EntryFault('its name has a control character, or begins or ends with a space')
    }
    if (value === '.' || value === '..') throw new EntryFault('its name cannot be part of a URL')
    return exactName(value)
  },

  /** Reads plain text. Line breaks become spaces. */
  text: (value: unknown, field: string): string =>
    cut(inOneLine(textOf(value, field), 4 * maxTextLength), maxTextLength),

  /** Reads text that may contain HTML, and converts it to plain text. */
  textOfHtml: (value: unknown, field: string): string => cut(htmlText(htmlOf(value, field)), maxTextLength),

  html: (value: unknown, field: string): string => toHtml(htmlOf(value, field)),

  domain: (value: unknown, field: string): string => cut(textOf(value, field).trim().toLowerCase(), 253),

  /**
   * Reads a text of one or more URLs and returns the first URL. Returns an empty text if the first URL is not an HTTP
   * URL.
   */
  url(value: unknown, field: string): string {
    const first = cut(textOf(value, field).trim(), 2 * maxTextLength).split(/(?<![\s,;])[\s,;]+(?=https?:)/i)[0]!
    const url = first.length > maxTextLength ? null : URL.parse(first)
    return url && /^https?:$/.test(url.protocol) ? url.href : ''
  },

  /** Reads a full or partial date. A month or a year becomes its first day: `2012-05` → `2012-05-01`. */
  date(value: unknown, field: string): string {
    if (value === null || value === '') return ''
    const date = partialDate(value)
    if (date === undefined) throw new EntryFault(`${field} is not a date`)
    return `${date}-01-01`.slice(0, 10)
  },

  count(value: unknown, field: string): number {
    if (value === null) return 0
    if (!Number.isSafeInteger(value) || (value as number) < 0) throw new EntryFault(`${field} is not a whole number`)
    return value as number
  },

  flag(value: unknown, field: string): boolean {
    if (value === null) return false
    const word = typeof value === 'string' ? { yes: true, no: false }[value.toLowerCase()] : value
    if (typeof word !== 'boolean') throw new EntryFault(`${field} is neither true nor false`)
    return word
  },

  list(value: unknown, field: string): string[] {
    if (value === null) return []
    if (!Array.isArray(value) || value.length > 200) throw new EntryFault(`${field} is not a list of at most 200 texts`)
    const words = value.map((one: unknown) => cut(inOneLine(textOf(one, field), 1_000), 200))
      .filter(word => word !== '')
    return [...new Map(words.toReversed().map(word => [fold(word), word])).values()].toReversed()
  },

  severity(value: unknown, field: string): Severity {
    const found = severities.find(severity => severity === value)
    if (found === undefined) throw new EntryFault(`${field} is not one of ${severities.join(', ')}`)
    return found
  },

  enrichments(value: unknown, field: string): Breach['aiEnrichments'] {
    if (value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) throw new EntryFault(`${field} is not an object`)
    const { summary, affectedRegions, recommendedActions } = value as Record<string, unknown>
    const isValid = (one: unknown, key: 'text' | 'items') => one === undefined || isEnrichment(one, key)
    if (!isValid(summary, 'text') || !isValid(affectedRegions, 'items') || !isValid(recommendedActions, 'items')) {
      throw new EntryFault(`${field} does not have the form { text or items, model, date }`)
    }
    if (!isShallow(value) || JSON.stringify(value).length > maxDescriptionLength) {
      throw new EntryFault(`${field} is too large`)
    }
    return value as Breach['aiEnrichments']
  },
}

function isEnrichment(value: unknown, key: 'text' | 'items'): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { [key]: content, model, date } = value as Record<string, unknown>
  const hasContent = key === 'text'
    ? typeof content === 'string'
    : Array.isArray(content) && content.every(item => typeof item === 'string')
  return hasContent && typeof model === 'string' && typeof date === 'string' && date.length === 10 &&
    partialDate(date) === date
}

/**
 * `true` if a value has at most `left` nested levels of lists and objects. Deeper values could overflow the stack in
 * JSON.stringify and in comparisons.
 */
const isShallow = (value: unknown, left = 10): boolean =>
  typeof value !== 'object' || value === null ||
  (left > 0 && Object.values(value).every(one => isShallow(one, left - 1)))

function textOf(value: unknown, field: string): string {
  if (value === null) return ''
  if (typeof value !== 'string') throw new EntryFault(`${field} is not a text`)
  return value.toWellFormed().replaceAll('\0', '')
}

function htmlOf(value: unknown, field: string): string {
  const text = textOf(value, field)
  if (text.length > maxDescriptionLength) {
    throw new EntryFault(`${field} has more than ${maxDescriptionLength} characters`)
  }
  if ((text.match(/</g)?.length ?? 0) > maxTags) throw new EntryFault(`${field} has more than ${maxTags} tags`)
  return text
}

/** Replaces line breaks by spaces. Reads at most `max` characters, because the pattern is slow. */
const inOneLine = (text: string, max: number): string => text.slice(0, max).replace(/[\s\p{Cc}]+/gu, ' ').trim()

const cut = (text: string, max: number): string => text.length <= max ? text : text.slice(0, max).toWellFormed()
