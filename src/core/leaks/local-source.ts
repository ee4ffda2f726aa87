import type { Database } from '../../db/database.ts'
import type { FoundIndexPage } from '../../db/leak-records.ts'
import type { StoredLeakSource } from '../../db/leak-sources.ts'
import { createShortHmac } from '../../lib/short-hmac.ts'
import type { Sealer } from '../../lib/sealed.ts'
import type { LeakRecord, LeakSource } from '../../sources/leaks/leak-source.ts'
import type { Field, Template } from '../../sources/leaks/vocabulary.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { openBlock, openRecord } from './block.ts'
import { entryBytes, findEntries, hashBytes, sortKeyBytes, readPosition, type RecordPosition } from './index-entry.ts'
import { searchedTexts } from './index-text.ts'
import { openDataKey, type SourceKeys } from './source-key.ts'

type RecordStore = Pick<Database, 'leakRecords'>

const deadlineMs = 30_000
/**
 * Maximum number of records that one database query reads. It limits the memory, because each record may be in a
 * different block of up to 1 MiB.
 */
const maxPositionsRead = 24

/** Creates the leak source that searches an imported data set. */
export function createLocalSource(
  { database, sealer }: { database: RecordStore, sealer: Sealer },
  stored: StoredLeakSource,
): LeakSource {
  const { code, name, template, breach, dataKey, mapping, types } = stored
  let opened: { keys: SourceKeys, hashValue: (text: string) => string } | undefined
  const unavailable = canOpenDataKey(sealer, code, dataKey)
    ? {}
    : { unavailable: 'It was imported with a secret that this service no longer has' }

  function open() {
    const keys = openDataKey(sealer, code, dataKey)
    return { keys, hashValue: createShortHmac(keys.index) }
  }

  return {
    code,
    name,
    homepage: null,
    isLocal: true,
    requiresKey: false,
    deadlineMs,
    ...(breach === null ? {} : { breach }),
    ...unavailable,
    description: 'A data set that the operator of this service has imported',
    types: JSON.parse(types) as QueryType[],
    template: template as Template,
    mapping: JSON.parse(mapping) as Readonly<Record<string, Field>>,

    async* records(query, { signal }) {
      opened ??= open()
      const { keys, hashValue } = opened
      for (const text of searchedTexts(query)) {
        const hash = Buffer.from(hashValue(text).slice(0, hashBytes), 'latin1')
        for await (const { positions, block } of findPositions(database, code, hash)) {
          signal.throwIfAborted()
          yield* positions.length === 1
            ? readRecord(database, code, keys, positions[0]!, block)
            : readRecords(database, code, keys, positions)
        }
      }
    },
  }
}

/**
 * Yields the record at a position. Yields nothing if the block no longer exists, because the source is being removed.
 * @param known a block that was read with the index
 */
async function* readRecord(
  { leakRecords }: RecordStore,
  sourceCode: string,
  { block: key }: SourceKeys,
  { batch, block, index: number }: RecordPosition,
  known: FoundIndexPage['block'],
): AsyncGenerator<LeakRecord> {
  const data = known?.batch === batch && known.number === block
    ? known.data
    : await leakRecords.getBlock(sourceCode, batch, block)
  if (data !== undefined) yield openRecord(key, { sourceCode, batch, number: block }, data, number)
}

/** Yields the records at several positions. One database query reads all blocks, and each block is decrypted once. */
async function* readRecords(
  { leakRecords }: RecordStore,
  sourceCode: string,
  { block: key }: SourceKeys,
  positions: readonly RecordPosition[],
): AsyncGenerator<LeakRecord> {
  const blocks = new Map<string, string[]>()
  for (const { batch, number, data } of await leakRecords.listBlocks(sourceCode, positions)) {
    blocks.set(`${batch} ${number}`, openBlock(key, { sourceCode, batch, number }, data).split('\n'))
  }
  for (const { batch, block, index: number } of positions) {
    const record = blocks.get(`${batch} ${block}`)?.[number]
    if (record !== undefined) yield JSON.parse(record) as LeakRecord
  }
}

function canOpenDataKey(sealer: Sealer, code: string, dataKey: string): boolean {
  try {
    openDataKey(sealer, code, dataKey)
    return true
  } catch {
    return false
  }
}

/**
 * Yields the positions of the records that have a value with this hash, in index order, at most `maxPositionsRead` at a
 * time, with the block that was read with their page.
 */
async function* findPositions(
  { leakRecords }: RecordStore,
  code: string,
  hash: Buffer,
): AsyncGenerator<{ positions: RecordPosition[], block: FoundIndexPage['block'] }> {
  const before = Buffer.alloc(sortKeyBytes)
  before.set(hash)
  for (
    let page: FoundIndexPage | undefined = await leakRecords.getIndexPage(code, before)
      ?? await leakRecords.getIndexPageAfter(code, before);
    page !== undefined;
  ) {
    const entries = Buffer.from(page.entries.buffer, page.entries.byteOffset, page.entries.byteLength)
    const { from, to } = findEntries(entries, hash)
    const found = Array.from(
      { length: (to - from) / entryBytes },
      (_, index) => readPosition(entries, from + index * entryBytes),
    )
    for (let at = 0; at < found.length; at += maxPositionsRead) {
      yield { positions: found.slice(at, at + maxPositionsRead), block: page.block }
    }
    if (to < entries.length) return
    page = await leakRecords.getIndexPageAfter(code, page.first)
  }
}
