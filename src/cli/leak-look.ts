import type { Understood } from '../core/leaks/understand.ts'
import { table } from './kit/text.ts'

/** Formats what an import understands of a file: layout, columns with the searches that find them, and masked rows. */
export function lookToText(file: string, looked: Understood): string {
  const { format, delimiter, encoding, compression, line_ends: lineEnds, rows, rejected, columns, examples, doubts } =
    looked
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
    ...examples.map((row, index) =>
      `Row ${index + 1}, masked: ${Object.entries(row).map(([name, value]) => `${name}=${value}`).join('  ')}`),
    ...doubts.map(doubt => `Doubt: ${doubt}.`),
  ].join('\n')
}

const formatCount = (value: number): string => value.toLocaleString('en')

const foundBy = (types: Understood['columns'][number]['types']): string =>
  Object.entries(types).map(([type, rows]) => `${type} (${formatCount(rows)})`).join(', ') || 'nothing'
