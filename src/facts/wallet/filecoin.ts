import { blake2b } from '@noble/hashes/blake2.js'
import { base32nopad } from '@scure/base'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/** Formats by protocol, with the length of the payload in bytes. */
const protocols: Record<string, readonly [format: string, size: number]> = {
  1: ['Key (secp256k1)', 20],
  2: ['Actor', 20],
  3: ['Key (BLS)', 48],
}

/**
 * Reads Filecoin addresses: the network, the protocol, and base32 of a payload and its checksum. The checksum is
 * BLAKE2b with four bytes. https://spec.filecoin.io/appendix/address/
 */
export const filecoin: Reader = address => {
  const [, network = '', protocol = '', text = ''] = /^([ft])([123])([a-z2-7]{39,84})$/.exec(address) ?? []
  const kind = protocols[protocol]
  const bytes = kind && decoded(base32nopad, text.toUpperCase())
  if (kind === undefined || bytes?.length !== kind[1] + 4) return undefined
  const sum = blake2b(Uint8Array.from([Number(protocol), ...bytes.subarray(0, -4)]), { dkLen: 4 })
  if (!equal(sum, bytes.subarray(-4))) return 'checksum'
  return {
    chains: ['filecoin'],
    format: kind[0],
    network: network === 'f' ? 'mainnet' : 'testnet',
    checksummed: true,
    normal: address,
  }
}
