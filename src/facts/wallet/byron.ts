import { crc32 } from 'node:zlib'
import { base58 } from '@scure/base'
import { decoded } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * First four bytes of the CBOR data, in hexadecimal. They start an array of two items, and then its first item, a byte
 * string with tag 24. The next byte is the length of the byte string.
 */
const head = '82d81858'

/**
 * Reads Cardano's first address format: base58 of a CBOR array that holds a byte string and its CRC-32.
 * https://cips.cardano.org/cip/CIP-19
 */
export const byron: Reader = address => {
  const bytes = address.length < 50 || address.length > 150 ? undefined : decoded(base58, address)
  if (bytes === undefined || Buffer.from(bytes.subarray(0, 4)).toString('hex') !== head) return undefined
  const end = 5 + bytes[4]!
  if (bytes.length !== end + 5 || bytes[end] !== 0x1a) return undefined
  const sum = Buffer.from(bytes).readUInt32BE(end + 1)
  if (crc32(bytes.subarray(5, end)) !== sum) return 'checksum'
  const network = /^(37bt|2cWKM)/.test(address) ? 'testnet' : 'mainnet' // the CBOR prefix is the same on both networks
  return {
    chains: ['cardano'],
    format: 'Byron address',
    network,
    checksummed: true,
    normal: address,
  }
}
