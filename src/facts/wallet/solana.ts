import { base58 } from '@scure/base'
import { decoded } from './reader.ts'
import type { Reader } from './reader.ts'

/** Reads Solana addresses: base58 of a 32-byte public key, without a checksum. https://solana.com/docs/core/accounts */
export const solana: Reader = address => {
  const bytes = address.length < 32 || address.length > 44 ? undefined : decoded(base58, address)
  if (bytes?.length !== 32) return undefined
  return {
    chains: ['solana'],
    format: 'Account',
    network: 'mainnet',
    checksummed: false,
    normal: address,
  }
}
