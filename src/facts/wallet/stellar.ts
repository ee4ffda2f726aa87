import { base32, base32nopad } from '@scure/base'
import { crc16 } from './crc16.ts'
import { decoded } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Address kinds by first byte, with their length in bytes. Secret seeds and signers have other first bytes, so they are
 * not accepted.
 */
const kinds: Record<number, readonly [format: string, size: number]> = {
  0x30: ['Account (G)', 35],
  0x60: ['Muxed account (M)', 43],
  0x10: ['Contract (C)', 35],
  0x58: ['Liquidity pool (L)', 35],
  0x08: ['Claimable balance (B)', 36],
}
const [account, muxed, claimable] = [0x30, 0x60, 0x08]

/**
 * Reads Stellar addresses. A muxed account is an account with a number, by which a service tells its customers apart.
 * https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0023.md
 */
export const stellar: Reader = address => {
  const missing = '='.repeat((8 - address.length % 8) % 8)
  const bytes = /^[GMCLB](?:[A-Z2-7]{55}|[A-Z2-7]{57}|[A-Z2-7]{68})$/.test(address)
    ? decoded(base32, address + missing) : undefined
  const [first = 0xff] = bytes ?? []
  const kind = kinds[first]
  if (bytes === undefined || kind === undefined || bytes.length !== kind[1]) return undefined
  if (first === claimable && bytes[1] !== 0) return undefined // the type of the balance, of which there is one
  if (crc16(bytes.subarray(0, -2)) !== Buffer.from(bytes).readUInt16LE(bytes.length - 2)) return 'checksum'
  return {
    chains: ['stellar'],
    format: kind[0],
    network: 'mainnet',
    checksummed: true,
    normal: address,
    ...first === muxed && {
      account: accountOf(bytes.subarray(1, 33)),
      parts: [['Memo id', String(Buffer.from(bytes).readBigUInt64BE(33))]],
    },
  }
}

function accountOf(key: Uint8Array): string {
  const body = Buffer.from([account, ...key])
  const sum = crc16(body)
  return base32nopad.encode(Buffer.concat([body, Buffer.from([sum & 0xff, sum >> 8])]))
}
