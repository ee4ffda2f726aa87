/*
 * A list in one buffer: built once after a download, stored compressed, and searched in place.
 *
 * | part | content |
 * |---|---|
 * | header | five 32-bit numbers: `magic`, entries, notes, bytes of all keys, bytes of all notes |
 * | offsets of keys | position of each key, and of the end of the last one |
 * | notes of keys | number of each key's note |
 * | offsets of notes | position of each note, and of the end of the last one |
 * | keys | sorted by their bytes; a key may occur several times with different notes |
 * | notes | JSON texts, each stored once |
 *
 * A look-up is a binary search over the bytes. An entry costs its key and 8 bytes, so a million IPv4 addresses take
 * 14 MB. JavaScript objects would take ten times as much, and would have to be built again in each process. Numbers
 * have the byte order of the machine; on a machine with another order `magic` does not match, and the list is
 * downloaded again.
 */

/** Begins each packed list. Change it if the layout or the form of keys changes. */
const magic = 0x54574c31
const headerNumbers = 5

/** Maximum number of entries of one list. */
const maxEntries = 5_000_000

export interface PackedList {
  /** Number of entries. */
  count: number
  /** Size in memory, in bytes. */
  bytes: number
  /** Returns the notes of the entries with this key. An entry without a note has an empty one. */
  find(key: string): string[][]
  /** Returns the distinct second bytes of the keys that begin with this byte, largest first. */
  secondBytes(first: number): readonly number[]
}

/** Collects entries and packs them. */
export function createPacker() {
  const keys: string[] = []
  const noteOf: number[] = []
  const noteNumbers = new Map<string, number>()

  return {
    get count() { return keys.length },

    /**
     * Adds an entry. Each character of the key is one byte.
     * Throws a `RangeError` if there are too many entries.
     */
    add(key: string, notes: readonly string[]): void {
      if (keys.length === maxEntries) throw new RangeError('too many entries')
      const note = notes.length === 0 ? '' : JSON.stringify(notes)
      const number = noteNumbers.get(note) ?? noteNumbers.size
      noteNumbers.set(note, number)
      keys.push(key)
      noteOf.push(number)
    },

    pack(): Buffer {
      const kept = sortedWithoutRepeats(keys, noteOf)
      const notes = [...noteNumbers.keys()].map(note => Buffer.from(note))
      const keyBytes = kept.reduce((sum, at) => sum + keys[at]!.length, 0)
      const noteBytes = notes.reduce((sum, { length }) => sum + length, 0)
      const numbers = headerNumbers + 2 * kept.length + 1 + notes.length + 1
      const packed = Buffer.alloc(4 * numbers + keyBytes + noteBytes)
      const words = new Uint32Array(packed.buffer, packed.byteOffset, numbers)
      words.set([magic, kept.length, notes.length, keyBytes, noteBytes])
      let word = headerNumbers
      let at = 4 * numbers
      for (const one of kept) {
        words[word++] = at
        at += packed.write(keys[one]!, at, 'latin1')
      }
      words[word++] = at
      for (const one of kept) words[word++] = noteOf[one]!
      for (const note of notes) {
        words[word++] = at
        at += note.copy(packed, at)
      }
      words[word] = at
      return packed
    },
  }
}

/** Returns the positions of the entries in the order of their keys. Leaves out an entry with the same key and note. */
function sortedWithoutRepeats(keys: readonly string[], noteOf: readonly number[]): Uint32Array {
  const order = Uint32Array.from(keys, (_, at) => at).sort((one, other) => {
    const [a, b] = [keys[one]!, keys[other]!]
    return a < b ? -1 : a > b ? 1 : noteOf[one]! - noteOf[other]!
  })
  return order.filter((one, place) => {
    const before = order[place - 1]
    return place === 0 || keys[one] !== keys[before!] || noteOf[one] !== noteOf[before!]
  })
}

/** Opens a packed list. Returns `undefined` if the bytes are not a packed list of this version. */
export function openPackedList(stored: Buffer): PackedList | undefined {
  if (stored.length < 4 * headerNumbers) return undefined
  const bytes = stored.byteOffset % 4 === 0 ? stored : Buffer.from(new Uint8Array(stored).buffer)
  const header = new Uint32Array(bytes.buffer, bytes.byteOffset, headerNumbers)
  const [mark, count, notes, keyBytes, noteBytes] = header as unknown as [number, number, number, number, number]
  const numbers = headerNumbers + 2 * count + 1 + notes + 1
  if (mark !== magic || bytes.length !== 4 * numbers + keyBytes + noteBytes) return undefined
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, numbers)
  const seconds = new Map<number, number[]>()
  const keyAt = (entry: number): number => words[headerNumbers + entry]!
  const noteOf = (entry: number): number => words[headerNumbers + count + 1 + entry]!
  const noteAt = (note: number): number => words[headerNumbers + 2 * count + 1 + note]!

  /** Compares the key of an entry with a text: negative, 0 or positive. */
  function compare(entry: number, key: string): number {
    const from = keyAt(entry)
    const length = keyAt(entry + 1) - from
    const shared = Math.min(length, key.length)
    for (let at = 0; at < shared; at++) {
      const difference = bytes[from + at]! - key.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return length - key.length
  }

  /** Returns the first entry whose key is not less than this one. */
  function lowerBound(key: string): number {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(middle, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  function notesOf(entry: number): string[] {
    const note = noteOf(entry)
    const text = bytes.toString('utf8', noteAt(note), noteAt(note + 1))
    return text === '' ? [] : JSON.parse(text) as string[]
  }

  function findSecondBytes(first: number): number[] {
    const found: number[] = []
    for (let second = 0; second < 256;) {
      const entry = lowerBound(String.fromCharCode(first, second))
      if (entry >= count || bytes[keyAt(entry)] !== first) break
      second = bytes[keyAt(entry) + 1]!
      found.unshift(second++)
    }
    return found
  }

  return {
    count,
    bytes: bytes.length,
    find(key) {
      const found: string[][] = []
      for (let entry = lowerBound(key); entry < count && compare(entry, key) === 0; entry++) found.push(notesOf(entry))
      return found
    },
    secondBytes(first) {
      const found = seconds.get(first) ?? findSecondBytes(first)
      seconds.set(first, found)
      return found
    },
  }
}
