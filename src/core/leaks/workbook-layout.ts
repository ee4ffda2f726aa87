import { validationError } from '../../errors.ts'
import { nameColumns, repeatedName } from '../../lib/rows/csv.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import { createRowTally } from '../../lib/rows/row-tally.ts'
import type { SheetRow } from '../../lib/rows/xlsx/sheet-rows.ts'
import { workbookRows, type SheetLayout } from '../../lib/rows/xlsx/workbook-rows.ts'
import type { Workbook } from '../../lib/rows/xlsx/workbook.ts'
import { writeNumbered } from '../../lib/rows/numbered-rows.ts'
import { isValue, profileOf } from './column-kinds.ts'
import { guarded } from './content.ts'
import { guessColumns } from './guess-columns.ts'
import type { FileLayout, LayoutOptions } from './layouts.ts'
import type { Sample } from './sample.ts'

/** Rows of a sheet that are read to find its columns. */
const sampledRows = 300
/**
 * Characters of these rows, and of all sheets whose rows are looked at. A text of 32 KiB that many cells share would
 * fill the memory.
 */
const sampledCharacters = 1_048_576
const allCharacters = 4 * sampledCharacters
/** Rows in front of the names of the columns, such as a title and the day of the export. */
const maxTitles = 10

/**
 * Finds the columns of the sheets of a workbook, in the names of a first row or in the kinds of their values. Sheets
 * without a row are left out. Throws VALIDATION_ERROR for options that a workbook has not, and for an unknown sheet.
 */
export async function readWorkbook(
  { path, workbook }: DataFile, options: LayoutOptions, check: (columns: readonly string[]) => void,
): Promise<FileLayout & { sample: Sample }> {
  refuseTextOptions(path, options)
  const sheets: SheetLayout[] = []
  const sampled = new Map<number, SheetRow[]>()
  let characters = 0
  for (const place of placesOf(workbook!, options.table)) {
    const rows = await firstRows(workbook!, place)
    if (rows.length === 0) continue
    characters += charactersOf(rows)
    if (characters <= allCharacters || sampled.size === 0) sampled.set(place, rows)
    const name = workbook!.sheets[place]!
    sheets.push({ place, name, ...columnsOf(rows, name, options.columns) })
  }
  if (sheets.length === 0) throw validationError({ message: 'The file is empty: no sheet has a row' })
  check([...new Set(sheets.flatMap(({ columns }) => columns))])
  const layout = { format: 'xlsx', sheets } as const
  const known = { sheets: workbook!.sheets, rows: (place: number) => asStream(sampled.get(place) ?? []) }
  const tally = createRowTally()
  const text = await Array.fromAsync(writeNumbered(workbookRows(known, layout, tally)))
  for (const name of workbook!.sheets) tally.table(name, 0, options.table === undefined || options.table === name)
  return {
    layout,
    offset: 0,
    lines: 0,
    sample: {
      form: {},
      parts: [Buffer.concat(text).toString('latin1')],
      mark: 0,
      isWhole: true,
      tables: tally.all().tables,
    },
  }
}

async function* asStream(rows: SheetRow[]): AsyncGenerator<SheetRow[]> {
  yield rows
}

/** Returns the places of the sheets to read. */
function placesOf({ sheets }: Workbook, table: string | undefined): number[] {
  if (table === undefined) return sheets.map((_, place) => place)
  const place = sheets.indexOf(table)
  if (place >= 0) return [place]
  throw validationError({ message: `--sheet: the workbook has no sheet "${table}"; it has: ${sheets.join(', ')}` })
}

async function firstRows(workbook: Workbook, place: number): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  let characters = 0
  for await (const rows of guarded(workbook.rows(place))) {
    for (const row of rows) {
      if (found.length === sampledRows || characters > sampledCharacters) return found
      found.push(row)
      characters += charactersOf([row])
    }
  }
  return found
}

const charactersOf = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { cells }) => cells.reduce((length, cell) => length + cell.length, sum), 0) // leaves out holes

/** Returns the columns of a sheet. Rows in front of them that have fewer than half of the cells are titles. */
function columnsOf(
  rows: readonly SheetRow[], name: string, given: readonly string[] | undefined,
): Pick<SheetLayout, 'columns' | 'firstRow'> {
  if (given !== undefined) return { columns: nameColumns(given.map(bytesOf)), firstRow: rows[0]!.number }
  const filled = ({ cells }: SheetRow) => cells.filter(cell => cell !== '').length
  const widest = Math.max(...rows.slice(0, 100).map(filled))
  const at = Math.max(0, rows.slice(0, maxTitles).findIndex(row => filled(row) > widest / 2))
  const first = rows[at]!
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  if (!first.cells.some(isValue)) {
    const names = Array.from({ length: width }, (_, place) => first.cells[place] ?? '')
    const repeated = repeatedName(names.map(one => one.trim()))
    if (repeated !== undefined) {
      throw validationError({
        message: `The first row of the sheet "${name}" does not name the columns: it has the column "${repeated}" ` +
          'twice',
      })
    }
    return { columns: nameColumns(names.map(bytesOf)), firstRow: first.number + 1 }
  }
  const profiles = Array.from({ length: width }, (_, place) =>
    profileOf(rows.slice(at).map(({ cells }) => cells[place] ?? '')))
  return { columns: guessColumns(profiles).columns, firstRow: first.number }
}

const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

/** Refuses options of text, which would be ignored. */
function refuseTextOptions(path: string, { format, delimiter, quote, encoding }: LayoutOptions): void {
  if (format !== undefined && format !== 'xlsx') {
    throw validationError({ message: `The file ${path} is a workbook: set --format xlsx, or none` })
  }
  if (delimiter === undefined && quote === undefined && encoding === undefined) return
  throw validationError({ message: '--delimiter, --quote and --encoding are for text, but the file is a workbook' })
}
