/** A set of integers from 0 on. */
export interface BitSet {
  add(number: number): void
  has(number: number): boolean
}

const initialBytes = 64

/** Creates a set that takes one bit for each integer up to the largest, and less time than a `Set`. */
export function createBitSet(): BitSet {
  let bytes = new Uint8Array(initialBytes)
  return {
    add(number) {
      const at = number >>> 3
      if (at >= bytes.length) {
        const grown = new Uint8Array(Math.max(at + 1, 2 * bytes.length))
        grown.set(bytes)
        bytes = grown
      }
      bytes[at]! |= 1 << (number & 7)
    },

    has: number => ((bytes[number >>> 3] ?? 0) & 1 << (number & 7)) !== 0,
  }
}
