import { compareSortKeys, entryBytes, prefixOf } from './index-entry.ts'

const entryWords = entryBytes / 4
/**
 * Number of bits that remain for the index if a float also holds a whole prefix. A float holds integers of up to 53
 * bits exactly, and a prefix takes 48 bits.
 */
const indexBitsBesidePrefix = 5

/**
 * Returns the entries sorted by their sort key, in a new buffer.
 *
 * Each entry becomes one number: the start of its sort key, then its index in `entries`. A typed array sorts such
 * numbers without a callback, which is much faster. Entries whose numbers have the same start are then sorted by the
 * whole key.
 */
export function sortEntries(entries: Buffer): Buffer {
  const count = entries.length / entryBytes
  /** The smallest power of two that exceeds every index. */
  const indexRange = 2 ** Math.ceil(Math.log2(Math.max(2, count)))
  /** Divisor of the prefix. If the index needs more than 5 bits, the division drops the lowest bits of the prefix. */
  const prefixDivisor = Math.max(1, indexRange / 2 ** indexBitsBesidePrefix)
  const order = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    order[index] = Math.floor(prefixOf(entries, index * entryBytes) / prefixDivisor) * indexRange + index
  }
  order.sort()

  const sorted = new Uint32Array(count * entryWords)
  const words = new Uint32Array(entries.length / 4)
  Buffer.from(words.buffer).set(entries)
  const copy = (to: number, from: number) => {
    for (let word = 0; word < entryWords; word++) sorted[to * entryWords + word] = words[from * entryWords + word]!
  }
  for (let from = 0; from < count;) {
    const prefix = Math.floor(order[from]! / indexRange)
    let to = from + 1
    while (to < count && Math.floor(order[to]! / indexRange) === prefix) to++
    if (to === from + 1) copy(from, order[from]! - prefix * indexRange)
    else copySorted(from, order.subarray(from, to))
    from = to
  }
  return Buffer.from(sorted.buffer)

  /** Copies entries with the same prefix, sorted by the whole key. The first entry goes to position `to`. */
  function copySorted(to: number, samePrefix: Float64Array): void {
    const indexes = Array.from(samePrefix, value => value % indexRange)
      .sort((a, b) => compareSortKeys(entries, a * entryBytes, entries, b * entryBytes) || a - b)
    for (const [offset, index] of indexes.entries()) copy(to + offset, index)
  }
}
