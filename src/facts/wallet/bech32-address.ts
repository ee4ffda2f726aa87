import { prefixes, wordsOf } from './bech32-prefixes.ts'
import type { Reader } from './reader.ts'

/** Returns a text in Bech32 in small letters, or `undefined` if it has mixed case or no prefix. */
function normalOf(address: string): { normal: string, prefix: string } | undefined {
  const normal = address.toLowerCase()
  const split = normal.lastIndexOf('1')
  if (split < 1 || (address !== normal && address !== address.toUpperCase())) return undefined
  return { normal, prefix: normal.slice(0, split) }
}

/**
 * Reads addresses in Bech32 and Bech32m: a prefix, `1`, then five-bit words. The last six words are the checksum. The
 * prefix decides what the words mean.
 */
export const bech32Address: Reader = address => {
  const { normal, prefix } = normalOf(address) ?? {}
  if (normal === undefined || prefix === undefined || !Object.hasOwn(prefixes, prefix)) return undefined
  if (!/^[02-9ac-hj-np-z]{8,}$/.test(normal.slice(prefix.length + 1))) return undefined
  const held = wordsOf(normal)
  if (held === undefined) return 'checksum'
  const found = prefixes[prefix]!(held)
  return found && { ...found, checksummed: true, normal }
}

/** Returns `true` for a text of the length of an address with a right checksum, whose prefix can be any. */
export function isBech32(address: string): boolean {
  const { normal } = normalOf(address) ?? {}
  return normal !== undefined && normal.length >= 38 && wordsOf(normal) !== undefined
}

/**
 * Reads addresses of Avalanche that name one of its three chains: https://build.avax.network/docs/primary-network. They
 * belong to the same key, so the chain in front is no part of the account.
 */
export const avalanche: Reader = address => {
  const [, chain, rest = ''] = /^([XPC])-((?:avax|fuji|AVAX|FUJI)1.+)$/.exec(address) ?? []
  const found = chain === undefined ? undefined : bech32Address(rest)
  if (found === undefined || found === 'checksum') return found
  return {
    ...found,
    ...chain !== 'C' && { chains: [chain === 'X' ? 'avalanche-x' : 'avalanche-p'] },
    format: `Address on the ${chain}-Chain (bech32)`,
    normal: `${chain}-${found.normal}`,
    account: found.normal,
  }
}
