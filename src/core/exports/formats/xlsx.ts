import { writeXlsxStream } from 'hucre/xlsx'
import { countOf } from '../../../outcomes/words.ts'
import type { ExportWriter } from '../rows.ts'
import { columns, factLines } from './fact-lines.ts'
import { cellText, maxCellLength } from './xlsx-text.ts'

/** Format of a cell that stays a text if a person edits it. Numbers keep their zeros, and nothing is calculated. */
const textFormat = { numFmt: '@' }

/** Width of the columns with ids and free texts, in characters. */
const widths: Readonly<Partial<Record<typeof columns[number], number>>> = {
  search_id: 12,
  asked_value: 24,
  source: 24,
  label: 20,
  value: 40,
  link: 30,
  at: 25,
  detail: 40,
}

/**
 * Writes an Office Open XML workbook with the lines of the CSV. Every cell is a text. A sheet has at most 1,048,576
 * rows; the next ones are in further sheets, which repeat the names of the columns. Memory does not grow with the rows:
 * texts are in the cells, and not in a table that is written at the end.
 */
export const toXlsx: ExportWriter<Uint8Array> = async function* (report, rows) {
  let cuts = 0
  async function* lines(): AsyncGenerator<Array<string | null>> {
    const notesOf = () =>
      cuts === 0 ? [] : [`${countOf(cuts, 'cell is', 'cells are')} cut at ${maxCellLength} characters`]
    for await (const cells of factLines(report, rows, notesOf)) yield cells.map(toCell)
  }
  function toCell(cell: string): string | null {
    if (cell === '') return null
    const { text, isCut } = cellText(cell)
    if (isCut) cuts++
    return text
  }
  yield* writeXlsxStream(lines(), {
    name: 'Facts',
    columns: columns.map(header => ({ header, width: widths[header] ?? 14, style: textFormat })),
    freezePane: { rows: 1 },
  })
}
