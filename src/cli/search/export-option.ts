import { InvalidArgumentError, Option } from 'commander'
import { validationError } from '../../errors.ts'
import { exportFormats, type ExportFormat } from '../../core/exports/formats.ts'

/** A file for an export, and its format. */
export interface OutputFile {
  path: string
  format: ExportFormat
}

export interface BomOption {
  bom?: true
}

/** Creates the option of every command that writes an export. */
export const bomOption = (): Option =>
  new Option('--bom', 'begin a .csv file with a byte order mark, so that Excel reads it as UTF-8')

/** Returns whether the file begins with a byte order mark. Throws VALIDATION_ERROR if `--bom` is given for no CSV. */
export function readBom(output: OutputFile | undefined, { bom = false }: { bom?: boolean | undefined }): boolean {
  if (bom && output?.format !== 'csv') {
    throw validationError({ message: '--bom needs --output with a name that ends with .csv' })
  }
  return bom
}

const formats = Object.entries(exportFormats) as Array<[ExportFormat, typeof exportFormats[ExportFormat]]>

export const outputEndings = formats.map(([, { ending }]) => `.${ending}`).join(', ')

/** Reads the value of `--output`. The ending of the name selects the format. */
export function readOutput(path: string): OutputFile {
  const [format] = formats.find(([, { ending }]) => path.toLowerCase().endsWith(`.${ending}`)) ?? []
  if (format === undefined) throw new InvalidArgumentError(`The name must end with one of ${outputEndings}.`)
  return { path, format }
}
