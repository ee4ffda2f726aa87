import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58xmr } from '@scure/base'
import { toHex } from './encoding.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by network byte. An integrated address names the byte of its standard address.
 * https://docs.getmonero.org/public-address/standard-address/,
 * https://docs.getmonero.org/public-address/integrated-address/
 */
const kinds: Record<number, readonly [format: string, network: 'mainnet' | 'testnet', standard?: number]> = {
  18: ['Standard address', 'mainnet'],
  19: ['Integrated address', 'mainnet', 18],
  42: ['Subaddress', 'mainnet'],
  53: ['Standard address', 'testnet'],
  54: ['Integrated address', 'testnet', 53],
  63: ['Subaddress', 'testnet'],
  24: ['Standard address (stagenet)', 'testnet'],
  25: ['Integrated address (stagenet)', 'testnet', 24],
  36: ['Subaddress (stagenet)', 'testnet'],
}

/** Lengths in bytes: a network byte, two keys of 32 bytes, a payment id of 8 bytes or none, and a checksum. */
const [plainSize, integratedSize, keysEnd] = [69, 77, 65]

/**
 * Reads Monero addresses. An address contains a network byte, two public keys, an optional payment ID and a checksum,
 * encoded in Monero's own base58. The checksum is the first four bytes of a Keccak hash.
 */
export const monero: Reader = address => {
  const bytes = address.length !== 95 && address.length !== 106 ? undefined : decoded(base58xmr, address)
  const kind = bytes && kinds[bytes[0]!]
  if (bytes === undefined || kind === undefined) return undefined
  const [format, network, standard] = kind
  if (bytes.length !== (standard === undefined ? plainSize : integratedSize)) return undefined
  if (!equal(checksum(bytes.subarray(0, -4)), bytes.subarray(-4))) return 'checksum'
  return {
    chains: ['monero'],
    format,
    network,
    checksummed: true,
    normal: address,
    ...standard !== undefined && {
      account: standardOf(standard, bytes.subarray(1, keysEnd)),
      parts: [['Payment id', toHex(bytes.subarray(keysEnd, -4))]],
    },
  }
}

const checksum = (body: Uint8Array): Uint8Array => keccak_256(body).subarray(0, 4)

function standardOf(network: number, keys: Uint8Array): string {
  const body = Uint8Array.from([network, ...keys])
  return base58xmr.encode(Uint8Array.from([...body, ...checksum(body)]))
}
