import { identifyWallet } from '../../facts/wallet.ts'
import type { Detector } from './detector.ts'

/**
 * Reads the address in a URI with which wallets ask for a payment, and in an account id with its chain:
 * https://github.com/bitcoin/bips/blob/master/bip-0321.mediawiki, https://eips.ethereum.org/EIPS/eip-681,
 * https://github.com/stellar/stellar-protocol/blob/master/ecosystem/sep-0007.md,
 * https://chainagnostic.org/CAIPs/caip-10
 */
export const paymentUri: Detector = text => {
  const [, rest] = /^(?!https?:|ftps?:|mailto:|md5:|sha-?\d)[a-z][a-z\d+-]{2,19}:(?:\/\/)?(.+)$/is.exec(text) ?? []
  if (rest === undefined) return undefined
  const candidates = [
    /^(?:pay-)?([^?@/]+)/i.exec(rest)?.[1],
    /^[^?]*\?(?:.*&)?(?:destination|address|to)=([^&#]+)/is.exec(rest)?.[1],
    /^(?:[\w-]{1,32}:)*([-.%\w]{1,128})$/.exec(rest)?.[1],
  ]
  for (const candidate of candidates) {
    const wallet = candidate === undefined ? undefined : identifyWallet(candidate)
    if (wallet && !('fault' in wallet)) {
      return {
        fault: 'This is a link for a payment, or an address with its chain',
        instead: { advice: 'Search for the address in it', value: wallet.normal },
      }
    }
  }
  return undefined
}
