import { chainNames, identifyWallet } from '../../facts/wallet.ts'

/**
 * Returns what a text of 64 hexadecimal digits, or of a few fewer after `0x`, can be: on some chains an account, on
 * most the id of a transaction, and everywhere a hash. Nothing in the digits says which. Returns `undefined` for any
 * other text.
 */
export function unclearDigits(text: string): string | undefined {
  const wallet = /^(?:0x[\da-f]{60,64}|[\da-f]{64})$/i.test(text) ? identifyWallet(text) : { fault: 'unknown' }
  if ('fault' in wallet) return undefined
  const names = wallet.chains.map(chain => chainNames[chain])
  const chains = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  return 'This can be the id of a transaction or a hash, which cannot be searched (search for an address in the '
    + `transaction, or for the value that was hashed), or an account of ${chains}`
}
