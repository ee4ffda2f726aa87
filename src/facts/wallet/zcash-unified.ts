import { blake2b } from '@noble/hashes/blake2.js'

/** Receivers of a unified address that have an address of their own. */
interface Receivers {
  p2pkh?: Uint8Array
  p2sh?: Uint8Array
  sapling?: Uint8Array
}

/** Sizes of the known receivers in bytes, by type: P2PKH, P2SH, Sapling, Orchard. */
const sizes: Readonly<Record<number, number>> = { 0: 20, 1: 20, 2: 43, 3: 43 }
const paddingBytes = 16
/** Types of items that a reader must understand. This revision of addresses has none of them. */
const mustUnderstand = { from: 0xe0, to: 0xfc }

/**
 * Returns the receivers of a unified address of Zcash, or `undefined` for an impossible one: types in another order or
 * twice, both kinds of transparent receivers, no shielded one, or a wrong size. https://zips.z.cash/zip-0316
 *
 * @param prefix before the `1`
 * @param jumbled bytes of the words
 */
export function unified(prefix: string, jumbled: Uint8Array | undefined): Receivers | undefined {
  if (jumbled === undefined || jumbled.length < 48) return undefined
  const raw = unjumbled(jumbled)
  const end = raw.length - paddingBytes
  const padding = Buffer.alloc(paddingBytes)
  padding.write(prefix, 'ascii')
  if (!padding.equals(raw.subarray(end))) return undefined

  const items = itemsOf(raw.subarray(0, end))
  if (items === undefined || (items.has(0) && items.has(1)) || !(items.has(2) || items.has(3))) return undefined
  const [p2pkh, p2sh, sapling] = [items.get(0), items.get(1), items.get(2)]
  return { ...p2pkh && { p2pkh }, ...p2sh && { p2sh }, ...sapling && { sapling } }
}

/** Reads items: a type, a length and bytes, by rising type. Returns `undefined` if the bytes are no such list. */
function itemsOf(raw: Buffer): Map<number, Uint8Array> | undefined {
  const items = new Map<number, Uint8Array>()
  let last = -1
  for (let at = 0; at < raw.length;) {
    const type = compactSize(raw, at)
    const length = type && compactSize(raw, type.end)
    if (!type || !length || length.end + length.value > raw.length || type.value <= last) return undefined
    if (type.value >= mustUnderstand.from && type.value <= mustUnderstand.to) return undefined
    if ((sizes[type.value] ?? length.value) !== length.value) return undefined
    last = type.value
    at = length.end + length.value
    items.set(last, raw.subarray(length.end, at))
  }
  return items
}

/** Reads a number in Bitcoin's compactSize. https://developer.bitcoin.org/reference/transactions.html */
function compactSize(raw: Buffer, at: number): { value: number, end: number } | undefined {
  const first = raw[at]
  if (first === undefined) return undefined
  if (first < 0xfd) return { value: first, end: at + 1 }
  const size = first === 0xfd ? 2 : first === 0xfe ? 4 : 8
  const least = first === 0xfd ? 0xfd : 0x10000
  if (size === 8 || at + 1 + size > raw.length) return undefined // more than any address has
  const value = raw.readUIntLE(at + 1, size)
  return value < least ? undefined : { value, end: at + 1 + size }
}

const personal = (name: string, round: number, part: number): Uint8Array =>
  Buffer.concat([Buffer.from(`UA_F4Jumble_${name}`, 'ascii'), Buffer.from([round, part & 0xff, part >> 8])])
const hash = (size: number, personalization: Uint8Array, bytes: Uint8Array): Uint8Array =>
  blake2b(bytes, { dkLen: size, personalization })
const xor = (left: Uint8Array, right: Uint8Array): Uint8Array => left.map((byte, at) => byte ^ right[at]!)

/** The inverse of F4Jumble, which mixes all bytes: four rounds of a Feistel network. */
function unjumbled(bytes: Uint8Array): Buffer {
  const middle = Math.min(64, bytes.length >> 1)
  const rightSize = bytes.length - middle
  const short = (round: number, from: Uint8Array) => hash(middle, personal('H', round, 0), from)
  const long = (round: number, from: Uint8Array) => Buffer.concat(
    Array.from({ length: Math.ceil(rightSize / 64) }, (_, part) => hash(64, personal('G', round, part), from)))

  const [c, d] = [bytes.subarray(0, middle), bytes.subarray(middle)]
  const y = xor(c, short(1, d))
  const x = xor(d, long(1, y))
  const a = xor(y, short(0, x))
  return Buffer.concat([a, xor(x, long(0, a))])
}
