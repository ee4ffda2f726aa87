import { createHash } from 'node:crypto'
import { createRowTally, type Tally } from '../../lib/rows/row-tally.ts'
import { wholeRows } from '../../lib/rows/whole-rows.ts'
import type { ImportOptions, ImportSession } from './import-session.ts'
import { addCounts } from './field-counts.ts'
import { entryBytes } from './index-entry.ts'
import type { PieceResult } from './piece.ts'
import { createPiecePool } from './piece-pool.ts'
import { batchPageEntries, toPages } from './pages.ts'
import { createRejectFile } from './reject-file.ts'
import { createRowReader } from './row-reader.ts'
import { openDataKey } from './source-key.ts'
import type { Unfinished } from './unfinished.ts'
import { readUnread } from './unread-content.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'

/** A piece of the file that a thread reads. */
interface Piece {
  /** Offset behind the piece in the uncompressed file, and the SHA-256 of the file up to there. */
  end: number
  contentDigest: string
  /** Lines of the file up to `end`. */
  lines: number
  /** Bytes on disk that were read before the piece was complete. */
  read: number
  result: Promise<PieceResult>
}

/**
 * Reads and stores all rows of the file that are not stored yet. If `signal` aborts, returns at the end of the current
 * piece of the file. Returns the tables of a dump or the sheets of a workbook, counted from the start of the file.
 */
export async function readRows(
  session: ImportSession,
  options: ImportOptions,
): Promise<Tally> {
  const { file, sealer, signal, onProgress, threads, pieceBytes } = options
  const { code, mapping, dataKey } = session.source
  const { layout, offset, nextBatch, rejects } = session.unfinished
  const rowReader = createRowReader(layout)
  const contentHash = createHash('sha256')
  const inFlight: Piece[] = []
  await using pool = createPiecePool(threads, {
    code,
    layout,
    mapping: JSON.parse(mapping) as Readonly<Record<string, Field>>,
    keys: openDataKey(sealer, code, dataKey),
  })
  await using rejectFile = createRejectFile(rejects.path, rejects.bytes)

  async function store({ end, contentDigest, lines, read, result: reading }: Piece): Promise<void> {
    const result = await reading
    const before = session.unfinished
    const bytes = await rejectFile.append(result.rejects)
    const after = {
      offset: end,
      contentDigest,
      lines,
      nextBatch: before.nextBatch + 1,
      records: before.records + result.records,
      rejected: before.rejected + result.rejected,
      ...sumOf('strays', before, result),
      ...sumOf('literals', before, result),
      entries: before.entries + result.entries.length / entryBytes,
      unindexed: (before.unindexed ?? 0) + result.unindexed,
      fields: addCounts(before.fields ?? {}, result.fields),
      rejects: { ...rejects, bytes },
      types: [...new Set([...before.types, ...result.types])],
    }
    const rows = {
      blocks: toBlocks(result),
      pages: toPages(
        Buffer.from(result.entries.buffer, result.entries.byteOffset, result.entries.byteLength),
        batchPageEntries,
      ),
    }
    await session.step(after, tx => tx.leakRecords.insert(code, before.nextBatch, rows))
    onProgress({ phase: 'reading', fraction: Math.min(1, read / file.size), rows: after.records + after.rejected })
  }

  let batch = nextBatch
  let { lines } = session.unfinished
  const tally = createRowTally()
  const unread = readUnread(options, session.unfinished, contentHash, tally)
  const addToHash = (bytes: Buffer) => { contentHash.update(bytes) }
  for await (const rows of wholeRows(unread, rowReader, offset, pieceBytes, addToHash)) {
    const { bytes, end, isCut } = rows
    const contentDigest = contentHash.copy().digest('hex')
    const result = pool.read({ bytes, batch: batch++, firstLine: lines + 1, isCut })
    lines += rows.lines
    result.catch(() => undefined) // `store` awaits the pieces in order and reports the failure
    inFlight.push({
      end,
      contentDigest,
      lines,
      read: file.read,
      result,
    })
    if (inFlight.length > threads) await store(inFlight.shift()!)
    if (signal.aborted) return tally.all()
  }
  for (const one of inFlight) {
    await store(one)
    if (signal.aborted) return tally.all()
  }
  return tally.all()
}

/** Returns the sum of a count that is stored only if it is above 0. */
function sumOf(name: 'strays' | 'literals', before: Unfinished, result: PieceResult): Partial<Unfinished> {
  const sum = (before[name] ?? 0) + result[name]
  return sum === 0 ? {} : { [name]: sum }
}

const toBlocks = ({ blocks, blockEnds }: PieceResult) =>
  blockEnds.map((end, number) => ({ number, data: blocks.subarray(blockEnds[number - 1] ?? 0, end) }))
