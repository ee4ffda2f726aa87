import { cashChecksum } from './cashaddr.ts'
import type { Reader } from './reader.ts'

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** Formats by version byte, with the length of version and payload in five-bit words. */
const versions: Record<number, readonly [format: string, words: number]> = {
  0: ['Public key (Schnorr)', 53],
  1: ['Public key (ECDSA)', 55],
  8: ['P2SH', 53],
}

/**
 * Reads Kaspa addresses: a prefix, `:`, and words of five bits, with the checksum of Bitcoin Cash.
 * https://github.com/kaspanet/rusty-kaspa/blob/master/crypto/addresses/src/bech32.rs
 */
export const kaspa: Reader = address => {
  const [, prefix = '', payload = ''] =
    /^(kaspa(?:test|dev|sim)?):([02-9ac-hj-np-z]{61}|[02-9ac-hj-np-z]{63})$/.exec(address) ?? []
  if (prefix === '') return undefined
  const words = [...payload].map(letter => alphabet.indexOf(letter))
  const kind = versions[(words[0]! << 3) | (words[1]! >> 2)]
  if (kind === undefined || kind[1] + 8 !== words.length) return undefined
  if (cashChecksum(prefix, words) !== 0n) return 'checksum'
  return {
    chains: ['kaspa'],
    format: kind[0],
    network: prefix === 'kaspa' ? 'mainnet' : 'testnet',
    checksummed: true,
    normal: address,
  }
}
