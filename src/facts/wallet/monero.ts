import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58xmr } from '@scure/base'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by network byte, with their size in bytes.
 * https://docs.getmonero.org/public-address/standard-address/
 */
const kinds: Record<number, readonly [format: string, network: 'mainnet' | 'testnet', size: number]> = {
  18: ['Standard address', 'mainnet', 69],
  19: ['Integrated address', 'mainnet', 77],
  42: ['Subaddress', 'mainnet', 69],
  53: ['Standard address', 'testnet', 69],
  54: ['Integrated address', 'testnet', 77],
  63: ['Subaddress', 'testnet', 69],
  24: ['Standard address (stagenet)', 'testnet', 69],
  25: ['Integrated address (stagenet)', 'testnet', 77],
  36: ['Subaddress (stagenet)', 'testnet', 69],
}

/**
 * Reads Monero addresses. An address contains a network byte, two public keys, an optional payment ID and a checksum,
 * encoded in Monero's own base58. The checksum is the first four bytes of a Keccak hash.
 */
export const monero: Reader = address => {
  const bytes = address.length !== 95 && address.length !== 106 ? undefined : decoded(base58xmr, address)
  const kind = bytes && kinds[bytes[0]!]
  if (bytes === undefined || kind === undefined || bytes.length !== kind[2]) return undefined
  if (!equal(keccak_256(bytes.subarray(0, -4)).subarray(0, 4), bytes.subarray(-4))) return 'checksum'
  return {
    chains: ['monero'],
    format: kind[0],
    network: kind[1],
    checksummed: true,
    normal: address,
  }
}
