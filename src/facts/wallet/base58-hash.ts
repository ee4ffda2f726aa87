import { blake256 } from '@noble/hashes/blake1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import type { Chain } from './chains.ts'
import { toHex } from './encoding.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

type Hash = (bytes: Uint8Array) => Uint8Array

const blake2b256: Hash = bytes => blake2b(bytes, { dkLen: 32 })
const decred: Hash = bytes => blake256(blake256(bytes))
const waves: Hash = bytes => keccak_256(blake2b256(bytes))

type Kind = readonly [
  prefix: string, payload: number | undefined, hash: Hash, format: string, chain: Chain, testnet?: 'testnet',
]

/**
 * Address formats in base58 whose checksum is not a double SHA-256: prefix (hexadecimal), payload length (bytes,
 * `undefined` for a script of any length) and the hash whose first four bytes are the checksum.
 * https://devdocs.decred.org/developer-guides/addresses/, https://docs.ergoplatform.com/dev/wallet/address/,
 * https://docs.waves.tech/en/blockchain/binary-format/address-binary-format
 */
const kinds: readonly Kind[] = [
  ['073f', 20, decred, 'P2PKH', 'decred'],
  ['071a', 20, decred, 'P2SH', 'decred'],
  ['071f', 20, decred, 'P2PKH (Ed25519)', 'decred'],
  ['0701', 20, decred, 'P2PKH (Schnorr)', 'decred'],
  ['1386', 33, decred, 'P2PK', 'decred'],
  ['0f21', 20, decred, 'P2PKH', 'decred', 'testnet'],
  ['0efc', 20, decred, 'P2SH', 'decred', 'testnet'],
  ['0f01', 20, decred, 'P2PKH (Ed25519)', 'decred', 'testnet'],
  ['0ee3', 20, decred, 'P2PKH (Schnorr)', 'decred', 'testnet'],
  ['28f7', 33, decred, 'P2PK', 'decred', 'testnet'],
  ['01', 33, blake2b256, 'P2PK', 'ergo'],
  ['02', 24, blake2b256, 'P2SH', 'ergo'],
  ['03', undefined, blake2b256, 'P2S', 'ergo'],
  ['11', 33, blake2b256, 'P2PK', 'ergo', 'testnet'],
  ['12', 24, blake2b256, 'P2SH', 'ergo', 'testnet'],
  ['13', undefined, blake2b256, 'P2S', 'ergo', 'testnet'],
  ['0157', 20, waves, 'Account', 'waves'],
  ['0154', 20, waves, 'Account', 'waves', 'testnet'],
]

/** Longest address that is read, in characters: a short script of Ergo. Decoding takes quadratic time. */
const maxLength = 300

/** Reads Decred, Ergo and Waves addresses. */
export const base58Hash: Reader = address => {
  const bytes = address.length < 30 || address.length > maxLength ? undefined : decoded(base58, address)
  const hex = toHex((bytes ?? new Uint8Array()).subarray(0, 2))
  const kind = bytes && kinds.find(([prefix, payload]) =>
    (payload === undefined || bytes.length === prefix.length / 2 + payload + 4) && hex.startsWith(prefix))
  if (bytes === undefined || kind === undefined) return undefined
  const [, , hash, format, chain, network = 'mainnet'] = kind
  if (!equal(hash(bytes.subarray(0, -4)).subarray(0, 4), bytes.subarray(-4))) {
    return kind[1] === undefined ? undefined : 'checksum' // of any length: a text of another format matches too
  }
  return {
    chains: [chain],
    format,
    network,
    checksummed: true,
    normal: address,
  }
}

/** Formats of Alephium by first byte: https://docs.alephium.org/wallet/technical/ */
const alephiumFormats: Record<number, string> = { 0: 'P2PKH', 2: 'P2SH', 3: 'Contract' }

/** Reads Alephium addresses: base58 of a type and a 32-byte hash, without a checksum. */
export const alephium: Reader = address => {
  const bytes = address.length < 40 || address.length > 50 ? undefined : decoded(base58, address)
  const format = bytes?.length === 33 ? alephiumFormats[bytes[0]!] : undefined
  return format === undefined ? undefined : {
    chains: ['alephium'],
    format,
    network: 'mainnet',
    checksummed: false,
    normal: address,
  }
}
