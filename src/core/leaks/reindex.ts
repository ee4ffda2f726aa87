import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Sealer } from '../../lib/sealed.ts'
import { createShortHmac } from '../../lib/short-hmac.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import { openBlock } from './block.ts'
import { createImportSession, type ImportOptions, type ImportSession } from './import-session.ts'
import { entryBytes, writeEntry } from './index-entry.ts'
import { createIndexedValues } from './indexed-values.ts'
import { makeIndex, removeLeftovers } from './make-index.ts'
import { batchPageEntries, toPages } from './pages.ts'
import { sortEntries } from './sort-entries.ts'
import { openDataKey, type SourceKeys } from './source-key.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'

/*
 * A reindex makes a new index of the records that a source has, by the rules of this version. The records stay as they
 * are. Its progress is the column `unfinished`, as that of an import (import.ts); its member `reindex` has the last
 * block that was read. The stages:
 *
 * 1. Begin. Stores a new token. Refuses a source with an unfinished import.
 * 2. Read. One transaction stores the sorted entries of some blocks as a batch without blocks, and the position.
 * 3. Merge and swap (make-index.ts). The batches become the new index, without the entries of the current one. Searches
 *    use the current index until one update replaces it.
 *
 * After a kill, the next call continues behind the last stored block, or merges again.
 */

export interface Reindexed {
  code: string
  /** `false` if `signal` stopped the work before its end. */
  finished: boolean
  /** Number of records in the index, and of its values. */
  records: number
  entries: number
}

type ReindexOptions = Pick<ImportOptions, 'database' | 'clock' | 'sealer' | 'signal' | 'onProgress' | 'onUnsettled'>
  & { blocksRead?: number }

/** Blocks whose entries are one batch: up to 16 MiB of records. */
const maxBlocksRead = 1_000

/** Makes a new index of a source, or continues an unfinished one. Throws CONFLICT. */
export async function reindex(stored: StoredLeakSource, options: ReindexOptions): Promise<Reindexed> {
  const { database, clock, sealer, signal } = options
  const session = createImportSession({ database, clock, source: await begin(stored, { database, clock, sealer }) })
  const { code } = session.source
  await removeLeftovers(session)
  if (!session.unfinished.isRead) await readBlocks(session, options)
  const isRead = !signal.aborted && session.unfinished.isRead
  const records = isRead ? await makeIndex(session, options) : undefined
  return { code, finished: records !== undefined, records: records ?? 0, entries: session.unfinished.entries }
}

async function begin(
  stored: StoredLeakSource, { database, clock, sealer }: { database: Database, clock: Clock, sealer: Sealer },
): Promise<StoredLeakSource> {
  const { code, state, indexBatch } = stored
  const previous = stored.unfinished === null ? undefined : readUnfinished(stored.unfinished)
  if (state !== 'ready' || indexBatch === null || (previous !== undefined && previous.reindex === undefined)) {
    const reason = state === 'removing' ? 'is being removed' : 'has an unfinished import: complete it first'
    throw conflict({ message: `${code} ${reason}` })
  }
  requireKey(sealer, stored)
  const unfinished: Unfinished = previous ?? {
    token: '',
    file: { path: '', digest: '' },
    layout: { format: 'json-lines' },
    isRead: false,
    offset: 0,
    lines: 0,
    records: 0,
    rejected: 0,
    entries: 0,
    rejects: { path: '', bytes: 0 },
    types: [],
    firstBatch: indexBatch + 1,
    nextBatch: indexBatch + 1,
    reindex: { batch: 0, number: -1 },
  }
  const source = { ...stored, unfinished: JSON.stringify({ ...unfinished, token: newId() }) }
  const updatedAt = clock.now().toISOString()
  if (!await database.leakSources.update(stored, { unfinished: source.unfinished, updatedAt })) {
    throw conflict({ message: 'Another process is working on this source' })
  }
  return source
}

function requireKey(sealer: Sealer, { code, dataKey }: StoredLeakSource): SourceKeys {
  try {
    return openDataKey(sealer, code, dataKey)
  } catch (cause) {
    throw conflict({ message: (cause as Error).message, cause })
  }
}

/** Stores the entries of all blocks that are not read yet. Ends early if `signal` aborts. */
async function readBlocks(
  session: ImportSession, { database, sealer, signal, onProgress, blocksRead = maxBlocksRead }: ReindexOptions,
): Promise<void> {
  const { code, mapping, recordCount } = session.source
  const entriesOf = createEntryReader(requireKey(sealer, session.source), code,
    JSON.parse(mapping) as Readonly<Record<string, Field>>)
  while (!signal.aborted) {
    const { reindex: position, nextBatch, records, entries, types } = session.unfinished
    const blocks = await database.leakRecords.listBlocksAfter(code, position!, blocksRead)
    const last = blocks.at(-1)
    if (last === undefined) return session.step({ isRead: true })
    const read = blocks.map(entriesOf)
    const sorted = sortEntries(Buffer.concat(read.map(one => one.entries)))
    const pages = toPages(sorted, batchPageEntries)
    await session.step({
      reindex: { batch: last.batch, number: last.number },
      nextBatch: nextBatch + 1,
      records: records + read.reduce((sum, one) => sum + one.records, 0),
      entries: entries + sorted.length / entryBytes,
      types: [...new Set([...types, ...read.flatMap(one => one.types)])],
    }, tx => tx.leakRecords.insert(code, nextBatch, { blocks: [], pages }))
    const rows = session.unfinished.records
    onProgress({ phase: 'reading', fraction: Math.min(1, rows / Math.max(1, recordCount)), rows })
    await yieldToEventLoop()
  }
}

interface Block {
  batch: number
  number: number
  data: Uint8Array
}

/** Creates a function that returns the index entries of the records in a block, by the rules of this version. */
function createEntryReader(keys: SourceKeys, code: string, mapping: Readonly<Record<string, Field>>) {
  const indexedValues = createIndexedValues(mapping)
  const hashValue = createShortHmac(keys.index)
  const hashRecord = createShortHmac(keys.record)

  return ({ batch, number, data }: Block): { records: number, entries: Buffer, types: QueryType[] } => {
    const lines = openBlock(keys.block, { sourceCode: code, batch, number }, data).split('\n')
    const found = lines.map(line => indexedValues(JSON.parse(line) as LeakRecord))
    const entries = Buffer.alloc(entryBytes * found.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const [index, values] of found.entries()) {
      const recordHash = hashRecord(lines[index]!)
      for (const [place, { text }] of values.entries()) {
        writeEntry(entries, at, hashValue(text), recordHash, { batch, block: number, index }, place === 0)
        at += entryBytes
      }
    }
    return { records: lines.length, entries, types: [...new Set(found.flat().map(({ type }) => type))] }
  }
}
