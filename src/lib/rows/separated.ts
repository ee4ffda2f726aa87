import type { Decoder } from './decoder.ts'
import { lineReader, type RowReader, type RowRecord } from './row.ts'

export interface SeparatedLayout {
  columns: readonly string[]
  /** One or more characters between two cells. */
  delimiter: string
  /** Characters at the end of every line that belong to no cell. */
  end?: string
  /** Number of the column that may contain the delimiter. Default: no column, and such a line is rejected. */
  open?: number
}

/**
 * Reads lines of cells without quotes. Empty cells are dropped. Cells keep their spaces, because a secret may begin or
 * end with one.
 */
export function separatedReader({ columns, delimiter, end = '', open }: SeparatedLayout, decoder?: Decoder): RowReader {
  const count = columns.length
  // The columns are sorted by name, so that equal records have equal JSON in any column order.
  const ordered = columns.map((name, place) => ({ name, place })).sort((a, b) => a.name < b.name ? -1 : 1)

  return lineReader(line => {
    const cells = (end !== '' && line.endsWith(end) ? line.slice(0, -end.length) : line).split(delimiter)
    const surplus = cells.length - count
    if (surplus > 0 && open !== undefined) {
      cells.splice(open, surplus + 1, cells.slice(open, open + surplus + 1).join(delimiter))
    }
    if (cells.length !== count) return `it has ${cells.length} cells instead of ${count}`
    const record: RowRecord = {}
    for (const { name, place } of ordered) {
      const cell = cells[place]!
      if (cell !== '') record[name] = cell
    }
    return record
  }, decoder)
}
