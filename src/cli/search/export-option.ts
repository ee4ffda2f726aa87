import { InvalidArgumentError, Option } from 'commander'
import { validationError } from '../../errors.ts'
import { exportFormats, type ExportFormat, type TableOptions } from '../../core/exports/formats.ts'
import { csvSeparators, type CsvSeparator } from '../../core/exports/formats/csv-cell.ts'

/** A file for an export, and its format. */
export interface OutputFile {
  path: string
  format: ExportFormat
}

export interface TableFlags {
  bom?: true | undefined
  text?: true | undefined
  separator?: CsvSeparator | undefined
}

/** Creates the options of CSV, for every command that writes an export. */
export const tableFlags = {
  bom: () => new Option('--bom', 'begin a .csv file with a byte order mark, so that Excel reads it as UTF-8'),
  text: () => new Option('--text', 'mark numbers, dates and times of a .csv file, so that spreadsheets keep them'),
  separator: () =>
    new Option('--separator <name>', 'of a .csv file: Excel expects semicolons where decimals have a comma')
      .choices(Object.keys(csvSeparators)),
}

/** Returns the options of CSV. Throws VALIDATION_ERROR if one is given for another file. */
export function readTableFlags(output: OutputFile | undefined, { bom, text, separator }: TableFlags): TableOptions {
  const [given] = Object.entries({ bom, text, separator }).flatMap(([name, value]) => value === undefined ? [] : name)
  if (given !== undefined && output?.format !== 'csv') {
    throw validationError({ message: `--${given} needs --output with a name that ends with .csv` })
  }
  return { hasBom: bom === true, asText: text === true, ...separator && { separator } }
}

type Formats = ReadonlyArray<readonly [ExportFormat, typeof exportFormats[ExportFormat]]>

const formats = Object.entries(exportFormats) as Formats as Array<Formats[number]>

/** Formats that need no observables: of a direct tool, and of a merged picture. */
const reportFormats = formats.filter(([format]) => ['html', 'md', 'csv', 'xlsx', 'jsonl'].includes(format))

const endingsOf = (list: Formats): string => list.map(([, { ending }]) => `.${ending}`).join(', ')

export const outputEndings = endingsOf(formats)
export const reportEndings = endingsOf(reportFormats)

/** Reads the value of `--output`. The ending of the name selects the format. */
export const readOutput = (path: string): OutputFile => readAmong(formats, path)

/** Reads the same for an export in a format that needs no observables. */
export const readReport = (path: string): OutputFile => readAmong(reportFormats, path)

function readAmong(list: Formats, path: string): OutputFile {
  const [format] = list.find(([, { ending }]) => path.toLowerCase().endsWith(`.${ending}`)) ?? []
  if (format === undefined) throw new InvalidArgumentError(`The name must end with one of ${endingsOf(list)}.`)
  return { path, format }
}
