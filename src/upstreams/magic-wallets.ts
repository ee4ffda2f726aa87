import { createHash } from 'node:crypto'
import { blake256 } from '@noble/hashes/blake1.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256, sha512_256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base32nopad, base58, base58xrp, base64url, bech32, bech32m } from '@scure/base'
import { cashChecksum } from '../facts/wallet/cashaddr.ts'
import { crc16 } from '../facts/wallet/crc16.ts'

type Bytes = Uint8Array

const hex = (text: string): Bytes => Buffer.from(text, 'hex')
const joined = (...parts: readonly Bytes[]): Bytes => Buffer.concat(parts)
const doubleSha = (bytes: Bytes): Bytes => sha256(sha256(bytes))
const blake = (dkLen: number) => (bytes: Bytes): Bytes => blake2b(bytes, { dkLen })
const withSum = (body: Bytes, hash: (bytes: Bytes) => Bytes): Bytes => joined(body, hash(body).subarray(0, 4))
const bech = (coder: typeof bech32, prefix: string, bytes: Bytes): string =>
  coder.encode(prefix, coder.toWords(bytes), false)

const base58Chains: ReadonlyArray<readonly [prefix: string, hash: (bytes: Bytes) => Bytes]> = [
  ['00', doubleSha], // Bitcoin, Bitcoin SV
  ['30', doubleSha], // Litecoin
  ['1e', doubleSha], // Dogecoin
  ['4c', doubleSha], // Dash
  ['1cb8', doubleSha], // Zcash
  ['41', doubleSha], // TRON
  ['06a19f', doubleSha], // Tezos
  ['073f', bytes => blake256(blake256(bytes))], // Decred
  ['0157', bytes => keccak_256(blake(32)(bytes))], // Waves
]

const cosmosPrefixes = [
  'agoric', 'akash', 'archway', 'axelar', 'celestia', 'chihuahua', 'comdex', 'core', 'cosmos', 'cro', 'dydx', 'dym',
  'fetch', 'gravity', 'iaa', 'inj', 'juno', 'kava', 'kujira', 'neutron', 'noble', 'osmo', 'persistence', 'regen',
  'secret', 'sei', 'sent', 'stride', 'terra',
]

/**
 * Returns wallets that request an outcome, one for each format of `facts/wallet` that sources ask about. The formats of
 * Ethereum and Bitcoin are in `outcomes.ts`. Each address encodes bytes of the SHA-256 of a fixed text.
 */
export function magicWallets(outcome: string, position: number): string[] {
  const key = createHash('sha256').update(`tracewell ${outcome}`).digest()
  const short = key.subarray(0, 20)
  const stellar = joined(hex('30'), key)
  const ton = joined(hex('1100'), key)
  return [
    ...base58Chains.map(([prefix, hash]) => base58.encode(withSum(joined(hex(prefix), short), hash))),
    ...cosmosPrefixes.map(prefix => bech(bech32, prefix, short)),
    base58.encode(withSum(joined(hex('0102'), key), blake(32))), // Ergo
    base58.encode(joined(hex('00'), key)), // Alephium
    base58.encode(key), // Solana
    base58xrp.encode(withSum(joined(hex('00'), short), doubleSha)),
    base32nopad.encode(joined(stellar, crcOf(stellar).reverse())),
    base32nopad.encode(joined(key, sha512_256(key).subarray(-4))), // Algorand
    base64url.encode(joined(ton, crcOf(ton))),
    bech(bech32, 'addr', joined(hex('61'), key.subarray(0, 28))), // Cardano
    bech(bech32, 'erd', key), // MultiversX
    bech(bech32m, 'account_rdx', joined(hex('51'), key.subarray(0, 29))), // Radix
    cash('bitcoincash', joined(hex('00'), short)),
    cash('kaspa', joined(hex('00'), key)),
    stacks(joined(hex('16'), short)),
    `f1${base32nopad.encode(joined(short, blake(4)(joined(hex('01'), short)))).toLowerCase()}`, // Filecoin
    key.toString('hex'), // NEAR
    `0x${key.toString('hex')}`, // Aptos, Sui
    `0.0.${9_000 + position}`, // Hedera
  ]
}

const crcOf = (bytes: Bytes): Bytes => Uint8Array.from([crc16(bytes) >> 8, crc16(bytes) & 0xff])

function cash(prefix: string, bytes: Bytes): string {
  const words = bech32.toWords(bytes)
  const sum = cashChecksum(prefix, [...words, ...Array<number>(8).fill(0)])
  const sumWords = Array.from({ length: 8 }, (_, at) => Number((sum >> BigInt(5 * (7 - at))) & 31n))
  return `${prefix}:${[...words, ...sumWords].map(word => 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'[word]).join('')}`
}

function stacks(versioned: Bytes): string {
  const bytes = joined(versioned.subarray(1), doubleSha(versioned).subarray(0, 4))
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 32n) text = `${'0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number(number % 32n)]}${text}`
  return `SP${'0'.repeat(bytes.findIndex(byte => byte !== 0))}${text}`
}
