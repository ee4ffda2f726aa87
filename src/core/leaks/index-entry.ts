/**
 * An index entry has 24 bytes:
 *
 * | Bytes | Content |
 * |---|---|
 * | 0 to 7 | start of the HMAC of a searchable value of the record |
 * | 8 to 15 | start of the HMAC of the record |
 * | 16 to 19 | batch of the record |
 * | 20 to 21 | block in the batch |
 * | 22 to 23 | position in the block; the highest bit marks the first entry of a record |
 *
 * The two hashes are the sort key. Two entries with the same sort key have the same value and the same record, so that
 * only one of them is kept.
 */
export const entryBytes = 24
export const sortKeyBytes = 16
export const hashBytes = 8

/** Position of a stored record. */
export interface RecordPosition {
  batch: number
  /** Number of the block in the batch. */
  block: number
  /** Position in the block, from 0. */
  index: number
}

const batchAt = 16
const blockAt = 20
const indexAt = 22
const firstEntryFlag = 0x8000

/** Maximum number of blocks in a batch. An entry stores the number of its block in 16 bits. */
export const maxBlocks = 0x1_0000
/**
 * Maximum number of records in a block. An entry stores the position of its record in 15 bits. The 16th bit is a flag.
 */
export const maxRecordsInBlock = firstEntryFlag

/**
 * Writes an entry at offset `at`. `valueHash` is the HMAC of a searchable value, `recordHash` the HMAC of the record;
 * both are latin1 text.
 */
export function writeEntry(
  buffer: Buffer,
  at: number,
  valueHash: string,
  recordHash: string,
  position: RecordPosition,
  isFirst: boolean,
): void {
  // Written byte by byte: a call of `write` takes longer for 8 bytes.
  for (let byte = 0; byte < hashBytes; byte++) {
    buffer[at + byte] = valueHash.charCodeAt(byte)
    buffer[at + hashBytes + byte] = recordHash.charCodeAt(byte)
  }
  buffer.writeUInt32BE(position.batch, at + batchAt)
  buffer.writeUInt16BE(position.block, at + blockAt)
  buffer.writeUInt16BE(isFirst ? position.index | firstEntryFlag : position.index, at + indexAt)
}

/** Returns the block number of the entry at offset `at`. */
export const blockOf = (entries: Buffer, at: number): number => entries.readUInt16BE(at + blockAt)

export const readPosition = (entries: Buffer, at: number): RecordPosition => ({
  batch: entries.readUInt32BE(at + batchAt),
  block: blockOf(entries, at),
  index: entries.readUInt16BE(at + indexAt) & ~firstEntryFlag,
})

/**
 * `true` if this is the first entry of its record. A record has exactly one first entry, so the number of first entries
 * is the number of records.
 */
export const isFirstOfRecord = (entries: Buffer, at: number): boolean => (entries[at + indexAt]! & 0x80) !== 0

/**
 * Finds the entries of a value in a page by binary search. Returns their byte range: `from` is the first byte, `to` the
 * byte after the last.
 */
export function findEntries(entries: Buffer, valueHash: Buffer): { from: number, to: number } {
  let low = 0
  let high = entries.length / entryBytes
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareValueHash(entries, middle * entryBytes, valueHash) < 0) low = middle + 1
    else high = middle
  }
  let to = low * entryBytes
  while (to < entries.length && compareValueHash(entries, to, valueHash) === 0) to += entryBytes
  return { from: low * entryBytes, to }
}

const compareValueHash = (entries: Buffer, at: number, valueHash: Buffer): number =>
  entries.compare(valueHash, 0, hashBytes, at, at + hashBytes)

/**
 * Returns the first 48 bits of a sort key as a number. Most comparisons need only these bits, because they differ in
 * nearly all keys.
 */
export const prefixOf = (entries: Buffer, at: number): number => entries.readUIntBE(at, 6)

/** Compares two sort keys. Returns a negative number, 0 or a positive number, like a callback of `Array.sort`. */
export const compareSortKeys = (a: Buffer, aAt: number, b: Buffer, bAt: number): number =>
  a.compare(b, bAt, bAt + sortKeyBytes, aAt, aAt + sortKeyBytes)
