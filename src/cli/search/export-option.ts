import { InvalidArgumentError } from 'commander'
import { exportFormats, type ExportFormat } from '../../core/exports/formats.ts'

/** A file for an export, and its format. */
export interface OutputFile {
  path: string
  format: ExportFormat
}

const formats = Object.entries(exportFormats) as Array<[ExportFormat, typeof exportFormats[ExportFormat]]>

export const outputEndings = formats.map(([, { ending }]) => `.${ending}`).join(', ')

/** Reads the value of `--output`. The ending of the name selects the format. */
export function readOutput(path: string): OutputFile {
  const [format] = formats.find(([, { ending }]) => path.toLowerCase().endsWith(`.${ending}`)) ?? []
  if (format === undefined) throw new InvalidArgumentError(`The name must end with one of ${outputEndings}.`)
  return { path, format }
}
