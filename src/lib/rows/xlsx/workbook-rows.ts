import type { NumberedRow } from '../numbered-rows.ts'
import { faults } from '../row.ts'
import type { RowTally } from '../row-tally.ts'
import type { Workbook } from './workbook.ts'

/** Columns of a sheet. */
export interface SheetLayout {
  /** Place of the sheet in the workbook, from 0. */
  place: number
  name: string
  columns: readonly string[]
  /** Number of its first row with a record, from 1. */
  firstRow: number
}

export interface WorkbookLayout {
  sheets: readonly SheetLayout[]
}

/** Field that has the name of the sheet, if several are read and no column has this name. */
export const sheetField = 'sheet'

/** Reads the rows of the sheets, one sheet after another. A cell behind the last column is named after its place. */
export async function* workbookRows(
  workbook: Workbook, { sheets }: WorkbookLayout, tally?: RowTally,
): AsyncGenerator<NumberedRow[]> {
  for (const { place, name, columns, firstRow } of sheets) {
    const more = sheets.length > 1 && !columns.includes(sheetField) ? [[sheetField, name] as const] : []
    tally?.table(name, 0)
    for await (const rows of workbook.rows(place)) {
      const read = rows.filter(({ number }) => number >= firstRow)
      tally?.table(name, read.length)
      // one at a time: many rows can repeat a shared text of a megabyte
      for (const { number: line, cells, isLong } of read) {
        yield [isLong
          ? { line, fault: faults.long, text: bytesOf(cells.join('\t').slice(0, 1_000)) }
          : { line, json: bytesOf(JSON.stringify(Object.fromEntries([
            ...cells.flatMap((cell, at) => cell === '' ? [] : [[columns[at] ?? `column_${at + 1}`, cell]]), ...more,
          ]))) }]
      }
    }
  }
}

/** Rows are text in which each character stands for one byte. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')
