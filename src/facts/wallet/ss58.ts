import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'
import type { Chain } from './chains.ts'
import { decoded, equal } from './reader.ts'
import type { Reader } from './reader.ts'

/**
 * Chains by network number. Any other network is reported as `substrate`. https://github.com/paritytech/ss58-registry
 */
const byNetwork: Record<number, Chain> = { 0: 'polkadot', 2: 'kusama' }
const salt = Buffer.from('SS58PRE', 'ascii')

/**
 * Reads addresses of Polkadot and related chains: one or two bytes for the network number, a 32-byte key, and two bytes
 * of checksum.
 * https://docs.polkadot.com/polkadot-protocol/basics/accounts
 */
export const ss58: Reader = address => {
  const bytes = address.length < 45 || address.length > 50 ? undefined : decoded(base58, address)
  if (bytes === undefined) return undefined
  const first = bytes[0]!
  const size = first < 64 ? 1 : first < 128 ? 2 : 0
  if (size === 0 || bytes.length !== size + 34) return undefined
  const sum = blake2b(Buffer.concat([salt, bytes.subarray(0, -2)]), { dkLen: 64 })
  if (!equal(sum.subarray(0, 2), bytes.subarray(-2))) return 'checksum'
  const chain = size === 1 ? byNetwork[first] : undefined
  const chains = [chain ?? 'substrate'] as const
  return {
    chains,
    format: 'SS58 account',
    network: 'mainnet',
    checksummed: true,
    normal: address,
  }
}
