import { base64url } from '@scure/base'
import { crc16 } from './crc16.ts'
import { decoded } from './reader.ts'
import type { Reader } from './reader.ts'

/** Formats by tag byte. The tag's highest bit marks addresses for test networks. */
const tags: Record<number, readonly [format: string, network: 'mainnet' | 'testnet']> = {
  0x11: ['Bounceable address', 'mainnet'],
  0x51: ['Non-bounceable address', 'mainnet'],
  0x91: ['Bounceable address', 'testnet'],
  0xd1: ['Non-bounceable address', 'testnet'],
}

/** Workchains in use: the base chain and the masterchain. */
const workchains: Record<string, number> = { '0': 0x00, '-1': 0xff }

/**
 * Reads TON addresses, raw (`0:` and 64 hexadecimal digits) and user-friendly (base64 of a tag, a workchain, a hash and
 * a CRC-16). The normal form is the bounceable address in base64url, because one account has several spellings. A mark
 * says that an address is for test networks only. The mark is no part of the account.
 * https://docs.ton.org/foundations/addresses/formats
 */
export const ton: Reader = address => {
  const [, chain = '', hash = ''] = /^(0|-1):([0-9a-f]{64})$/i.exec(address) ?? []
  if (hash !== '') return found('Raw address', 'mainnet', [workchains[chain]!, ...Buffer.from(hash, 'hex')])

  const text = address.replaceAll('+', '-').replaceAll('/', '_')
  const bytes = /^[\w-]{48}$/.test(text) ? decoded(base64url, text) : undefined
  const kind = bytes && tags[bytes[0]!]
  if (bytes === undefined || kind === undefined || (bytes[1] !== 0x00 && bytes[1] !== 0xff)) return undefined
  if (crc16(bytes.subarray(0, -2)) !== Buffer.from(bytes).readUInt16BE(34)) return 'checksum'
  return { ...found(...kind, bytes.subarray(1, -2)), checksummed: true }
}

function found(format: string, network: 'mainnet' | 'testnet', account: Iterable<number>) {
  const bytes = [...account]
  return {
    chains: ['ton'],
    format,
    network,
    checksummed: false,
    normal: textOf(network === 'mainnet' ? 0x11 : 0x91, bytes),
    identity: textOf(0x11, bytes),
  } as const
}

function textOf(tag: number, account: readonly number[]): string {
  const body = Buffer.from([tag, ...account])
  const sum = crc16(body)
  return base64url.encode(Buffer.concat([body, Buffer.from([sum >> 8, sum & 0xff])]))
}
