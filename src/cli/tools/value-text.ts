import { isObject } from '../../lib/is-object.ts'
import { displayWidth, pad, readableTime, table, terminalSafe, wrap } from '../kit/text.ts'

type Scalar = string | number | boolean

interface TextOptions {
  /** Maximum width of a line. `Infinity` for a pipe. */
  width: number
  bold: (text: string) => string
}

/** Maximum numbers of columns of a table, of characters in a cell, and of entries of a list in a cell. */
const maxColumns = 6
const maxCell = 60
const maxListed = 3
/** Maximum length of a list on one line. A longer one has a line for each entry. */
const maxInline = 80

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** `true` if there is nothing to display: `null`, an empty text, and a list or an object without any other value. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

const acronyms = new RegExp(`\\b(?:${[
  'a', 'aaaa', 'asns?', 'bimi', 'caa', 'cidr', 'cname', 'dkim', 'dmarc', 'dnskey', 'dnssec', 'ds', 'https', 'id', 'ip',
  'mta', 'mx', 'ns', 'rfc', 'rpt', 'soa', 'spf', 'srv', 'sts', 'svcb', 'tls', 'tlsa', 'txt', 'urls?', 'vds', 'vin',
  'vis', 'wmi', 'ipv[46]',
].join('|')})\\b`, 'gi')

/** Returns the name of a field in words: `first_seen` becomes `First seen`. */
const labelOf = (name: string): string => {
  const inCapitals = (word: string): string => word.toUpperCase().replace(/^(ASN|URL)S$/, '$1s').replace('IPV', 'IPv')
  const words = name.replace(/[_-]/g, ' ').trim().replace(acronyms, inCapitals)
  return terminalSafe(words.charAt(0).toUpperCase() + words.slice(1))
}

const scalarText = (value: Scalar): string =>
  typeof value === 'boolean' ? value ? 'yes' : 'no' : readableTime(terminalSafe(value))

/** Returns the fields to display. The answer of a source as it came (`raw`) is left to `--json`. */
const fieldsOf = (value: Readonly<Record<string, unknown>>): Array<[string, unknown]> =>
  Object.entries(value).filter(([name, field]) => name !== 'raw' && !isEmpty(field))

/**
 * Formats a JSON value for people. An object has a line for each field; objects in it are indented under their names. A
 * list of flat objects becomes a table. Empty values are left out.
 */
export function valueLines(value: unknown, options: TextOptions): string[] {
  if (isScalar(value)) return [scalarText(value)]
  if (Array.isArray(value)) return listLines(value.filter(entry => !isEmpty(entry)), options)
  if (!isObject(value)) return []
  const fields = fieldsOf(value)
  const plain = fields.flatMap(([name, field]) => {
    const texts = inlineTexts(field)
    return texts === undefined ? [] : [[labelOf(name), texts] as const]
  })
  const labelWidth = Math.max(0, ...plain.map(([label]) => displayWidth(label)))
  const columns = Math.max(20, options.width - labelWidth - 2)
  return [
    ...plain.flatMap(([label, texts]) =>
      texts.flatMap(text => wrap(text, columns)).map((line, index) =>
        `${pad(index === 0 ? label : '', labelWidth)}  ${line}`)),
    ...fields.filter(([, field]) => inlineTexts(field) === undefined).flatMap(([name, field]) =>
      ['', options.bold(labelOf(name)), ...indented(valueLines(field, inner(options)))]),
  ]
}

/** Returns the lines of a value that fits beside its label, or `undefined` for objects and lists of objects. */
function inlineTexts(value: unknown): string[] | undefined {
  if (isScalar(value)) return scalarText(value).split('\n')
  if (!Array.isArray(value) || !value.every(entry => isScalar(entry) || isEmpty(entry))) return undefined
  const texts = value.filter(isScalar).map(scalarText)
  const line = texts.join(', ')
  return line.length > maxInline ? texts : [line]
}

function listLines(list: readonly unknown[], options: TextOptions): string[] {
  if (!list.every(isObject)) {
    return list.flatMap(entry => isScalar(entry) ? [scalarText(entry)] : valueLines(entry, options))
  }
  const columns = [...new Set(list.flatMap(entry => fieldsOf(entry).map(([name]) => name)))]
  const rows = list.map(entry => columns.map(name => cellText(entry[name])))
  if (columns.length <= maxColumns && rows.every(row => row.every(cell => cell !== undefined))) {
    return table(columns.map(name => labelOf(name).toUpperCase()), rows).split('\n')
  }
  return list.flatMap(entry =>
    valueLines(entry, inner(options)).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`.trimEnd()))
}

/** Returns the text of a cell of a table, or `undefined` if the value is too long for one. */
function cellText(value: unknown): string | undefined {
  if (isEmpty(value)) return '–'
  const text = isScalar(value)
    ? scalarText(value)
    : Array.isArray(value)
    ? value.every(isScalar) ? shortList(value.map(scalarText)) : undefined
    : Object.values(value as object).every(field => isScalar(field) || isEmpty(field))
    ? Object.values(value as object).filter(isScalar).map(scalarText).join(' ')
    : undefined
  return text !== undefined && text.length <= maxCell ? text : undefined
}

const shortList = (texts: readonly string[]): string =>
  texts.length <= maxListed
    ? texts.join(', ')
    : `${texts.slice(0, maxListed - 1).join(', ')} and ${texts.length - maxListed + 1} more`

const inner = (options: TextOptions): TextOptions => ({ ...options, width: options.width - 2 })
const indented = (lines: readonly string[]): string[] => lines.map(line => line === '' ? '' : `  ${line}`)
