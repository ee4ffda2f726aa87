import type { components } from '../../../generated/api.ts'
import { createPauses } from '../../lib/pauses.ts'
import { inChunks } from '../../lib/text-chunks.ts'
import type { CsvOptions, CsvSeparator } from './formats/csv-cell.ts'
import type { Export, ExportRow, ExportWriter } from './rows.ts'

export type ExportFormat = components['schemas']['ExportFormat']

interface Format {
  mediaType: string
  /** Ending of a file name, without the first dot. */
  ending: string
}

/** The formats of exports. A new one is a file in `formats/` and a row here and below. */
export const exportFormats = {
  html: { mediaType: 'text/html', ending: 'html' },
  md: { mediaType: 'text/markdown', ending: 'md' },
  csv: { mediaType: 'text/csv', ending: 'csv' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  jsonl: { mediaType: 'application/jsonl', ending: 'jsonl' },
  stix: { mediaType: 'application/stix+json', ending: 'stix.json' },
  misp: { mediaType: 'application/json', ending: 'misp.json' },
  graphml: { mediaType: 'application/graphml+xml', ending: 'graphml' },
} as const satisfies Readonly<Record<ExportFormat, Format>>

/** Loads the writer of a format. Most processes export nothing, so a start loads none. */
export const loadWriter: Readonly<Record<ExportFormat, () => Promise<ExportWriter | ExportWriter<Uint8Array>>>> = {
  html: async () => (await import('./formats/html.ts')).toHtml,
  md: async () => (await import('./formats/markdown.ts')).toMarkdown,
  csv: async () => (await import('./formats/csv.ts')).toCsv,
  xlsx: async () => (await import('./formats/xlsx.ts')).toXlsx,
  jsonl: async () => (await import('./formats/jsonl.ts')).toJsonl,
  stix: async () => (await import('./formats/stix.ts')).toStix,
  misp: async () => (await import('./formats/misp.ts')).toMisp,
  graphml: async () => (await import('./formats/graphml.ts')).toGraphml,
}

/** Options of CSV. Other formats ignore them. */
export interface TableOptions extends CsvOptions {
  /** Whether the file begins with a byte order mark. */
  hasBom?: boolean
}

/** Returns the options in the query of a request. */
export const tableOptionsOf = ({ bom, text, separator }: TableQuery): TableOptions => ({
  hasBom: bom === '1',
  asText: text === '1',
  ...separator && { separator },
})

interface TableQuery {
  bom?: '0' | '1' | undefined
  text?: '0' | '1' | undefined
  separator?: CsvSeparator | undefined
}

/** Byte order mark, from which Excel knows that a CSV file is UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * Yields an export in a format, in chunks of about 64 KiB. Pauses, so that other work does not wait.
 */
export async function* writeExport(
  { report, rows, overview }: Export, format: ExportFormat, { hasBom = false, ...options }: TableOptions = {},
): AsyncGenerator<Buffer> {
  const write = await loadWriter[format]()
  if (hasBom && format === 'csv') yield Buffer.from(byteOrderMark)
  yield* inChunks(write(report, withPauses(rows), withPauses(overview), options))
}

/** Yields the rows with pauses, because a format may write nothing for many of them. */
async function* withPauses(rows: AsyncIterable<ExportRow>): AsyncGenerator<ExportRow> {
  const pause = createPauses()
  for await (const row of rows) {
    await pause()
    yield row
  }
}
