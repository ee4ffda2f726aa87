import { faults } from '../../lib/rows/row.ts'
import { decoderOf } from '../../lib/rows/text-form.ts'
import { createShortHmac } from '../../lib/short-hmac.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { sealBlock } from './block.ts'
import { createFieldCounts, type FieldCounts } from './field-counts.ts'
import { entryBytes, maxBlocks, maxRecordsInBlock, writeEntry } from './index-entry.ts'
import { isNumbered } from './content.ts'
import type { IndexedValue } from './index-text.ts'
import { createIndexedValues } from './indexed-values.ts'
import type { Layout } from './layouts.ts'
import { createRowReader } from './row-reader.ts'
import { sortEntries } from './sort-entries.ts'
import type { SourceKeys } from './source-key.ts'

export interface PieceReaderOptions {
  code: string
  layout: Layout
  mapping: Readonly<Record<string, Field>>
  keys: SourceKeys
}

/** A part of a file that contains whole rows only. */
export interface Piece {
  bytes: Uint8Array
  /** Number of the batch that stores the records of this piece. */
  batch: number
  /** Number of its first line in the file, counted from 1. */
  firstLine: number
  /** `true` if the bytes are only the start of one row, because the row exceeds the size limit. */
  isCut: boolean
}

export interface PieceResult {
  /** Number of rows with a record. */
  records: number
  /** Number of rows without a record. */
  rejected: number
  /**
   * A line for each rejected row: line number, fault and row, separated by tabs. Also a line for each value of a stored
   * row that is not of the type of its column: line number, fault and value.
   */
  rejects: Uint8Array
  /** Number of rows with a record that had bytes outside UTF-8. */
  strays: number
  /** Number of rows in which a quote is taken as a plain character. */
  literals: number
  /** Number of these values. */
  unindexed: number
  fields: FieldCounts
  types: QueryType[]
  /** The encrypted blocks, concatenated. */
  blocks: Uint8Array
  /** Offset in `blocks` at which each block ends, in bytes. */
  blockEnds: number[]
  /** Index entries of the records, sorted by sort key. */
  entries: Uint8Array
}

/** Maximum length of a rejected row in reports, in bytes. The rest of the row is cut off. */
const maxRejectBytes = 1_000
/** Minimum size of a full block, in characters of JSON. A block ends when its records reach this size. */
const blockChars = 16_384

/** Creates a function that turns a piece into encrypted blocks of records and their sorted index entries. */
export function createPieceReader({ code, layout, mapping, keys }: PieceReaderOptions): (piece: Piece) => PieceResult {
  const decoder = decoderOf(layout)
  const reader = createRowReader(layout, decoder)
  let counts = createFieldCounts()
  let unindexed: Array<{ fault: string, value: string }> = []
  const indexedValues = createIndexedValues(mapping, (name, found, value, type) => {
    counts.add(name, found)
    if (type === undefined || (found !== 'invalid' && found !== 'app')) return
    const held = found === 'app' ? 'names an app' : `is no ${type}`
    unindexed.push({ fault: `it is stored, but not found by its ${name}, which ${held}`, value: String(value) })
  })
  const hashValue = keepDomains(createShortHmac(keys.index))
  const hashRecord = createShortHmac(keys.record)

  return ({ bytes, batch, firstLine, isCut }) => {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    const rejects = createGrowingBuffer()
    const blocks = createGrowingBuffer()
    const blockEnds: number[] = []
    const types = new Set<QueryType>()
    const entries = createGrowingBuffer()
    let lines: string[] = []
    let chars = 0
    let records = 0
    let rejected = 0
    let strays = 0
    let literals = 0
    let strayValues = decoder.strays
    let notIndexed = 0
    counts = createFieldCounts()

    function endBlock(): void {
      if (lines.length === 0) return
      const number = blockEnds.length
      if (number === maxBlocks) throw new Error('the rows of a piece take too many blocks')
      const block = sealBlock(keys.block, { sourceCode: code, batch, number }, lines.join('\n'))
      const { bytes: all, at } = blocks.grow(block.length)
      all.set(block, at)
      blockEnds.push(at + block.length)
      lines = []
      chars = 0
    }

    const reject = (fault: string, line: number, from: number, to: number) => {
      const row = Buffer.from(text.slice(from, Math.min(to, from + maxRejectBytes)), 'latin1').toString().trimEnd()
      rejects.append(`${isNumbered(layout) ? line : firstLine + line - 1}\t${fault}\t${row.replace(/[\r\n]+/g, ' ')}\n`)
      rejected++
    }

    const report = (fault: string, value: string, line: number) => {
      rejects.append(`${firstLine + line - 1}\t${oneLine(fault)}\t${oneLine(value)}\n`)
    }

    if (isCut) reject(faults.long, 1, 0, text.length)
    else {
      reader.read(text, {
        reject,
        literal: () => { literals++ },
        record(record, line, from, to) {
          unindexed = []
          const found = indexedValues(record)
          if (found.length === 0) return reject('it has no value in an indexed field', line, from, to)
          const json = JSON.stringify(record)
          const recordHash = hashRecord(json)
          const position = { batch, block: blockEnds.length, index: lines.length }
          for (const [index, one] of found.entries()) {
            types.add(one.type)
            const room = entries.grow(entryBytes)
            writeEntry(room.bytes, room.at, hashValue(one), recordHash, position, index === 0)
          }
          for (const { fault, value } of unindexed) report(fault, value, line)
          notIndexed += unindexed.length
          records++
          if (decoder.strays !== strayValues) strays++
          strayValues = decoder.strays
          chars += json.length
          if (lines.push(json) === maxRecordsInBlock || chars >= blockChars) endBlock()
        },
      })
      endBlock()
    }
    return {
      records,
      rejected,
      strays,
      literals,
      rejects: rejects.all(),
      unindexed: notIndexed,
      fields: counts.all(),
      types: [...types],
      blocks: blocks.all(),
      blockEnds,
      entries: sortEntries(entries.all()),
    }
  }
}

/** Maximum number of domains whose hashes are kept. */
const maxDomains = 20_000

/** Returns a function that hashes values, and keeps the hashes of domains, which are the same objects each time. */
function keepDomains(hash: (text: string) => string): (value: IndexedValue) => string {
  const kept = new Map<IndexedValue, string>()
  return value => {
    if (value.type !== 'Domain Name') return hash(value.text)
    const known = kept.get(value)
    if (known !== undefined) return known
    if (kept.size >= maxDomains) kept.clear()
    const made = hash(value.text)
    kept.set(value, made)
    return made
  }
}

const oneLine = (text: string): string => text.slice(0, maxRejectBytes).replace(/[\r\n\t]+/g, ' ')

/** Creates a buffer that grows when it is full. */
function createGrowingBuffer() {
  let bytes = Buffer.allocUnsafeSlow(65_536)
  let used = 0

  /** Appends `more` bytes of space. Returns the buffer, and the offset `at` where the space begins. */
  function grow(more: number): { bytes: Buffer, at: number } {
    if (used + more > bytes.length) {
      bytes = Buffer.concat([bytes, Buffer.allocUnsafeSlow(Math.max(bytes.length, more))])
    }
    const at = used
    used += more
    return { bytes, at }
  }

  return {
    grow,
    append(text: string): void {
      const room = grow(Buffer.byteLength(text))
      room.bytes.write(text, room.at)
    },
    all: () => bytes.subarray(0, used),
  }
}
