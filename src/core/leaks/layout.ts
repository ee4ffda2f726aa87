import { validationError } from '../../errors.ts'
import { csv, nameColumns, tsv, type Dialect } from '../../lib/rows/csv.ts'
import type { DataFile } from '../../lib/rows/data-file.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import { indexedField } from '../../sources/leaks/field-names.ts'
import { mask } from '../../sources/leaks/mask.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import { isNumbered } from './content.ts'
import { detectLayout, jsonLayout, separatedLayout, sqlLayout } from './detect.ts'
import { indexedFields, typeOf } from './indexed-values.ts'
import type { FileLayout, Format, Layout, LayoutOptions, RowLayout } from './layouts.ts'
import { readSample, severalEncodings, type Sample } from './sample.ts'
import { isTable, readTable } from './table-layout.ts'
import { readWorkbook } from './workbook-layout.ts'

const byEnding: ReadonlyArray<readonly [RegExp, Format]> = [
  [/\.csv$/i, 'csv'], [/\.(tsv|tab)$/i, 'tsv'], [/\.(jsonl|ndjson)$/i, 'jsonl'],
  [/\.sql$/i, 'sql'],
]

/**
 * Finds the layout of a file by the options, by its name or by its content. Throws VALIDATION_ERROR if the content
 * contradicts the options or the mapping.
 */
export async function readLayout(
  file: DataFile,
  options: LayoutOptions,
  mapping: Readonly<Record<string, Field>>,
): Promise<FileLayout & { sample: Sample }> {
  if (file.workbook !== undefined) return readWorkbook(file, options, columns => checkColumns(columns, mapping))
  if (options.format === 'xlsx') throw validationError({ message: `The file ${file.path} is no workbook` })
  const sample = await readSample(file, options.encoding)
  if (sample.parts.every(part => part === '')) throw validationError({ message: 'The file is empty' })
  const { layout, offset, lines } = decoded(sample, () => layoutOf(file.path, sample, options, mapping))
  const whole = withTable({ ...layout, ...sample.form }, options)
  return { layout: whole, offset: isNumbered(whole) ? 0 : sample.mark + offset, lines, sample }
}

/** Finds something in the texts of a sample. If nothing fits and the encoding is not sure, that is the error. */
function decoded<Found>({ encodings }: Sample, find: () => Found): Found {
  try {
    return find()
  } catch (cause) {
    if (encodings === undefined) throw cause
    throw validationError({ message: `The file cannot be read: ${severalEncodings(encodings)}`, cause })
  }
}

/** Adds the only table that is read. Throws VALIDATION_ERROR if the rows are of no table. */
function withTable(layout: Layout, { table }: LayoutOptions): Layout {
  if (table === undefined) return layout
  if (layout.format === 'sql') return { ...layout, table }
  throw validationError({ message: '--table and --sheet are for SQL dumps and workbooks, and the file is neither' })
}

