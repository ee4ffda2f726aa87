import { setImmediate as letOthers } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import type { ImportOptions } from './import.ts'
import type { ImportSession } from './import-session.ts'
import { indexPageEntries, mergeIndex, type Merged } from './merge.ts'
import { batchesOf, readUnfinished } from './unfinished.ts'

type Options = Pick<ImportOptions, 'database' | 'signal' | 'onProgress'>

/**
 * Makes an index of the old one and the new batches, which then takes its place; with that the import is over. Answers
 * how many records are new; undefined where it was told to stop.
 */
export async function makeIndex(session: ImportSession, { database, signal, onProgress }: Options): Promise<number | undefined> {
  const { source, unfinished } = session
  const { code, indexBatch } = source
  const { records, rejected, entries, nextBatch } = unfinished
  const stopped = new Error('told to stop')
  const known = indexBatch === null ? 0 : await database.leakRecords.countPages(code, indexBatch) * indexPageEntries

  try {
    const merged = await mergeIndex({
      database, source: code, index: indexBatch, batches: batchesOf(unfinished),
      async write(pages, read) {
        await session.step({}, tx => tx.leakRecords.insert(code, nextBatch, { blocks: [], pages }))
        onProgress({ phase: 'indexing', share: read / Math.max(1, known + entries), rows: records + rejected })
        await letOthers()
        if (signal.aborted) throw stopped
      },
    })
    for (const one of merged) await removeOldNews(database, code, one)
    const added = merged.reduce((sum, one) => sum + one.records, 0)
    const types = [...new Set([...JSON.parse(source.types) as string[], ...unfinished.types])].sort()
    await session.end({ state: 'ready', indexBatch: nextBatch, recordCount: source.recordCount + added, types: JSON.stringify(types) })
    await removeUnused(database, session.source)
    return added
  } catch (error) {
    if (error === stopped) return undefined
    throw error
  }
}

/** Blocks in which no record is new are not needed. */
async function removeOldNews({ leakRecords }: Database, code: string, { batch, dropped, blocks }: Merged): Promise<void> {
  if (dropped === 0) return
  const numbers = await leakRecords.blockNumbers(code, batch)
  await leakRecords.removeBlocks(code, batch, numbers.filter(number => !blocks.has(number)))
}

/** Removes what neither the index nor an import that has not ended needs: what one that was stopped has left behind. */
export async function removeUnused({ leakRecords }: Database, { code, indexBatch, unfinished }: StoredLeakSource): Promise<void> {
  const batches = unfinished === null ? [] : batchesOf(readUnfinished(unfinished))
  const nextBatch = Math.max(indexBatch ?? 0, ...batches.slice(-1)) + 1
  while (await leakRecords.removeBlocksFrom(code, nextBatch));
  while (await leakRecords.removePagesBut(code, indexBatch === null ? batches : [indexBatch, ...batches]));
}
