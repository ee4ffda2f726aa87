import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import type { ImportOptions, ImportSession } from './import-session.ts'
import { mergeIndex, type MergedBatch } from './merge.ts'
import { indexPageEntries } from './pages.ts'
import { batchesOf } from './unfinished.ts'

type Options = Pick<ImportOptions, 'database' | 'signal' | 'onProgress' | 'onUnsettled'>

/**
 * Merges the current index and the new batches into a new index, makes it the current index, and ends the import. A
 * reindex leaves out the current index. Returns the number of new records, or `undefined` if `signal` was aborted
 * before the end.
 */
export async function makeIndex(
  session: ImportSession,
  { database, signal, onProgress, onUnsettled }: Options,
): Promise<number | undefined> {
  const { source, unfinished } = session
  const { code, indexBatch } = source
  const { records, rejected, entries, nextBatch } = unfinished
  const batches = batchesOf(unfinished)
  const stopped = new Error('the import was stopped')
  const isReindex = unfinished.reindex !== undefined
  const indexPages = indexBatch === null || isReindex ? 0 : await database.leakRecords.countPages(code, indexBatch)
  const currentEntries = indexPages * indexPageEntries

  try {
    const merged = await mergeIndex({
      database,
      sourceCode: code,
      indexBatch: isReindex ? null : indexBatch,
      batches,
      async write(pages, read) {
        await session.step({}, tx => tx.leakRecords.insert(code, nextBatch, { blocks: [], pages }))
        onProgress({
          phase: 'indexing',
          fraction: read / Math.max(1, currentEntries + entries),
          rows: records + rejected,
        })
        await yieldToEventLoop()
        if (signal.aborted) throw stopped
      },
    })
    if (!isReindex) for (const one of merged) await removeUnusedBlocks(session, database, one)
    const added = merged.reduce((sum, one) => sum + one.records, 0)
    const before = isReindex ? [] : JSON.parse(source.types) as string[]
    const types = [...new Set([...before, ...unfinished.types])].sort()
    await session.end({
      state: 'ready',
      indexBatch: nextBatch,
      recordCount: isReindex ? added : source.recordCount + added,
      types: JSON.stringify(types),
    })
    // The import has ended, so another process may already work on the source. These removals are still safe, because
    // batch numbers are never reused.
    for (const batch of [...(indexBatch === null ? [] : [indexBatch]), ...batches]) {
      while (await database.leakRecords.removePages(code, batch));
    }
    await database.leakRecords.settle().catch(onUnsettled)
    return added
  } catch (error) {
    if (error === stopped) return undefined
    throw error
  }
}

/** Removes the blocks of a batch to which no entry points. */
async function removeUnusedBlocks(
  { source: { code }, step }: ImportSession,
  { leakRecords }: Database,
  { batch, dropped, blocks }: MergedBatch,
): Promise<void> {
  if (dropped === 0) return
  const unused = (await leakRecords.listBlockNumbers(code, batch)).filter(number => !blocks.has(number))
  await step({}, tx => tx.leakRecords.removeBlocks(code, batch, unused))
}

/**
 * Removes blocks and pages that earlier imports left behind. These imports were discarded, or were killed during the
 * index stage.
 */
export async function removeLeftovers(
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
