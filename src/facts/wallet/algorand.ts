import { sha512_256 } from '@noble/hashes/sha2.js'
import { base32nopad } from '@scure/base'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Reads Algorand addresses. An address is the base32 encoding of a 32-byte key and the last four bytes of the key's
 * SHA-512/256 hash.
 * https://dev.algorand.co/concepts/accounts/overview/
 */
export const algorand: Reader = address => {
  const bytes = /^[A-Z2-7]{58}$/.test(address) ? decoded(base32nopad, address) : undefined
  if (bytes?.length !== 36) return undefined
  if (!equal(sha512_256(bytes.subarray(0, 32)).subarray(-4), bytes.subarray(-4))) return 'checksum'
  return {
    chains: ['algorand'],
    format: 'Account',
    network: 'mainnet',
    checksummed: true,
    normal: address,
  }
}
