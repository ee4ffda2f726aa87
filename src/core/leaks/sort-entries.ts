import { compareKeys, entryBytes, prefixOf } from './index-entry.ts'

const entryWords = entryBytes / 4

/**
 * Returns the entries sorted by key, in a new buffer. The first part of each key and the entry's number are packed into
 * one exact float, so that a typed array sorts them without a comparison callback. Entries that are equal in that part
 * of the key are then sorted by the whole key.
 */
export function sortEntries(entries: Buffer): Buffer {
  const count = entries.length / entryBytes
  const numbers = 2 ** Math.ceil(Math.log2(Math.max(2, count)))
  const scale = Math.max(1, numbers / 2 ** 5) // a float holds 53 bits exactly; a prefix has 48
  const order = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    order[index] = Math.floor(prefixOf(entries, index * entryBytes) / scale) * numbers + index
  }
  order.sort()

  const sorted = new Uint32Array(count * entryWords)
  const words = new Uint32Array(entries.length / 4)
  Buffer.from(words.buffer).set(entries)
  const copy = (to: number, number: number) => {
    for (let word = 0; word < entryWords; word++) sorted[to * entryWords + word] = words[number * entryWords + word]!
  }
  for (let from = 0; from < count;) {
    const prefix = Math.floor(order[from]! / numbers)
    let to = from + 1
    while (to < count && Math.floor(order[to]! / numbers) === prefix) to++
    if (to === from + 1) copy(from, order[from]! - prefix * numbers)
    else copySorted(from, order.subarray(from, to))
    from = to
  }
  return Buffer.from(sorted.buffer)

  function copySorted(from: number, equal: Float64Array): void {
    const inOrder = Array.from(equal, value => value % numbers)
      .sort((a, b) => compareKeys(entries, a * entryBytes, entries, b * entryBytes) || a - b)
    for (const [index, number] of inOrder.entries()) copy(from + index, number)
  }
}
