import { fold, severities, type Breach, type Severity } from './breach.ts'
import { partialDate } from '../../sources/breaches/dates.ts'
import { toHtml, toText } from './html.ts'

/** What an entry of a catalogue says of a breach; what it does not carry is left out. */
export type BreachEntry = Pick<Breach, 'name'> & Partial<Omit<Breach, 'id' | 'name'>>

/** Why an entry cannot be read. */
export class EntryFault extends Error {}

const longestName = 200
const longestText = 2_000
const longestDescription = 100_000
/** The time that it takes to read HTML grows with the square of the elements that stay open. */
const mostTags = 5_000

/** One name, however its accents are encoded: https://www.unicode.org/reports/tr15/ */
export const exactName = (name: string): string => name.normalize('NFC')

/** Each reads one field: `undefined` is "not carried", null an empty value. Throws an `EntryFault`. */
export const readers = {
  name(value: unknown): string {
    if (typeof value !== 'string' || value === '') throw new EntryFault('it has no name')
    if (value.length > longestName) throw new EntryFault(`its name has more than ${longestName} characters`)
    if (/[\p{Cc}\p{Cs}]/u.test(value) || value !== value.trim()) {
      throw new EntryFault('its name has a control character, or begins or ends with a space')
    }
    if (value === '.' || value === '..') throw new EntryFault('its name cannot stand in an address')
    return exactName(value)
  },

  /** Plain text in one line. */
  text: (value: unknown, field: string): string => cut(inOneLine(textOf(value, field)), longestText),

  /** The text of what may be HTML. */
  textOfHtml: (value: unknown, field: string): string => cut(toText(htmlOf(value, field)), longestText),

  html: (value: unknown, field: string): string => toHtml(htmlOf(value, field)),

  domain: (value: unknown, field: string): string => cut(textOf(value, field).trim().toLowerCase(), 253),

  /** The first of several, and nothing where it is none for a browser. */
  url(value: unknown, field: string): string {
    const first = cut(textOf(value, field).trim(), 2 * longestText).split(/[\s,;]+(?=https?:)/i)[0]!
    const url = first.length > longestText ? null : URL.parse(first)
    return url && /^https?:$/.test(url.protocol) ? url.href : ''
  },

  /** Of a month or a year the first day. */
  date(value: unknown, field: string): string {
    if (value === null || value === '') return ''
    const date = partialDate(value)
    if (date === undefined) throw new EntryFault(`${field} is no date`)
    return `${date}-01-01`.slice(0, 10)
  },

  count(value: unknown, field: string): number {
    if (value === null) return 0
    if (!Number.isSafeInteger(value) || (value as number) < 0) throw new EntryFault(`${field} is no whole number`)
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
    if (!Array.isArray(value) || value.length > 200) throw new EntryFault(`${field} is no list of at most 200 texts`)
    const words = value.map((one: unknown) => cut(inOneLine(textOf(one, field)), 200)).filter(word => word !== '')
    return [...new Map(words.toReversed().map(word => [fold(word), word])).values()].toReversed()
  },

  severity(value: unknown, field: string): Severity {
    const found = severities.find(severity => severity === value)
    if (found === undefined) throw new EntryFault(`${field} is none of ${severities.join(', ')}`)
    return found
  },

  enrichments(value: unknown, field: string): Breach['aiEnrichments'] {
    if (value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) throw new EntryFault(`${field} is no object`)
    const { summary, affectedRegions, recommendedActions } = value as Record<string, unknown>
    const isFine = (one: unknown, key: 'text' | 'items') => one === undefined || isEnrichment(one, key)
    if (!isFine(summary, 'text') || !isFine(affectedRegions, 'items') || !isFine(recommendedActions, 'items')) {
      throw new EntryFault(`${field} holds something else than { text or items, model, date }`)
    }
    if (!isShallow(value) || JSON.stringify(value).length > longestDescription) {
      throw new EntryFault(`${field} is too large`)
    }
    return value as Breach['aiEnrichments']
  },
}

function isEnrichment(value: unknown, key: 'text' | 'items'): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { [key]: said, model, date } = value as Record<string, unknown>
  const isSaid = key === 'text'
    ? typeof said === 'string'
    : Array.isArray(said) && said.every(item => typeof item === 'string')
  return isSaid && typeof model === 'string' && typeof date === 'string' && date.length === 10 &&
    partialDate(date) === date
}

/** Of what is nested deeper neither JSON nor a comparison can be made for sure. */
const isShallow = (value: unknown, left = 10): boolean =>
  typeof value !== 'object' || value === null ||
  (left > 0 && Object.values(value).every(one => isShallow(one, left - 1)))

function textOf(value: unknown, field: string): string {
  if (value === null) return ''
  if (typeof value !== 'string') throw new EntryFault(`${field} is no text`)
  return value.toWellFormed().replaceAll('\0', '')
}

function htmlOf(value: unknown, field: string): string {
  const text = textOf(value, field)
  if (text.length > longestDescription) throw new EntryFault(`${field} has more than ${longestDescription} characters`)
  if ((text.match(/<[a-z]/gi)?.length ?? 0) > mostTags) throw new EntryFault(`${field} has more than ${mostTags} tags`)
  return text
}

const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const cut = (text: string, most: number): string => text.length <= most ? text : text.slice(0, most).toWellFormed()
