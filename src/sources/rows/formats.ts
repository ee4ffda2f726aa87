import { amount } from '../../facts/coin-amount.ts'
import { htmlText } from '../../lib/html-text.ts'
import { date, link } from '../kit/card.ts'
import type { LookUp, LookUpFormat, NamedFormat } from './look-up.ts'

type Coin = NonNullable<LookUp['coin']>

const formats: Readonly<Record<NamedFormat, (value: unknown, coin: Coin) => unknown>> = {
  link,
  page: link,
  coins: (value, { symbol, decimals }) => {
    const units = wholeNumber(value)
    return units === undefined ? undefined : `${amount(units, decimals)} ${symbol}`.trim()
  },
  count: value => Array.isArray(value) ? value.length : undefined,
  date: value => date(timeOf(value)),
  decimal: (value, { symbol }) =>
    ['number', 'string'].includes(typeof value) && value !== '' ? `${String(value)} ${symbol}`.trim() : undefined,
  distinct: value => Array.isArray(value) ? joined([...new Set(value)]) : undefined,
  flag: value => /^(true|1|yes)$/i.test(String(value)) ? 'yes' : undefined,
  hex: value => wholeNumber(value)?.toString(),
  html: value => typeof value === 'string' ? htmlText(value) : undefined,
  names: value => typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : undefined,
}

/** Brings times that `isoTime` does not know into a form that it knows. */
function timeOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (/^\d{9,13}(\.\d+)?$/.test(value)) return Number(value)
  if (/^([A-Z][a-z]{2} \d{1,2}, |\d\d\/\d\d\/)\d{4}$/.test(value)) return `${value} UTC` // not in the time zone of this process
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(value) ?? []
  return parts.length === 0 ? value : `${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`
}

/** Joins the texts of a list. Returns any other value unchanged. */
const joined = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter(one => typeof one !== 'object' && one !== '').join(', ') : value

const noCoin: Coin = { symbol: '', decimals: 0 }

/** Converts a value of an answer for display. */
export function displayed(value: unknown, format: LookUpFormat | undefined, coin = noCoin): unknown {
  if (typeof format === 'object') return format[String(value)]
  if (format !== undefined) return formats[format](value, coin)
  return value === 'N/A' ? undefined : joined(value) // "not available"
}

/** Returns a whole number that is a number, a text of digits or hexadecimal with `0x`, otherwise `undefined`. */
function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : undefined
  return typeof value === 'string' && /^(-?\d{1,100}|0x[\da-f]{1,100})$/i.test(value) ? BigInt(value) : undefined
}

/**
 * Returns `true` for an amount of zero and for a list or an object without content, `false` for other ones. Returns
 * `undefined` for any other value, and for -1, which sources send in place of a count that they do not have.
 */
export function isZero(value: unknown): boolean | undefined {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const units = wholeNumber(value)
  if (units !== undefined) return units === -1n ? undefined : units === 0n
  return value === '' || Number.isNaN(Number(value)) ? undefined : Number(value) === 0
}
