import { validationError } from '../../errors.ts'
import { csv, nameColumns, readHeader, tsv, type Dialect } from '../../lib/rows/csv.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import { maxRowBytes } from '../../lib/rows/row.ts'
import { indexedField } from '../../sources/leaks/field-names.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import { indexedFields, typeOf } from './indexed-values.ts'

export const formats = ['csv', 'tsv', 'jsonl', 'user-secret'] as const
export type Format = (typeof formats)[number]

/**
 * Format of the rows of a file. CSV and TSV are `csv` with a dialect. It is stored with an unfinished import, so its
 * names cannot change.
 */
export type Layout =
  | { format: 'csv', columns: readonly string[], dialect: Dialect }
  | { format: 'json-lines' }
  | { format: 'user-secret' }

export interface LayoutOptions {
  /** Format of the file. Default: guessed from the file name. */
  format?: Format
  /** Character between two cells. Default: a comma for `csv`, a tab for `tsv`. */
  delimiter?: string
  /** Column names, for a file without a header row. */
  columns?: readonly string[]
}

/** Layout of a file, and the number of bytes and of lines before its first record. */
interface FileLayout {
  layout: Layout
  offset: number
  lines: number
}

const byEnding: ReadonlyArray<readonly [RegExp, Format]> = [
  [/\.csv$/i, 'csv'], [/\.(tsv|tab)$/i, 'tsv'], [/\.(jsonl|ndjson)$/i, 'jsonl'], [/\.txt$/i, 'user-secret'],
]

/** Detects the layout of a file. Throws VALIDATION_ERROR if the content contradicts the options or the mapping. */
export async function readLayout(
  file: DataFile,
  options: LayoutOptions,
  mapping: Readonly<Record<string, Field>>,
): Promise<FileLayout> {
  const format = options.format ?? guessFormat(file.path)
  const head = await readHead(file)
  const text = head.toString('latin1')
  if (/^(\xff\xfe|\xfe\xff)/.test(text)) {
    throw validationError({ message: 'The file is in UTF-16: convert it to UTF-8 first' })
  }
  const offset = text.startsWith('\xef\xbb\xbf') ? 3 : 0
  if (head.length === offset) throw validationError({ message: 'The file is empty' })
  if (format === 'jsonl' && /^\s*\[/.test(text.slice(offset))) {
    throw validationError({
      message: 'The file is one JSON array: write each entry on its own line first, for example with jq -c ".[]"',
    })
  }
  if (format === 'jsonl' || format === 'user-secret') refuseCellOptions(format, options)
  if (format === 'jsonl') return { layout: { format: 'json-lines' }, offset, lines: 0 }
  if (format === 'user-secret') {
    if (Object.keys(mapping).length > 0) {
      throw validationError({ message: 'A file of user:secret lines has no columns to map' })
    }
    return { layout: { format: 'user-secret' }, offset, lines: 0 }
  }
  const dialect = {
    ...(format === 'csv' ? csv : tsv),
    ...(options.delimiter === undefined ? {} : { delimiter: options.delimiter }),
  }
  const { columns, end, lines } = options.columns
    ? { columns: nameColumns(options.columns), end: 0, lines: 0 }
    : readColumnNames(text.slice(offset), dialect)
  checkColumns(columns, mapping)
  return { layout: { format: 'csv', columns, dialect }, offset: offset + end, lines }
}

/** Refuses options of cells in a format without cells: they would be ignored, and the rows read in the wrong way. */
function refuseCellOptions(format: Format, { columns, delimiter }: LayoutOptions): void {
  if (columns === undefined && delimiter === undefined) return
  throw validationError({
    message: `--columns and --delimiter are for csv and tsv, but the format is ${format}: set --format, or neither`,
  })
}

function guessFormat(path: string): Format {
  const name = path.replace(/\.(gz|gzip|zst|zstd)$/i, '')
  const [, format] = byEnding.find(([ending]) => ending.test(name)) ?? []
  if (format === undefined) {
    const [ending] = /\.[^./\\]+$/.exec(name) ?? []
    const fault = ending === undefined
      ? 'The file name has no extension that names a format'
      : `The extension ${ending} is unknown`
    throw validationError({ message: `${fault}: set --format ${formats.join('|')}` })
  }
  return format
}

async function readHead(file: DataFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file.content()) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxRowBytes) break
  }
  return Buffer.concat(chunks)
}

function readColumnNames(text: string, dialect: Dialect) {
  const read = readHeader(text, dialect) ?? readHeader(`${text}\n`, dialect)!
  if ('fault' in read) throw validationError({ message: `The first row does not name the columns: ${read.fault}` })
  return read
}

function checkColumns(columns: readonly string[], mapping: Readonly<Record<string, Field>>): void {
  const missing = Object.keys(mapping).filter(column => !columns.includes(column))
  if (missing.length > 0) {
    throw validationError({
      message: `The file has no column ${missing.map(name => `"${name}"`).join(', ')}; it has: ${
        columns.join(', ').slice(0, 500)
      }`,
    })
  }
  if (!columns.some(column => typeOf(indexedField(column, mapping)))) {
    const advice = columns.length === 1 ? ', or set another --delimiter' : ''
    throw validationError({
      message: `Records are found by the fields ${indexedFields.join(', ')}: map at least one column to one of them${
        advice
      }. The file has: ${columns.join(', ').slice(0, 500)}`,
    })
  }
}
