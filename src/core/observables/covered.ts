import { identifyWallet } from '../../facts/wallet.ts'
import type { ReadObservable } from './guessed-observable.ts'

/**
 * Returns `true` if a search of an earlier spelling asks about everything that one of this spelling would. Some
 * spellings of a wallet name fewer chains than others, such as those of Bitcoin Cash.
 */
export function isCovered({ type, normalValue }: ReadObservable, earlier: string): boolean {
  if (type !== 'Cryptocurrency' || earlier === normalValue) return true
  const [wallet, known] = [identifyWallet(normalValue), identifyWallet(earlier)]
  return 'fault' in wallet || 'fault' in known || wallet.chains.every(chain => known.chains.includes(chain))
}
