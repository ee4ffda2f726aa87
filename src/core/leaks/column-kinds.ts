import { isIP } from 'node:net'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { hashType } from '../../sources/leaks/hash-type.ts'

/** Kind of the values of a column. `text`: any other values, such as names, user names and passwords. */
export type Kind = 'email' | 'url' | 'domain' | 'ip' | 'hash' | 'phone' | 'date' | 'number' | 'text' | 'empty'

export interface ColumnProfile {
  kind: Kind
  /** Values of the sampled rows, empty ones left out. */
  values: readonly string[]
  /** Share of different values, from 0 to 1. */
  distinct: number
}

const tests: ReadonlyArray<readonly [Kind, (value: string) => boolean]> = [
  ['email', value => isAddress(value)],
  ['url', value => /^[a-z][a-z\d+.-]{1,20}:\/\/\S+$/i.test(value)],
  ['ip', value => isIP(value) !== 0],
  ['hash', value => hashType(value, false) !== undefined || /^0x[\da-f]{16,}$/i.test(value) || isBase64Hash(value)],
  ['date', value => /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]\d{4})(?:[T ]\d|$)/.test(value)],
  ['phone', value => /^\+\d[\d ()-]{6,18}$/.test(value) || /^(?:00)?\d{10,15}$/.test(value)],
  ['number', value => /^\d+$/.test(value)],
  ['domain', value => isDomain(value)],
]

export const isAddress = (value: string): boolean =>
  /^[^\s@:;|,<>"]{1,64}@[^\s@:;|,<>"]+\.[a-z\d-]{2,24}$/i.test(value.trim())

const isBase64Hash = (value: string): boolean => /^[A-Za-z\d+/]{10,}={1,2}$/.test(value) && value.length % 4 === 0

/** `true` for a host below a public suffix, not for a dotted user name. */
const isDomain = (value: string): boolean => {
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value)) return false
  const { isIcann, domain } = publicSuffixes().parse(value)
  return isIcann === true && domain !== null
}

/** Share of the values that must be of a kind. The rest are faults of the data. */
const share = 0.7

/** Returns the kind of a column by its values. */
export function profileOf(cells: readonly string[]): ColumnProfile {
  const values = cells.map(cell => cell.trim()).filter(cell => cell !== '' && !isNull(cell))
  const distinct = values.length === 0 ? 0 : new Set(values).size / values.length
  if (values.length === 0) return { kind: 'empty', values, distinct }
  const [kind] = tests.find(([, test]) => values.filter(test).length >= values.length * share) ?? ['text' as const]
  return { kind, values, distinct }
}

/** Texts that stand for a missing value in dumps. */
export const isNull = (cell: string): boolean => /^(?:null|\\N|-|n\/a|none)$/i.test(cell)

/** `true` if a cell is a value, and therefore no name of a column. */
export const isValue = (cell: string): boolean => tests.some(([, test]) => test(cell.trim()))
