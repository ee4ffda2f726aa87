import { randomUUID } from 'node:crypto'
import { writeExport, type TableOptions } from '../../core/exports/formats.ts'
import type { HeldExport } from '../../core/exports/held-search.ts'
import type { Export, ExportReport, ExportRow } from '../../core/exports/rows.ts'
import { addSummaries, noSummary } from '../../core/exports/summary.ts'
import { openOutput, type ForceOption } from '../kit/output-file.ts'
import { terminalSafe } from '../kit/text.ts'
import type { OutputFile } from './export-option.ts'

export interface ExportFile extends Disposable {
  add(search: HeldExport): void
  /** Writes all searches as one export. */
  write(): Promise<void>
}

/**
 * Opens a file for the exports of searches, as `openOutput`. Nothing remains if no search was added.
 */
export function openExportFile(
  { path, format }: OutputFile, { force, ...table }: ForceOption & TableOptions,
): ExportFile {
  const searches: HeldExport[] = []
  const file = openOutput('--output', path, { force })
  return {
    add: search => { searches.push(search) },
    async write() {
      if (searches.length === 0) return
      for await (const chunk of writeExport(joined(searches), format, table)) file.write(chunk)
      file.finish()
      process.stderr.write(`wrote ${terminalSafe(path)}\n`)
    },
    [Symbol.dispose]: () => file[Symbol.dispose](),
  }
}

function joined(searches: readonly HeldExport[]): Export {
  const [first, ...others] = searches
  return {
    report: others.length === 0 ? first!.report : joinedReport(searches),
    rows: rowsOf(searches),
    overview: rowsOf(searches),
  }
}

async function* rowsOf(searches: readonly HeldExport[]): AsyncGenerator<ExportRow> {
  for (const { asked } of searches) yield asked
  for (const { rows } of searches) yield* rows()
}

function joinedReport(searches: readonly HeldExport[]): ExportReport {
  const reports = searches.map(({ report }) => report)
  const finished = reports.every(report => report.finished)
  return {
    kind: 'report',
    about: 'searches',
    id: randomUUID(),
    query: null,
    preview: { observables: searches.slice(0, 3).map(({ asked }) => asked.query), total: searches.length },
    ...reports.some(({ sandbox }) => sandbox) && { sandbox: true as const },
    summary: reports.map(({ summary }) => summary).reduce(addSummaries, noSummary),
    finished,
    reference: null,
    labels: [],
    created_at: reports.map(({ created_at }) => created_at).sort()[0]!,
    completed_at: finished ? reports.map(({ completed_at }) => completed_at!).sort().at(-1)! : null,
    exported_at: new Date().toISOString(),
  }
}
