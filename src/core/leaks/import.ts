import { nothingImported, type Failure } from '../../errors.ts'
import { defaultStray } from '../../lib/rows/decoder.ts'
import { countedFields, type CountedField } from './field-counts.ts'
import type { Tally } from '../../lib/rows/row-tally.ts'
import { createImportSession, type ImportOptions, type ImportSession } from './import-session.ts'
import { makeIndex, removeLeftovers } from './make-index.ts'
import { readRows } from './read-rows.ts'
import { takeFirstReject } from './reject-file.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'

/*
 * An import turns a file into encrypted blocks of records and one sorted index of keyed hashes. Its progress is the
 * column `unfinished` of the source's row (unfinished.ts). The stages:
 *
 * 1. Begin (begin-import.ts). Every call starts here. It reads the layout of the file and stores a new token. A process
 *    that worked on the same import before fails with CONFLICT at its next step.
 * 2. Clean up. Removes blocks and pages that a killed or forgotten import left behind.
 * 3. Read and sort (read-rows.ts, piece.ts). Threads turn the file into batches, one for each piece of 4 MiB. A batch
 *    has blocks of records and the sorted index entries of these records. One transaction stores a batch and the file
 *    offset behind it. The stage ends when the whole file is stored (`isRead`). If no row holds a record, the import
 *    ends here, with an error.
 * 4. Index (make-index.ts, merge.ts). Merges the batches and the current index, entry by entry, into the pages of a new
 *    index. Drops the entries of records that the source already has, and then the blocks without an entry. A known
 *    record that later rules index by more values keeps its new block too: importing the same file again adds them.
 *    Searches use the current index during this time.
 * 5. Swap. One update makes the new index the current one, sets the number of records and clears `unfinished`. Searches
 *    find the new records from here on.
 * 6. Remove the pages of the old index and of the batches, and prepare the new rows for look-ups. A kill leaves the
 *    pages to the next import's clean-up, and the rows to PostgreSQL's autovacuum.
 *
 * The process may be killed at any moment. Stage 3 continues behind the last stored piece, once it has compared the
 * SHA-256 of the file up to there (unread-content.ts). Stage 4 starts the merge
 * again. Stages 3 and 4 also stop when `signal` is aborted.
 *
 * The trade: every entry is written twice, and each further import into a source rewrites its whole index. In return,
 * rows are read in parallel, a look-up reads one page, and a search never finds half an import. Memory grows little:
 * the merge reads up to 32 MiB of pages ahead, and above 11 GB of rows one page of 12 kB for each batch.
 */

export interface Imported {
  /** `false` if `signal` stopped the import before its end. */
  finished: boolean
  /** Number of rows with a record. */
  records: number
  /** Number of rejected rows: rows without a record. */
  rejected: number
  /** Sentences about what the file had that its format does not allow, and how it was read. Missing if it had none. */
  notes?: string[]
  /** Number of records that the source did not have before. */
  added: number
  /** Number of values that are not of the type of their column. The file of rejected rows has them too. */
  unindexed: number
  /** Counts of the values of each column: indexed, and not indexed by reason. At most 200 columns. */
  fields: CountedField[]
}

/**
 * Runs all stages of an import that `beginImport` has begun. Throws NOTHING_IMPORTED if no row of the file holds a
 * record.
 */
export async function runImport(options: ImportOptions): Promise<Imported> {
  const session = createImportSession(options)
  await removeLeftovers(session)
  const mapping = JSON.parse(options.source.mapping) as Readonly<Record<string, Field>>
  const result = (added: number): Imported => {
    const notes = notesOf(session, options)
    const { records, rejected, unindexed = 0, fields = {} } = session.unfinished
    return {
      finished: !options.signal.aborted,
      records,
      rejected,
      added,
      ...notes.length === 0 ? {} : { notes },
      unindexed,
      fields: countedFields(fields, mapping),
    }
  }
  if (!session.unfinished.isRead) {
    const tally = await readRows(session, options)
    if (options.signal.aborted) return result(0)
    if (session.unfinished.records === 0) throw await endEmpty(session, options, tally)
    await session.step({ isRead: true, ...tally.tables.length + tally.passed.length === 0 ? {} : { tally } })
  }
  const added = await makeIndex(session, options)
  return { ...result(added ?? 0), finished: added !== undefined }
}

function notesOf({ unfinished }: ImportSession, { file }: ImportOptions): string[] {
  const { strays = 0, literals = 0, layout, tally = { tables: [], passed: [] } } = unfinished
  const rowsHave = (count: number) => count === 1 ? '1 row has' : `${count} rows have`
  return [
    ...strays === 0 ? [] : [`${rowsHave(strays)} bytes that are not ${layout.encoding === undefined
      ? `UTF-8, read as ${layout.stray ?? defaultStray}` : `${layout.encoding}, read as \ufffd`}`],
    ...literals === 0 ? [] : [`${rowsHave(literals)} a quote without its pair, which was kept as a part of the cell`],
    ...tally.tables.length < 2 && tally.tables.every(({ isRead }) => isRead) ? [] : [tablesNote(tally)],
    ...tally.passed.map(({ what, count }) =>
      `${what}, and so is not imported${count === 1 ? '' : ` (${count} times)`}`),
    ...file.hasTrailing ? ['The bytes behind the compressed content are no gzip data and were ignored'] : [],
  ]
}

const tablesNote = ({ tables }: Tally): string => `Rows by table: ${tables.map(({ name, rows, isRead }) =>
  `${name} ${rows}${isRead ? '' : ' (not imported)'}`).join(', ')}`

/**
 * Ends an import in which no row holds a record. Keeps a source with records of earlier imports, and removes a new
 * source. Returns the error to throw.
 */
async function endEmpty(
  { source, unfinished, end }: ImportSession, { database }: ImportOptions, { tables, passed }: Tally,
): Promise<Failure> {
  await end({})
  if (source.indexBatch === null) await database.leakSources.remove(source.code)
  const { rejected, rejects } = unfinished
  if (rejected === 0) {
    const unread = tables.filter(({ isRead }) => !isRead).map(({ name }) => name)
    const known = unread.length === 0 ? passed.map(({ what }) => `: ${what}`).slice(0, 1).join('')
      : ` in this table; it has: ${unread.join(', ').slice(0, 500)}`
    return nothingImported({ message: `Nothing was imported: the file has no rows${known}` })
  }
  // without bytes of this import, a file at the path is of another one: an earlier run has rejected the rows elsewhere
  const first = rejects.bytes > 0 ? await takeFirstReject(rejects.path) : undefined
  return nothingImported({
    message: `Nothing was imported: none of the ${rejected} rows holds a record${
      first === undefined ? '' : `. The first rejected row, ${first}`
    }`,
  })
}
