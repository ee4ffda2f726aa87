import type { Chain } from './chains.ts'

export interface Wallet {
  /** The most likely chain first. Several chains if they share the format. */
  chains: readonly [Chain, ...Chain[]]
  /** Display name: `P2PKH`, `Taproot (bech32m)`. */
  format: string
  network: 'mainnet' | 'testnet'
  /** `true` if the format has a checksum. The checksum is then correct. */
  checksummed: boolean
  /** The normal form, which is searched and compared. */
  normal: string
}

/**
 * Identifies addresses of one format. Returns `undefined` if the address has another format, `checksum` if its checksum
 * is wrong.
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
