import type { Chain } from './chains.ts'

export interface Wallet {
  /** Chains that the address may belong to, the most likely first. Several chains can share one format. */
  chains: readonly [Chain, ...Chain[]]
  /** Display name of the format, such as `P2PKH` or `Taproot (bech32m)`. */
  format: string
  network: 'mainnet' | 'testnet'
  /** `true` if the address has a checksum. The reader has verified that this checksum is correct. */
  checksummed: boolean
  /** Normal form of this spelling of the address. It is displayed. Comparisons use `identity`. */
  normal: string
  /** Spelling of the account alone, without a tag, a memo or a payment id. Sources receive it. */
  account: string
  /** Spellings that the sources of a chain know, if they differ from `account`. */
  spellings?: Readonly<Partial<Record<Chain, string>>>
  /**
   * The same text for all spellings of the account. It is one of them, so that reading it gives the same text again.
   * Comparisons use nothing else.
   */
  identity: string
  /** Parts of the address beside the account, such as a destination tag: label and value. */
  parts?: ReadonlyArray<readonly [label: string, value: string]>
}

/** Findings of a reader. `account` is `normal` by default, and `identity` is `account`. */
export type Read = Omit<Wallet, 'account' | 'identity'> & Partial<Pick<Wallet, 'account' | 'identity'>>

/**
 * Identifies addresses of one format. Returns `undefined` if the address has another format. Returns `checksum` if the
 * format matches but the checksum is wrong.
 */
export type Reader = (address: string) => Read | 'checksum' | undefined

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
