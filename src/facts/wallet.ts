import { account32, hedera, near } from './wallet/account-id.ts'
import { algorand } from './wallet/algorand.ts'
import { base58Check, isBase58Check, tronHex } from './wallet/base58-check.ts'
import { alephium, base58Hash } from './wallet/base58-hash.ts'
import { avalanche, bech32Address, isBech32 } from './wallet/bech32-address.ts'
import { byron } from './wallet/byron.ts'
import { cashaddr } from './wallet/cashaddr.ts'
import { evm, icap, xdc } from './wallet/evm.ts'
import { filecoin } from './wallet/filecoin.ts'
import { kaspa } from './wallet/kaspa.ts'
import { monero } from './wallet/monero.ts'
import { ripple } from './wallet/ripple.ts'
import { solana } from './wallet/solana.ts'
import { ss58 } from './wallet/ss58.ts'
import { stacks } from './wallet/stacks.ts'
import { stellar } from './wallet/stellar.ts'
import { ton } from './wallet/ton.ts'
import type { Chain } from './wallet/chains.ts'
import type { Reader, Wallet } from './wallet/reader.ts'

export { chainNames } from './wallet/chains.ts'
export type { Chain } from './wallet/chains.ts'
export type { Wallet } from './wallet/reader.ts'

/**
 * `unknown`: the address has no supported format. `checksum`: it has a supported format but a wrong checksum, so it is
 * probably mistyped. `chain`: its checksum is right, but its prefix belongs to no supported chain.
 */
export type WalletFault = 'unknown' | 'checksum' | 'chain'

/**
 * All formats, in the order in which they are tried. Solana comes last: its addresses have no checksum, so almost any
 * text of the right length matches.
 */
const readers: readonly Reader[] = [
  evm, xdc, icap, base58Check, tronHex, base58Hash, bech32Address, avalanche, cashaddr, kaspa, ripple, monero, stellar,
  ss58, byron, algorand, ton, stacks, filecoin, near, hedera, account32, alephium, solana,
]

/** A unified address of Zcash has up to about 400 characters. */
const maxLength = 512

/** Identifies an address without a network request: its chains, format, network, account and spellings. */
export function identifyWallet(address: string): Wallet | { fault: WalletFault } {
  if (address.length > maxLength || !/^[\x21-\x7e]+$/.test(address)) return { fault: 'unknown' }
  let fault: WalletFault = 'unknown'
  for (const read of readers) {
    const result = read(address)
    if (result === 'checksum') fault = 'checksum'
    else if (result !== undefined) {
      const { account = result.normal, identity = account } = result
      return { ...result, account, identity }
    }
  }
  if (fault === 'unknown' && (isBech32(address) || isBase58Check(address))) fault = 'chain'
  return { fault }
}

/**
 * Returns the text that is the same for all spellings of the account of an address. Returns any other text unchanged.
 */
export function walletIdentity(address: string): string {
  const wallet = identifyWallet(address)
  return 'fault' in wallet ? address : wallet.identity
}

/**
 * Returns the spelling of an address that sources of these chains know. Returns `undefined` if the address is on none
 * of them, or on a test network.
 */
export function addressOn(chains: readonly Chain[], address: string): string | undefined {
  const wallet = identifyWallet(address)
  if ('fault' in wallet || wallet.network === 'testnet') return undefined
  const chain = chains.find(one => wallet.chains.includes(one))
  return chain && (wallet.spellings?.[chain] ?? wallet.account)
}
