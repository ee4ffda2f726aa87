import type { Understood } from '../core/leaks/understand.ts'
import { table } from './kit/text.ts'

/** Formats what an import understands of a file: layout, columns with the searches that find them, and masked rows. */
export function lookToText(file: string, looked: Understood): string {
  const { format, delimiter, encoding, compression, line_ends: lineEnds, rows, rejected, columns, examples, doubts,
    tables = [] } = looked
  const facts = [
    delimiter === null ? format : `${format} with the delimiter ${JSON.stringify(delimiter)}`,
    encoding,
    ...compression === 'none' ? [] : [compression],
    ...lineEnds === 'cr' ? ['lines end with a carriage return'] : [],
  ]
  const none = rejected === 0 ? '' : `, ${formatCount(rejected)} would be rejected`
  return [
    `${file}: ${facts.join('; ')}. Sampled rows: ${formatCount(rows)}${none}.`,
    table(['COLUMN', 'FIELD', 'ROWS', 'FOUND BY'], columns.map(one => [
      one.name, one.field, formatCount(one.rows), foundBy(one.types),
    ])),
    ...tables.length < 2 ? [] : [tablesToText(format, tables)],
    ...examples.map((row, index) =>
      `Row ${index + 1}, masked: ${Object.entries(row).map(([name, value]) => `${name}=${value}`).join('  ')}`),
    ...doubts.map(doubt => `Doubt: ${doubt}.`),
  ].join('\n')
}

/** Lists the tables of a dump or the sheets of a workbook. */
function tablesToText(format: string, tables: NonNullable<Understood['tables']>): string {
  const what = format === 'xlsx' ? 'Sheets' : 'Tables'
  const all = tables.map(({ name, rows, isRead }) =>
    `${name} (${isRead ? `${formatCount(rows)} sampled rows` : 'not read'})`)
  return `${what}: ${all.join(', ')}. To import one of them only, set ${format === 'xlsx' ? '--sheet' : '--table'}.`
}

const formatCount = (value: number): string => value.toLocaleString('en')

const foundBy = (types: Understood['columns'][number]['types']): string =>
  Object.entries(types).map(([type, rows]) => `${type} (${formatCount(rows)})`).join(', ') || 'nothing'
