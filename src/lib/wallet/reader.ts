import type { Chain } from './chains.ts'

export interface Wallet {
  /** Most likely chain first. Several if chains share a format. */
  chains: readonly [Chain, ...Chain[]]
  /** Display name: `P2PKH`, `Taproot (bech32m)`. */
  format: string
  network: 'mainnet' | 'testnet'
  /** `true` if the address has a checksum, which is then valid. */
  checksummed: boolean
  /** The spelling that is searched and compared. */
  normal: string
}

/** Identifies one format. `undefined`: another format. `checksum`: this format, but mistyped. */
export type Reader = (address: string) => Wallet | 'checksum' | undefined

/** Decodes the text; `undefined` if it is outside the coder's alphabet. */
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
