import { amount } from '../../facts/coin-amount.ts'
import { htmlText } from '../../lib/html-text.ts'
import { date, link } from '../kit/card.ts'
import { isoTime } from '../kit/iso-time.ts'
import type { LookUp, LookUpFormat, NamedFormat } from './look-up.ts'

type Coin = NonNullable<LookUp['coin']>

/** The parts of a row that formats need. */
type Row = Pick<LookUp, 'coin' | 'base' | 'url' | 'times'>

const formats: Readonly<Record<NamedFormat, (value: unknown, coin: Coin, row: Row | undefined) => unknown>> = {
  'link': (value, _, row) => link(absolute(value, row)),
  'page': link,
  'hex-text': hexText,
  coins: (value, { symbol, decimals }) => {
    const units = wholeNumber(value)
    return units === undefined ? undefined : `${amount(units, decimals)} ${symbol}`.trim()
  },
  count: value => Array.isArray(value) ? value.length : undefined,
  date: (value, _, row) => date(value, row?.times),
  decimal: (value, { symbol }) =>
    ['number', 'string'].includes(typeof value) && value !== '' ? `${String(value)} ${symbol}`.trim() : undefined,
  distinct: value => Array.isArray(value) ? joined([...new Set(value)]) : undefined,
  flag: value => /^(true|1|yes)$/i.test(String(value)) ? 'yes' : undefined,
  hex: value => wholeNumber(value)?.toString(),
  latest: (value, _, row) =>
    date([value].flat().map(one => isoTime(one, row?.times)).filter(time => time !== undefined).sort().at(-1)),
  html: value => typeof value === 'string' ? htmlText(value) : undefined,
  names: value => typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : undefined,
}

/**
 * Returns the address of a link that is relative to the site: to `base`, or without one from the root of the API, if it
 * begins with a slash. Returns any other value unchanged.
 */
function absolute(value: unknown, row: Row | undefined): unknown {
  const base = row?.base ?? row?.url
  if (typeof value !== 'string' || base === undefined || /^[a-z][a-z\d+.-]*:|\s/i.test(value)) return value
  return value.startsWith('/') || row?.base ? URL.parse(value, base.replace(/\{.*/, ''))?.href ?? value : value
}

/** Returns the text that a value has in hexadecimal (UTF-8), or the value if it is no text in hexadecimal. */
function hexText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:0x)?(?:[\da-f]{2})+$/i.test(value)) return value
  const text = Buffer.from(value.replace(/^0x/i, ''), 'hex').toString()
  return /[\ufffd\p{Cc}]/u.test(text) ? value : text
}

/** Joins the texts of a list. Returns any other value unchanged. */
const joined = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter(one => typeof one !== 'object' && one !== '').join(', ') : value

const noCoin: Coin = { symbol: '', decimals: 0 }

/** Converts a value of an answer for display. */
export function displayed(value: unknown, format: LookUpFormat | undefined, row?: Row): unknown {
  if (typeof format === 'object') return format[String(value)]
  if (format !== undefined) return formats[format](value, row?.coin ?? noCoin, row)
  return value === 'N/A' ? undefined : joined(value) // "not available"
}

/** Returns a whole number that is a number, a text of digits or hexadecimal with `0x`, otherwise `undefined`. */
function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  return typeof value === 'string' && /^(-?\d{1,100}|0x[\da-f]{1,100})$/i.test(value) ? BigInt(value) : undefined
}

/**
 * Returns `true` for an amount of zero, also as the only text of a list, and for a list or an object without content,
 * `false` for other ones. Returns `undefined` for any other value, and for -1, which sources send in place of a count
 * that they do not have.
 */
export function isZero(value: unknown): boolean | undefined {
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string') return isZero(value[0])
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const units = wholeNumber(value)
  if (units !== undefined) return units === -1n ? undefined : units === 0n
  return value === '' || Number.isNaN(Number(value)) ? undefined : Number(value) === 0
}
