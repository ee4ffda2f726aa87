import { nothingImported, type Failure } from '../../errors.ts'
import { createImportSession, type ImportOptions, type ImportSession } from './import-session.ts'
import { makeIndex, removeLeftOvers } from './make-index.ts'
import { readRows } from './read-rows.ts'
import { takeFirstReject } from './reject-file.ts'

export interface Imported {
  /** False where it was told to stop before its end. */
  finished: boolean
  /** Rows with a record, rows without one, and records that were not there before. */
  records: number
  rejected: number
  added: number
}

/**
 * Reads a file into a source. Its rows are stored piece by piece, each with how far the import came, in one transaction;
 * at the end the new records get into the index, all at once. Killed at any moment it goes on from the last piece.
 */
export async function runImport(options: ImportOptions): Promise<Imported> {
  const session = createImportSession(options)
  await removeLeftOvers(session)
  const told = (added: number): Imported => {
    const { records, rejected } = session.unfinished
    return { finished: !options.signal.aborted, records, rejected, added }
  }
  if (!session.unfinished.isRead) {
    await readRows(session, options)
    if (options.signal.aborted) return told(0)
    if (session.unfinished.records === 0) throw await nothingIn(session, options)
    await session.step({ isRead: true })
  }
  const added = await makeIndex(session, options)
  return { ...told(added ?? 0), finished: added !== undefined }
}

/** Leaves the source as it was before, or none. */
async function nothingIn({ source, unfinished, end }: ImportSession, { database }: ImportOptions): Promise<Failure> {
  await end({})
  if (source.indexBatch === null) await database.leakSources.delete(source.code)
  const { rejected, rejects } = unfinished
  if (rejected === 0) return nothingImported({ message: 'Nothing was imported: the file has no rows' })
  const first = await takeFirstReject(rejects.path)
  return nothingImported({
    message: `Nothing was imported: none of the ${rejected} rows holds a record. The first bad one, ${first}`,
  })
}
