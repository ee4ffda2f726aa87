/**
 * An index entry has 24 bytes:
 *
 * | Bytes | Content |
 * |---|---|
 * | 0 to 7 | start of the HMAC of the searched value |
 * | 8 to 15 | start of the HMAC of the record |
 * | 16 to 19 | batch of the record |
 * | 20 to 21 | block in the batch |
 * | 22 to 23 | position in the block; the highest bit marks the first entry of a record |
 *
 * The two hashes are the key. Entries are sorted by it, so that a value leads to the same record once only.
 */
export const entryBytes = 24
export const keyBytes = 16
export const hashBytes = 8

/** Position of a record. */
export interface Place {
  batch: number
  block: number
  number: number
}

const batchAt = 16
const blockAt = 20
const numberAt = 22
const firstBit = 0x8000

/** Largest numbers that an entry can hold. */
export const maxBlocks = 0x1_0000
export const maxRecordsInBlock = firstBit

/** Writes an entry at offset `at`. `hash` and `record` are the HMACs of the value and the record, as latin1 text. */
export function writeEntry(
  buffer: Buffer,
  at: number,
  hash: string,
  record: string,
  place: Place,
  isFirst: boolean,
): void {
  buffer.write(hash, at, hashBytes, 'latin1')
  buffer.write(record, at + hashBytes, hashBytes, 'latin1')
  buffer.writeUInt32BE(place.batch, at + batchAt)
  buffer.writeUInt16BE(place.block, at + blockAt)
  buffer.writeUInt16BE(isFirst ? place.number | firstBit : place.number, at + numberAt)
}

export const readPlace = (entries: Buffer, at: number): Place => ({
  batch: entries.readUInt32BE(at + batchAt),
  block: entries.readUInt16BE(at + blockAt),
  number: entries.readUInt16BE(at + numberAt) & ~firstBit,
})

/** `true` if this is the first entry of its record. Each record has one such entry, so they count the records. */
export const isFirstOfRecord = (entries: Buffer, at: number): boolean => (entries[at + numberAt]! & 0x80) !== 0

/** Finds the entries of a hash in a page. Returns the byte range from `from` to before `to`. */
export function findEntries(entries: Buffer, hash: Buffer): { from: number, to: number } {
  let low = 0
  let high = entries.length / entryBytes
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareHash(entries, middle * entryBytes, hash) < 0) low = middle + 1
    else high = middle
  }
  let to = low * entryBytes
  while (to < entries.length && compareHash(entries, to, hash) === 0) to += entryBytes
  return { from: low * entryBytes, to }
}

const compareHash = (entries: Buffer, at: number, hash: Buffer): number =>
  entries.compare(hash, 0, hashBytes, at, at + hashBytes)

/** Returns the first 48 bits of a key as a number. Nearly all keys differ in them. */
export const prefixOf = (entries: Buffer, at: number): number => entries.readUIntBE(at, 6)

/** Compares two keys. Returns a negative number, 0 or a positive number. */
export const compareKeys = (a: Buffer, aAt: number, b: Buffer, bAt: number): number =>
  a.compare(b, bAt, bAt + keyBytes, aAt, aAt + keyBytes)
