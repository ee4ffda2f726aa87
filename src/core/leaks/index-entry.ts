/**
 * An entry of an index: 8 bytes of the hash under which a record is found, 8 of the hash of the record, then its place:
 * batch (4 bytes), block (2), number in the block (2, the highest bit marks the record's first entry). The two hashes
 * are the key: entries lie in its order, and the same record is found under a value once.
 */
export const entryBytes = 24
export const keyBytes = 16
export const hashBytes = 8

export interface Place {
  batch: number
  block: number
  number: number
}

const batchAt = 16
const blockAt = 20
const numberAt = 22
const firstBit = 0x8000

/** Of what a place can tell. */
export const mostBlocks = 0x1_0000
export const mostInBlock = firstBit

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

/** Whether this is the first of a record's entries: to count records is to count these. */
export const isFirstOfRecord = (entries: Buffer, at: number): boolean => (entries[at + numberAt]! & 0x80) !== 0

/** The entries under a hash within a page, as offsets `from` to below `to`. */
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

/** The first 48 bits of a key as a number: enough to tell nearly any two apart. */
export const prefixOf = (entries: Buffer, at: number): number => entries.readUIntBE(at, 6)

/** The order of two keys. */
export const compareKeys = (a: Buffer, aAt: number, b: Buffer, bAt: number): number =>
  a.compare(b, bAt, bAt + keyBytes, aAt, aAt + keyBytes)
