import type { ExportWriter } from '../rows.ts'
import { csvCell, csvSeparators, type CsvOptions } from './csv-cell.ts'
import { columns, factLines } from './fact-lines.ts'

/**
 * Writes CSV as in RFC 4180, without a byte order mark, with one line for each line of a card. `csvCell` keeps
 * spreadsheets from calculating a cell. https://www.rfc-editor.org/rfc/rfc4180
 */
export const toCsv: ExportWriter = async function* (report, rows, _overview, options = {}) {
  yield toText(columns, options)
  for await (const cells of factLines(report, rows)) yield toText(cells, options)
}

const toText = (cells: readonly string[], options: CsvOptions): string =>
  `${cells.map(cell => csvCell(cell, options)).join(csvSeparators[options.separator ?? 'comma'])}\r\n`
