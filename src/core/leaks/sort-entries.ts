import { compareKeys, entryBytes, prefixOf } from './index-entry.ts'

const entryWords = entryBytes / 4

/**
 * Entries in the order of their keys, in a new buffer. Part of each key and the entry's number make one exact number, so
 * that a typed array sorts them without a call for each comparison; those that are alike in that part are sorted again.
 */
export function sortEntries(entries: Buffer): Buffer {
  const count = entries.length / entryBytes
  const numbers = 2 ** Math.ceil(Math.log2(Math.max(2, count)))
  const scale = Math.max(1, numbers / 2 ** 5) // 53 bits are exact; a prefix has 48
  const order = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    order[index] = Math.floor(prefixOf(entries, index * entryBytes) / scale) * numbers + index
  }
  order.sort()

  const sorted = new Uint32Array(count * entryWords)
  const words = new Uint32Array(entries.length / 4)
  Buffer.from(words.buffer).set(entries)
  const place = (to: number, number: number) => {
    for (let word = 0; word < entryWords; word++) sorted[to * entryWords + word] = words[number * entryWords + word]!
  }
  for (let from = 0; from < count;) {
    const prefix = Math.floor(order[from]! / numbers)
    let to = from + 1
    while (to < count && Math.floor(order[to]! / numbers) === prefix) to++
    if (to === from + 1) place(from, order[from]! - prefix * numbers)
    else placeAlike(from, order.subarray(from, to))
    from = to
  }
  return Buffer.from(sorted.buffer)

  function placeAlike(from: number, alike: Float64Array): void {
    const inOrder = Array.from(alike, value => value % numbers)
      .sort((a, b) => compareKeys(entries, a * entryBytes, entries, b * entryBytes) || a - b)
    for (const [index, number] of inOrder.entries()) place(from + index, number)
  }
}
