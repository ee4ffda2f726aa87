import type { components } from '../../../generated/api.ts'
import { sourceStateOf, type SourceState } from '../../outcomes/counts.ts'
import type { CsvOptions } from './formats/csv-cell.ts'

type Schemas = components['schemas']

/** The first line of an export. */
export type ExportReport = Schemas['ExportReport'] & { summary: Required<Schemas['ExportSummary']> }

/**
 * A fact of an export. All `asked` come first. A `search` comes before the facts of this search, which are sorted by
 * kind.
 */
export type ExportRow =
  | Schemas['ExportAsked']
  | Schemas['ExportSearch']
  | Schemas['ExportFinding']
  | Schemas['ExportAccount']
  | Schemas['ExportBreach']
  | Schemas['ExportLeakRecord']
  | Schemas['ExportObservable']
  | Schemas['ExportSource']

export type RowOf<Kind extends ExportRow['kind']> = Extract<ExportRow, { kind: Kind }>

export interface Export {
  report: ExportReport
  /** Facts, read while they are written. Fails if what is exported is deleted in the meantime. */
  rows: AsyncIterable<ExportRow>
  /** The same facts, for a format that begins with a summary of them. Read only by such a format. */
  overview: AsyncIterable<ExportRow>
}

/**
 * Writes an export in parts: texts, or bytes. Each format has one. `overview` has the same facts as `rows`, and
 * `options` are those of CSV.
 */
export type ExportWriter<Part extends string | Uint8Array = string> =
  (
    report: ExportReport, rows: AsyncIterable<ExportRow>, overview: AsyncIterable<ExportRow>, options?: CsvOptions,
  ) => AsyncIterable<Part>

/** Returns how a source ended. `left_out`: a part of the request that did not run. */
export const stateOfRow = ({ status, reason }: Pick<RowOf<'source'>, 'status' | 'reason'>): SourceState =>
  status === 'left_out' ? 'not_asked' : sourceStateOf({ status: status === 'pending' ? 'waiting' : status, reason })

/** Returns `true` if the source has answered, with or without a finding. */
export const hasAnswered = (row: Pick<RowOf<'source'>, 'status' | 'reason'>): boolean =>
  ['found', 'nothing'].includes(stateOfRow(row))
