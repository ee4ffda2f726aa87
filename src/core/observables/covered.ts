import { identifyWallet } from '../../facts/wallet.ts'
import type { ObservableType } from '../../sources/kit/meanings/meaning.ts'

/**
 * Returns `true` if a search of an earlier spelling asks about everything that one of this spelling would. Some
 * spellings of a wallet name fewer chains than others, such as those of Bitcoin Cash, or a test network, about which
 * no source is asked.
 */
export function isCovered(
  { type, normalValue }: { type: ObservableType, normalValue: string }, earlier: string,
): boolean {
  if (type !== 'Cryptocurrency' || earlier === normalValue) return true
  const [wallet, known] = [identifyWallet(normalValue), identifyWallet(earlier)]
  if ('fault' in wallet || 'fault' in known) return true
  return (known.network === 'mainnet' || wallet.network === 'testnet')
    && wallet.chains.every(chain => known.chains.includes(chain))
}
