import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp } from '@scure/base'
import { classicAddressOf, toHex } from './encoding.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by prefix (hexadecimal) and payload length (bytes).
 * https://xrpl.org/docs/references/protocol/data-types/base58-encodings,
 * https://github.com/XRPLF/XRPL-Standards/tree/master/XLS-0005-x-addresses
 */
const kinds = [
  ['00', 20, 'Classic address', 'mainnet'],
  ['0544', 29, 'X-address', 'mainnet'],
  ['0493', 29, 'X-address', 'testnet'],
] as const

const maxTag = 0xffff_ffff
const tagLabel = 'Destination tag'

/**
 * Reads addresses of the XRP Ledger: Base58Check with its own alphabet. A classic address is the same on every network.
 * An X-address is an account with a network and possibly a destination tag. People also write the tag after a colon.
 */
export const ripple: Reader = address => {
  const [classic, tag] = tagged(address)
  const bytes = /^[rXT]/.test(classic) && classic.length <= 60 ? decoded(base58xrp, classic) : undefined
  const kind = bytes && kinds.find(([prefix, payload]) =>
    bytes.length === prefix.length / 2 + payload + 4 && toHex(bytes).startsWith(prefix))
  if (bytes === undefined || kind === undefined) return undefined
  if (!equal(sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4), bytes.subarray(-4))) return 'checksum'
  const [prefix, size, format, network] = kind
  const found = {
    chains: ['xrp'],
    format,
    network,
    checksummed: true,
    normal: address,
  } as const
  if (size === 20) {
    return tag === undefined ? found
      : { ...found, format: `${format} with tag`, account: classic, parts: [[tagLabel, tag]] }
  }
  const payload = bytes.subarray(prefix.length / 2, -4)
  const xTag = tag === undefined ? tagIn(payload.subarray(20)) : undefined
  if (xTag === undefined) return undefined
  return {
    ...found,
    account: classicAddressOf(payload.subarray(0, 20)),
    ...xTag !== null && { parts: [[tagLabel, xTag]] },
  }
}

/** Returns an address and the tag that is written after it. */
function tagged(text: string): readonly [address: string, tag?: string] {
  const [, address = text, tag] = /^(r[^:?]{24,34})(?::|\?dt=)(0|[1-9]\d{0,9})$/.exec(text) ?? []
  return tag !== undefined && Number(tag) <= maxTag ? [address, tag] : [text]
}

/** Returns the tag of an X-address, `null` for none. `undefined`: flags or bytes that no address has. */
function tagIn([flags, ...bytes]: Uint8Array): string | null | undefined {
  const number = Buffer.from(bytes)
  if (flags === 0) return number.every(byte => byte === 0) ? null : undefined
  return flags === 1 && number.readUInt32LE(4) === 0 ? String(number.readUInt32LE(0)) : undefined
}
