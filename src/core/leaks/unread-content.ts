import type { Hash } from 'node:crypto'
import { validationError } from '../../errors.ts'
import type { RowTally } from '../../lib/rows/row-tally.ts'
import { rowContent } from './content.ts'
import type { ImportOptions } from './import-session.ts'
import type { Unfinished } from './unfinished.ts'

/**
 * Yields the content of the file that is not stored yet. First reads what earlier runs have stored, and adds it to
 * `hash`. `tally` counts the rows of all of it. Throws VALIDATION_ERROR if that part has changed: the import would hold
 * records of two files. Ends early if `signal` aborts.
 */
export async function* readUnread(
  { file, signal, onProgress }: Pick<ImportOptions, 'file' | 'signal' | 'onProgress'>,
  { layout, offset, contentDigest, records, rejected }: Unfinished,
  hash: Hash,
  tally: RowTally,
): AsyncGenerator<Buffer> {
  let left = offset
  for await (const chunk of rowContent(file, layout, tally)) {
    if (left === 0) {
      yield chunk
      continue
    }
    const stored = chunk.subarray(0, left)
    hash.update(stored)
    left -= stored.length
    if (left > 0) onProgress({ phase: 'resuming', fraction: file.read / file.size, rows: records + rejected })
    if (signal.aborted) return
    if (left > 0) continue
    requireSameContent(file.path, hash, contentDigest)
    if (chunk.length > stored.length) yield chunk.subarray(stored.length)
  }
  if (left > 0) throw changed(file.path)
}

function requireSameContent(path: string, hash: Hash, expected: string | undefined): void {
  if (expected !== undefined && hash.copy().digest('hex') !== expected) throw changed(path)
}

const changed = (path: string) => validationError({
  message: `The file ${path} has changed since a part of it was imported: put the former file back, or discard the ` +
    'unfinished import with --restart',
})
