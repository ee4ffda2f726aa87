import { maxRowBytes } from '../row.ts'
import { numberText, type NumberStyle } from './number-text.ts'
import { createTextElements, unescaped } from './text-elements.ts'
import { xmlItems, type XmlHandler } from './xml-items.ts'

/** A row of a sheet that has a cell. Cells without a value are holes of the array, which `for … of` must not read. */
export interface SheetRow {
  /** Number that the sheet displays beside the row, from 1. */
  number: number
  cells: string[]
  /** `true` if the texts of the row are longer than 1 MiB. The cells behind are then missing. */
  isLong: boolean
}

/** Strings and styles to which the cells of a workbook refer. */
export interface CellContext {
  strings: readonly string[]
  styles: readonly NumberStyle[]
  epoch: 1900 | 1904
}

/** https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const maxColumns = 16_384
const maxRows = 1_048_576

/**
 * Reads the rows of a sheet. Of a formula, the value that the program has stored is read. Throws an Error for a cell
 * outside of a sheet. ECMA-376 part 1, 18.3.1:
 * https://ecma-international.org/publications-and-standards/standards/ecma-376/
 */
export async function* sheetRows(chunks: AsyncIterable<Buffer>, context: CellContext): AsyncGenerator<SheetRow[]> {
  const rows: SheetRow[] = []
  let row: SheetRow = { number: 0, cells: [], isLong: false }
  let characters = 0
  let column = 0
  let type = 'n'
  let style = 0
  const elements = createTextElements()

  const here = () => `the cell ${column + 1} of row ${row.number}`

  function valueOf(text: string): string {
    if (type === 's') {
      const found = context.strings[Number(text)]
      if (found === undefined) throw new Error(`${here()} refers to a text that the workbook does not have`)
      return found
    }
    if (type === 'e') return '' // an error of the program, such as #DIV/0!
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
    return type === 'n' ? numberText(text, context.styles[style] ?? { kind: 'plain' }, context.epoch) : unescaped(text)
  }

  function endCell(): void {
    const text = elements.collected()
    const value = text === '' ? '' : valueOf(text)
    if (column >= maxColumns || row.number > maxRows) throw new Error(`${here()} is outside of its sheet`)
    characters += value.length
    if (characters > maxRowBytes) row.isLong = true
    if (value === '' || row.isLong) return
    row.cells[column] = value // not padded: rows with only their last cell took 200 KiB each
  }

  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'row') {
        row = { number: Number(attributes['r'] ?? row.number + 1), cells: [], isLong: false }
        characters = 0
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        elements.begin()
      }
      elements.open(name)
    },
    text(more) {
      elements.add(more)
    },
    close(name) {
      elements.close(name)
      if (name === 'c') endCell()
      else if (name === 'row' && (row.cells.length > 0 || row.isLong)) rows.push(row)
    },
  }
  yield* xmlItems(chunks, handler, () => rows.splice(0))
}

/** Returns the number of a column, from 0: `AB12` is in column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,4}(?=\d)/i.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
