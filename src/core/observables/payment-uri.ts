import { chainNames, identifyWallet } from '../../facts/wallet.ts'
import type { Detector } from './detector.ts'
import { unclearDigits } from './hexadecimal.ts'

/**
 * Reads the address in a URI with which wallets ask for a payment, and in an account id with its chain:
 * https://github.com/bitcoin/bips/blob/master/bip-0321.mediawiki, https://eips.ethereum.org/EIPS/eip-681,
 * https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0007.md,
 * https://chainagnostic.org/CAIPs/caip-10
 */
export const paymentUri: Detector = text => {
  const [, scheme = '', rest] = /^(?!https?:|ftps?:|mailto:|md5:|sha-?\d)([a-z][a-z\d+-]{2,19}):(?:\/\/)?(.+)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const candidates = [
    /^(?:pay-)?([^?@/]+)/i.exec(rest)?.[1],
    /^[^?]*\?(?:.*&)?(?:destination|address|to)=([^&#]+)/is.exec(rest)?.[1],
    /^(?:[\w-]{1,32}:)*([-.%\w]{1,128})$/.exec(rest)?.[1],
  ]
  for (const candidate of candidates) {
    if (candidate === undefined) continue
    const wallet = identifyWallet(candidate)
    if (!('fault' in wallet)) {
      const isNamed = wallet.chains.some(chain => chain === scheme)
      const unclear = isNamed ? undefined : unclearDigits(candidate)
      if (unclear !== undefined) return { fault: `${unclear}. If it is an account, search for the digits alone` }
      return {
        // a name of NEAR, for one, is also a word that people write after a colon
        ...!wallet.checksummed && !isOfChain(scheme) && { canBeName: true as const },
        fault: 'This is a link for a payment, or an address with its chain',
        instead: { advice: 'Search for the address in it', value: wallet.normal },
      }
    }
  }
  return undefined
}

/** Namespaces and schemes that wallets use, apart from the names of chains. */
const schemes: ReadonlySet<string> = new Set(['eip155', 'bip122', 'cosmos', 'polkadot', 'tezos', 'xrpl', 'web+stellar'])

const isOfChain = (scheme: string): boolean => schemes.has(scheme) || Object.hasOwn(chainNames, scheme)
