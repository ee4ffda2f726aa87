import type { Dialect } from '../../lib/rows/csv.ts'
import type { LabelledLayout } from '../../lib/rows/labelled.ts'
import type { SeparatedLayout } from '../../lib/rows/separated.ts'
import type { SqlLayout } from '../../lib/rows/sql-rows.ts'
import type { TextForm } from '../../lib/rows/text-form.ts'
import type { WorkbookLayout } from '../../lib/rows/xlsx/workbook-rows.ts'

export const formats = ['csv', 'tsv', 'separated', 'jsonl', 'user-secret', 'url-user-secret', 'blocks', 'json',
  'sql', 'xlsx'] as const
export type Format = (typeof formats)[number]

/**
 * Format of the rows of a file. CSV and TSV are `csv` with a dialect. It is stored with an unfinished import, so its
 * names cannot change.
 */
export type RowLayout =
  | { format: 'csv', columns: readonly string[], dialect: Dialect }
  | { format: 'json-lines' }
  | { format: 'user-secret' }
  | { format: 'url-user-secret', isLast?: boolean }
  | { format: 'separated' } & SeparatedLayout
  | { format: 'labelled' } & LabelledLayout
  /** `isLdif`: entries of a directory, https://www.rfc-editor.org/rfc/rfc2849 */
  | { format: 'blocks', isLdif?: boolean }
  /** Rows that span lines, or share one: they are numbered before pieces of them are read. */
  | { format: 'json', isWrapped?: boolean }
  | { format: 'sql' } & SqlLayout
  | { format: 'xlsx' } & WorkbookLayout

export type Layout = RowLayout & TextForm

/** Layout of a file, and the number of bytes and of lines before its first record. */
export interface FileLayout {
  layout: Layout
  offset: number
  lines: number
}

export interface LayoutOptions {
  /** Format of the file. Default: from the file name, or recognised in the content. */
  format?: Format
  /** Characters between two cells. Default: recognised. */
  delimiter?: string
  /** Column names, for a file without a header row. */
  columns?: readonly string[]
  /** `none`: a quote is a plain character. Default: a cell may be in double quotes, except in TSV. */
  quote?: 'none'
  /** Encoding of what is not UTF-8. Default: recognised, or Windows-1252. */
  encoding?: string
  /** Name of the only table of a dump, or sheet of a workbook, whose rows are read. Default: all. */
  table?: string
}
