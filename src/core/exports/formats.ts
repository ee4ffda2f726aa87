import type { components } from '../../../generated/api.ts'
import { createPauses } from '../../lib/pauses.ts'
import { inChunks } from '../../lib/text-chunks.ts'
import { toCsv } from './formats/csv.ts'
import { toGraphml } from './formats/graphml.ts'
import { toHtml } from './formats/html.ts'
import { toJsonl } from './formats/jsonl.ts'
import { toMarkdown } from './formats/markdown.ts'
import { toMisp } from './formats/misp.ts'
import { toStix } from './formats/stix.ts'
import type { Export, ExportRow, ExportWriter } from './rows.ts'

export type ExportFormat = components['schemas']['ExportFormat']

interface Format {
  mediaType: string
  /** Ending of a file name, without the first dot. */
  ending: string
  write: ExportWriter
}

/** The formats of exports. A new one is a file in `formats/` and a row here. */
export const exportFormats = {
  html: { mediaType: 'text/html', ending: 'html', write: toHtml },
  md: { mediaType: 'text/markdown', ending: 'md', write: toMarkdown },
  csv: { mediaType: 'text/csv', ending: 'csv', write: toCsv },
  jsonl: { mediaType: 'application/jsonl', ending: 'jsonl', write: toJsonl },
  stix: { mediaType: 'application/stix+json', ending: 'stix.json', write: toStix },
  misp: { mediaType: 'application/json', ending: 'misp.json', write: toMisp },
  graphml: { mediaType: 'application/graphml+xml', ending: 'graphml', write: toGraphml },
} as const satisfies Readonly<Record<ExportFormat, Format>>

/** Yields an export in a format, in chunks of about 64 KiB of UTF-8. Pauses, so that other work does not wait. */
export const writeExport = ({ report, rows }: Export, format: ExportFormat): AsyncGenerator<Buffer> =>
  inChunks(exportFormats[format].write(report, withPauses(rows)))

/** Yields the rows with pauses, because a format may write nothing for many of them. */
async function* withPauses(rows: AsyncIterable<ExportRow>): AsyncGenerator<ExportRow> {
  const pause = createPauses()
  for await (const row of rows) {
    await pause()
    yield row
  }
}
