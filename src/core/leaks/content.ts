import { validationError } from '../../errors.ts'
import { fileFault } from '../../lib/file-fault.ts'
import { DamagedFile } from '../../lib/rows/damaged-file.ts'
import { openDataFile, type DataFile } from '../../lib/rows/data-file.ts'
import { splitJson } from '../../lib/rows/json-values.ts'
import { writeNumbered } from '../../lib/rows/numbered-rows.ts'
import type { RowTally } from '../../lib/rows/row-tally.ts'
import { readSql } from '../../lib/rows/sql-rows.ts'
import { rewriteText } from '../../lib/rows/text-form.ts'
import { workbookRows } from '../../lib/rows/xlsx/workbook-rows.ts'
import type { Layout } from './layouts.ts'

/** Opens a file to import. Throws VALIDATION_ERROR if it cannot be read. */
export const openImported = (path: string): Promise<DataFile> =>
  openDataFile(path).catch((cause: unknown) => {
    if (cause instanceof DamagedFile) throw validationError({ message: cause.message, cause })
    throw validationError({ message: `The file ${path} cannot be read: ${fileFault(cause)}`, cause })
  })

/** Yields the decompressed content of a file. Throws VALIDATION_ERROR if the file is damaged or cut off. */
export const packedContent = (file: Pick<DataFile, 'content'>): AsyncGenerator<Buffer> => guarded(file.content())

/** Yields what a reader of the file yields. Throws VALIDATION_ERROR if the file is damaged. */
export async function* guarded<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (cause) {
    if (cause instanceof DamagedFile) throw validationError({ message: cause.message, cause })
    throw cause
  }
}

/**
 * Yields the content as the readers of rows get it: UTF-8 text with line feeds, or numbered rows. Offsets count it.
 * `tally` counts the rows of each table and sheet.
 */
export const rowContent = (
  file: Pick<DataFile, 'content' | 'workbook'>, layout: Layout, tally?: RowTally,
): AsyncGenerator<Buffer> => layout.format === 'xlsx'
  ? writeNumbered(guarded(workbookRows(file.workbook!, layout, tally)))
  : numbered(rewriteText(packedContent(file), layout), layout, tally)

/** `true` for a layout whose rows are numbered, with the lines of the file. */
export const isNumbered = ({ format }: Layout): boolean => format === 'json' || format === 'sql' || format === 'xlsx'

/** Numbers the rows of a text, if its layout needs it. */
export function numbered(text: AsyncGenerator<Buffer>, layout: Layout, tally?: RowTally): AsyncGenerator<Buffer> {
  if (layout.format === 'json') return writeNumbered(splitJson(latin1(text), layout))
  return layout.format === 'sql' ? writeNumbered(readSql(latin1(text), layout, tally)) : text
}

const byteOrderMark = '\xef\xbb\xbf'

async function* latin1(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isFirst = true
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1')
    yield isFirst && text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
    isFirst = false
  }
}
