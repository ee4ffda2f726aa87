import { base32 } from '@scure/base'
import { crc16 } from './crc16.ts'
import { decoded } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by first byte, with their length in bytes. Secret seeds and hashes have other first bytes, so they are
 * not accepted.
 */
const kinds: Record<number, readonly [format: string, size: number]> = {
  0x30: ['Account (G)', 35],
  0x60: ['Muxed account (M)', 43],
  0x10: ['Contract (C)', 35],
}

/** Reads Stellar addresses. https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md */
export const stellar: Reader = address => {
  const missing = '='.repeat((8 - address.length % 8) % 8)
  const bytes = /^[GMC]([A-Z2-7]{55}|[A-Z2-7]{68})$/.test(address) ? decoded(base32, address + missing) : undefined
  const kind = bytes && kinds[bytes[0]!]
  if (bytes === undefined || kind === undefined || bytes.length !== kind[1]) return undefined
  if (crc16(bytes.subarray(0, -2)) !== Buffer.from(bytes).readUInt16LE(bytes.length - 2)) return 'checksum'
  return {
    chains: ['stellar'],
    format: kind[0],
    network: 'mainnet',
    checksummed: true,
    normal: address,
  }
}
