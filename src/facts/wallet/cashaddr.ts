import { bech32 } from '@scure/base'
import { base58CheckOf } from './encoding.ts'
import type { Chain } from './chains.ts'
import type { Reader, Wallet } from './reader.ts'

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]

/** Versions of the first address format for the same hash: P2PKH and P2SH. eCash uses those of Bitcoin too. */
const legacy = { mainnet: ['00', '05'], testnet: ['6f', 'c4'] } as const

/**
 * Chains and networks by prefix, and the prefix of the account, which a token protocol replaces.
 * https://github.com/simpleledger/slp-specifications/blob/master/slp-token-type-1.md
 */
const prefixes: Readonly<Record<string, readonly [chain: Chain, network: Wallet['network'], account?: string]>> = {
  bitcoincash: ['bitcoin-cash', 'mainnet'],
  bchtest: ['bitcoin-cash', 'testnet'],
  bchreg: ['bitcoin-cash', 'testnet'],
  simpleledger: ['bitcoin-cash', 'mainnet', 'bitcoincash'],
  slptest: ['bitcoin-cash', 'testnet', 'bchtest'],
  ecash: ['ecash', 'mainnet'],
  ectest: ['ecash', 'testnet'],
}
/** Prefixes that people leave out. */
const omitted = ['bitcoincash', 'ecash']

/** Sizes of the hash in bytes, by the three lowest bits of the version byte, for each type. */
const sizes: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  0: { 0: 20 },
  1: { 0: 20, 3: 32 },
  2: { 0: 20 },
  3: { 0: 20, 3: 32 },
}

/**
 * Reads addresses of Bitcoin Cash and eCash. The prefix is optional. Types 2 and 3 are the first two for wallets that
 * know tokens, and mean the same output. P2SH has a hash of 20 or 32 bytes.
 * https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md,
 * https://github.com/cashtokens/cashtokens#token-aware-addresses, https://gitlab.com/0353F40E/p2sh32
 */
export const cashaddr: Reader = address => {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) return undefined
  const colon = lower.indexOf(':')
  const payload = lower.slice(colon + 1)
  const candidates = colon < 0 ? omitted : [lower.slice(0, colon)]
  if (!candidates.every(prefix => Object.hasOwn(prefixes, prefix))) return undefined
  if (!/^[qprz][02-9ac-hj-np-z]{41}$|^[pr][02-9ac-hj-np-z]{60}$/.test(payload)) return undefined

  const words = [...payload].map(letter => alphabet.indexOf(letter))
  const prefix = candidates.find(one => cashChecksum(one, words) === 0n)
  if (prefix === undefined) return 'checksum'
  const bytes = bech32.fromWordsUnsafe(words.slice(0, -8))
  return bytes ? found(prefix, bytes, `${prefix}:${payload}`) : undefined
}

function found(prefix: string, [version = 0xff, ...hash]: Uint8Array, normal: string): ReturnType<Reader> {
  const type = version >> 3
  if (sizes[type]?.[version & 7] !== hash.length) return undefined
  const [chain, network, base = prefix] = prefixes[prefix]!
  const kind = type & 1
  const account = cashAddressOf(base, kind, Uint8Array.from(hash))
  return {
    chains: [chain],
    format: `CashAddr ${kind ? 'P2SH' : 'P2PKH'}${hash.length === 32 ? ' (32 bytes)' : ''}`
      + `${type & 2 ? ', token-aware' : ''}`,
    network,
    checksummed: true,
    normal,
    account,
    identity: hash.length === 20 ? base58CheckOf(legacy[network][kind]!, Uint8Array.from(hash)) : account,
  }
}

/** Returns the address of a hash of 20 or 32 bytes. `type` is 0 for P2PKH, 1 for P2SH. */
export function cashAddressOf(prefix: string, type: number, hash: Uint8Array): string {
  const words = bech32.toWords(Uint8Array.from([type << 3 | (hash.length === 32 ? 3 : 0), ...hash]))
  const sum = cashChecksum(prefix, [...words, ...Array<number>(8).fill(0)])
  const sumWords = Array.from({ length: 8 }, (_, at) => Number((sum >> BigInt(5 * (7 - at))) & 31n))
  return `${prefix}:${[...words, ...sumWords].map(word => alphabet[word]).join('')}`
}

/** Returns 0 if the words, which end with their checksum, belong to this prefix. */
export function cashChecksum(prefix: string, words: readonly number[]): bigint {
  let state = 1n
  for (const value of [...[...prefix].map(letter => letter.charCodeAt(0) & 0x1f), 0, ...words]) {
    const top = state >> 35n
    state = ((state & 0x07ffffffffn) << 5n) ^ BigInt(value)
    generators.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) state ^= generator
    })
  }
  return state ^ 1n
}
