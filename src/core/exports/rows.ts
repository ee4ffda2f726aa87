import type { components } from '../../../generated/api.ts'

type Schemas = components['schemas']

/** The first line of an export. */
export type ExportReport = Schemas['ExportReport']

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
}

/** Writes an export as text, in parts. Each format has one. */
export type ExportWriter = (report: ExportReport, rows: AsyncIterable<ExportRow>) => AsyncIterable<string>

/** Returns `true` if the source has answered, with or without a finding. */
export const hasAnswered = ({ status }: Pick<RowOf<'source'>, 'status'>): boolean =>
  status === 'success' || status === 'no_results'
