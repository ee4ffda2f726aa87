import { accountId } from './wallet/account-id.ts'
import { algorand } from './wallet/algorand.ts'
import { base58Check } from './wallet/base58-check.ts'
import { alephium, base58Hash } from './wallet/base58-hash.ts'
import { bech32Address } from './wallet/bech32-address.ts'
import { byron } from './wallet/byron.ts'
import { cashaddr } from './wallet/cashaddr.ts'
import { evm } from './wallet/evm.ts'
import { filecoin } from './wallet/filecoin.ts'
import { kaspa } from './wallet/kaspa.ts'
import { monero } from './wallet/monero.ts'
import { ripple } from './wallet/ripple.ts'
import { solana } from './wallet/solana.ts'
import { ss58 } from './wallet/ss58.ts'
import { stacks } from './wallet/stacks.ts'
import { stellar } from './wallet/stellar.ts'
import { ton } from './wallet/ton.ts'
import type { Reader, Wallet } from './wallet/reader.ts'

export { chainNames } from './wallet/chains.ts'
export type { Chain } from './wallet/chains.ts'
export type { Wallet } from './wallet/reader.ts'

/**
 * `unknown`: the address has no supported format. `checksum`: it has a supported format but a wrong checksum, so it is
 * probably mistyped.
 */
export type WalletFault = 'unknown' | 'checksum'

/**
 * All formats, in the order in which they are tried. Solana comes last: its addresses have no checksum, so almost any
 * text of the right length matches.
 */
const readers: readonly Reader[] = [
  evm, base58Check, base58Hash, bech32Address, cashaddr, kaspa, ripple, monero, stellar, ss58, byron, algorand, ton,
  stacks, filecoin, accountId, alephium, solana,
]

const maxLength = 128

/** Identifies an address without a network request: its chains, format, network and normal form. */
export function identifyWallet(address: string): Wallet | { fault: WalletFault } {
  if (address.length > maxLength || !/^[\x21-\x7e]+$/.test(address)) return { fault: 'unknown' }
  let fault: WalletFault = 'unknown'
  for (const read of readers) {
    const result = read(address)
    if (result === 'checksum') fault = 'checksum'
    else if (result !== undefined) return result
  }
  return { fault }
}
