import type { Chain } from './chains.ts'

export interface Wallet {
  /** The likeliest first. More than one where chains share a format. */
  chains: readonly [Chain, ...Chain[]]
  /** As it is shown: `P2PKH`, `Taproot (bech32m)`. */
  format: string
  network: 'mainnet' | 'testnet'
  /** Whether the address carries a checksum, which then is right. */
  checksummed: boolean
  /** The one spelling that is searched and compared. */
  normal: string
}

/** `undefined`: not of this format at all. `checksum`: of this format, but mistyped. */
export type Reader = (address: string) => Wallet | 'checksum' | undefined

/** The bytes, or `undefined` where the text is not of the coder's alphabet. */
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
