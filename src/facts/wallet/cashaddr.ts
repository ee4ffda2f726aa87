import type { Reader } from './reader.ts'

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const networks: Record<string, 'mainnet' | 'testnet'> = {
  bitcoincash: 'mainnet', bchtest: 'testnet', bchreg: 'testnet',
}
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]

/**
 * Reads Bitcoin Cash addresses. The prefix is optional on the main network.
 * https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
export const cashaddr: Reader = address => {
  const lower = address.toLowerCase()
  if (address !== lower && address !== address.toUpperCase()) return undefined
  const [prefix, payload, ...rest] = lower.includes(':') ? lower.split(':') : ['bitcoincash', lower]
  if (prefix === undefined || payload === undefined || rest.length > 0) return undefined
  if (!Object.hasOwn(networks, prefix)) return undefined
  if (!/^[qprz][02-9ac-hj-np-z]{41}$/.test(payload)) return undefined

  const words = [...payload].map(letter => alphabet.indexOf(letter))
  if (cashChecksum(prefix, words) !== 0n) return 'checksum'
  const type = words[0]! // first five bits of the version byte: a reserved bit and four bits for the type
  const tokens = type & 2 ? ', token-aware' : ''
  return {
    chains: ['bitcoin-cash'],
    format: `CashAddr ${type & 1 ? 'P2SH' : 'P2PKH'}${tokens}`,
    network: networks[prefix]!,
    checksummed: true,
    normal: `${prefix}:${payload}`,
  }
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
