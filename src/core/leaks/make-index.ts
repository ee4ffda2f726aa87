import { setImmediate as letOthers } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { ImportOptions, ImportSession } from './import-session.ts'
import { indexPageEntries, mergeIndex, type Merged } from './merge.ts'
import { batchesOf } from './unfinished.ts'

type Options = Pick<ImportOptions, 'database' | 'signal' | 'onProgress'>

/**
 * Makes an index of the old one and the new batches, which then takes its place; with that the import is over. Answers
 * how many records are new; undefined where it was told to stop.
 */
export async function makeIndex(
  session: ImportSession,
  { database, signal, onProgress }: Options,
): Promise<number | undefined> {
  const { source, unfinished } = session
  const { code, indexBatch } = source
  const { records, rejected, entries, nextBatch } = unfinished
  const batches = batchesOf(unfinished)
  const stopped = new Error('told to stop')
  const known = indexBatch === null ? 0 : await database.leakRecords.countPages(code, indexBatch) * indexPageEntries

  try {
    const merged = await mergeIndex({
      database,
      source: code,
      index: indexBatch,
      batches,
      async write(pages, read) {
        await session.step({}, tx => tx.leakRecords.insert(code, nextBatch, { blocks: [], pages }))
        onProgress({ phase: 'indexing', share: read / Math.max(1, known + entries), rows: records + rejected })
        await letOthers()
        if (signal.aborted) throw stopped
      },
    })
    for (const one of merged) await removeOldNews(session, database, one)
    const added = merged.reduce((sum, one) => sum + one.records, 0)
    const types = [...new Set([...JSON.parse(source.types) as string[], ...unfinished.types])].sort()
    await session.end({
      state: 'ready',
      indexBatch: nextBatch,
      recordCount: source.recordCount + added,
      types: JSON.stringify(types),
    })
    // Their numbers do not come again: nobody else can have pages under them.
    for (const batch of [...(indexBatch === null ? [] : [indexBatch]), ...batches]) {
      while (await database.leakRecords.removePages(code, batch));
    }
    return added
  } catch (error) {
    if (error === stopped) return undefined
    throw error
  }
}

/** Blocks in which no record is new are not needed. */
async function removeOldNews(
  { source: { code }, step }: ImportSession,
  { leakRecords }: Database,
  { batch, dropped, blocks }: Merged,
): Promise<void> {
  if (dropped === 0) return
  const unused = (await leakRecords.blockNumbers(code, batch)).filter(number => !blocks.has(number))
  await step({}, tx => tx.leakRecords.removeBlocks(code, batch, unused))
}

/** Removes what an import has left behind that was stopped while it made its index, or was forgotten. */
export async function removeLeftOvers(
  { source: { code, indexBatch }, unfinished, step }: ImportSession,
): Promise<void> {
  const kept = indexBatch === null ? batchesOf(unfinished) : [indexBatch, ...batchesOf(unfinished)]
  for (let isMore = true; isMore;) {
    await step({}, async tx => {
      const blocks = await tx.leakRecords.removeBlocksFrom(code, unfinished.nextBatch)
      isMore = await tx.leakRecords.removePagesExcept(code, kept) || blocks
    })
  }
}
