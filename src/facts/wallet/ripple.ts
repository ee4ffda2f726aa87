import { sha256 } from '@noble/hashes/sha2.js'
import { base58xrp } from '@scure/base'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by prefix (hexadecimal) and payload length (bytes).
 * https://xrpl.org/docs/references/protocol/data-types/base58-encodings, https://xrpaddress.info
 */
const kinds = [
  ['00', 20, 'Classic address', 'mainnet'],
  ['0544', 29, 'X-address', 'mainnet'],
  ['0493', 29, 'X-address', 'testnet'],
] as const

/** Reads Ripple addresses: Base58Check with Ripple's own alphabet. A classic address is the same on every network. */
export const ripple: Reader = address => {
  const bytes = /^[rXT]/.test(address) && address.length <= 60 ? decoded(base58xrp, address) : undefined
  const kind = bytes && kinds.find(([prefix, payload]) =>
    bytes.length === prefix.length / 2 + payload + 4 && Buffer.from(bytes).toString('hex').startsWith(prefix))
  if (bytes === undefined || kind === undefined) return undefined
  if (!equal(sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4), bytes.subarray(-4))) return 'checksum'
  return {
    chains: ['xrp'],
    format: kind[2],
    network: kind[3],
    checksummed: true,
    normal: address,
  }
}