function layoutOf(
  path: string, sample: Sample, options: LayoutOptions, mapping: Readonly<Record<string, Field>>,
): FileLayout {
  const format = options.format ?? formatOfName(path)
  if (format === 'jsonl' && options.format !== undefined && /^\s*\[/.test(sample.parts[0]!)) {
    throw validationError({ message: 'The file is one JSON array: set --format json' })
  }
  if (format === 'csv' || format === 'tsv') {
    const delimiter = options.delimiter ?? (options.format === 'tsv' ? '\t' : undefined)
    return checked(readTable(sample, { ...options, delimiter, dialect: dialectOf(format, options) }), mapping)
  }
  if (format !== undefined && format !== 'separated') {
    refuseCellOptions(format, options)
    if (format.endsWith('secret') && Object.keys(mapping).length > 0) {
      throw validationError({ message: `A file of ${format} lines has no columns to map` })
    }
  }
  const all = linesOf(sample)
  switch (format) {
    case 'jsonl': return plain(/^\s*\[/.test(sample.parts[0]!) ? { format: 'json' } : { format: 'json-lines' })
    case 'json': return plain(jsonLayout(sample.parts[0]!))
    case 'sql': return plain(sqlLayout(all))
    case 'user-secret': return plain({ format })
    case 'url-user-secret': return plain(ofFormat(detectLayout(all), format) ?? { format })
    case 'blocks': return plain(ofFormat(detectLayout(all), format) ?? { format })
    default: return checked(detected(sample, all, options), mapping)
  }
}

const dialectOf = (format: 'csv' | 'tsv', { quote }: LayoutOptions): Dialect =>
  ({ ...(format === 'csv' ? csv : tsv), ...(quote === 'none' ? { quotes: false } : {}) })

const plain = (layout: RowLayout): FileLayout => ({ layout, offset: 0, lines: 0 })

const ofFormat = (found: ReturnType<typeof detectLayout>, format: RowLayout['format']): RowLayout | undefined =>
  found.format === format ? found : undefined

/** Recognises the layout. Given columns or a delimiter make it separated text. */
function detected(sample: Sample, lines: readonly string[], options: LayoutOptions): FileLayout {
  const { columns, delimiter, format } = options
  if (columns === undefined && delimiter === undefined && format === undefined) {
    const found = detectLayout(lines)
    return found.format === 'table'
      ? readTable(sample, { dialect: { ...dialectOf('csv', options), delimiter: found.delimiter } })
      : plain(found)
  }
  return isTable(lines, delimiter) && format === undefined
    ? readTable(sample, { ...options, dialect: dialectOf('csv', options) })
    : plain(separated(lines, options))
}

/** Returns the layout of separated text with the given columns, or with those that its values have. */
function separated(lines: readonly string[], { columns, delimiter }: LayoutOptions): RowLayout {
  const found = separatedLayout(lines, delimiter, columns?.length)
  if (found === undefined) {
    throw validationError({
      message: `The lines have no constant number of separators${
        columns === undefined ? '' : ` for ${columns.length} columns`
      }: set --delimiter`,
    })
  }
  if (columns === undefined) return { format: 'separated', ...found }
  const names = nameColumns(columns.map(name => Buffer.from(name).toString('latin1')))
  const last = names.length - 1
  const { end, open = isOpen(names[last]!) ? last : undefined } = found
  return {
    format: 'separated',
    columns: names,
    delimiter: found.delimiter,
    ...end === undefined ? {} : { end },
    ...open === undefined ? {} : { open },
  }
}

/** `true` for a last column that may contain the separator. */
const isOpen = (name: string): boolean => /pass|pwd|secret|note|text/i.test(name)

/** Returns the decoded lines of a sample that are not blank, in equal numbers from each part. */
function linesOf({ parts, form }: Sample): string[] {
  const { decode } = decoderOf(form)
  return parts.flatMap(part => part.slice(0, linesBytes).split(/\r\n|\n|\r/).slice(0, maxLines)
    .map(line => decode(line)).filter(line => line.trim() !== ''))
}

const linesBytes = 262_144
const maxLines = 400

/** Refuses options of cells in a format without cells: they would be ignored, and the rows read in the wrong way. */
function refuseCellOptions(format: Format, { columns, delimiter }: LayoutOptions): void {
  if (columns === undefined && delimiter === undefined) return
  throw validationError({
    message:
      `--columns and --delimiter are for csv, tsv and separated, but the format is ${format}: set --format, or neither`,
  })
}

/** Returns the format that a file name states. Other names, such as that of a text file, state none. */
function formatOfName(path: string): Format | undefined {
  const name = path.replace(/\.(gz|gzip|zst|zstd)$/i, '')
  return byEnding.find(([ending]) => ending.test(name))?.[1]
}

/** Checks the columns of a layout that has some. */
function checked(found: FileLayout, mapping: Readonly<Record<string, Field>>): FileLayout {
  if ('columns' in found.layout) checkColumns(found.layout.columns, mapping)
  return found
}

function checkColumns(columns: readonly string[], mapping: Readonly<Record<string, Field>>): void {
  const missing = Object.keys(mapping).filter(column => !columns.includes(column))
  if (missing.length > 0) {
    throw validationError({
      message: `The file has no column ${missing.map(name => `"${name}"`).join(', ')}; it has: ${shownNames(columns)}`,
    })
  }
  if (!columns.some(column => typeOf(indexedField(column, mapping)))) {
    const advice = columns.length === 1 ? ', or set another --delimiter' : ''
    throw validationError({
      message: `Records are found by the fields ${indexedFields.join(', ')}: map at least one column to one of them${
        advice
      }. The file has: ${shownNames(columns)}`,
    })
  }
}

/** Lists names of columns for a message. Others than plain words are masked: the first row may be a record. */
const shownNames = (columns: readonly string[]): string =>
  columns.map(name => /^[\p{L}\p{N}_ .#()/-]{1,64}$/u.test(name) ? name : mask(name)).join(', ').slice(0, 500)
