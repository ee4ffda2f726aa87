import type { Chain } from './chains.ts'

export interface Wallet {
  /** Chains that the address may belong to, the most likely first. Several chains can share one format. */
  chains: readonly [Chain, ...Chain[]]
  /** Display name of the format, such as `P2PKH` or `Taproot (bech32m)`. */
  format: string
  network: 'mainnet' | 'testnet'
  /** `true` if the address has a checksum. The reader has verified that this checksum is correct. */
  checksummed: boolean
  /** Normal form of the address. Searches and comparisons use this form. */
  normal: string
}

/**
 * Identifies addresses of one format. Returns `undefined` if the address has another format. Returns `checksum` if the
 * format matches but the checksum is wrong.
 */
export type Reader = (address: string) => Wallet | 'checksum' | undefined

/** Decodes a text. Returns `undefined` if the text has a character outside the coder's alphabet. */
export function decoded(coder: { decode(text: string): Uint8Array }, text: string): Uint8Array | undefined {
  try {
    return coder.decode(text)
  } catch {
    return undefined
  }
}

export function equal(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at])
}
