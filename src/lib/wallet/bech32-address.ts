import { bech32, bech32m } from '@scure/base'
import type { Chain } from './chains.ts'
import type { Reader, Wallet } from './reader.ts'

type Network = Wallet['network']

/**
 * Chains with SegWit addresses, by address prefix. A SegWit address consists of a witness version and a witness
 * program.
 * https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 */
const segwit: Record<string, readonly [Chain, Network]> = {
  bc: ['bitcoin', 'mainnet'],
  tb: ['bitcoin', 'testnet'],
  bcrt: ['bitcoin', 'testnet'],
  ltc: ['litecoin', 'mainnet'],
  tltc: ['litecoin', 'testnet'],
  btg: ['bitcoin-gold', 'mainnet'],
}

/** Chains built on the Cosmos SDK, by address prefix. https://github.com/satoshilabs/slips/blob/master/slip-0173.md */
const cosmos: Record<string, Chain> = {
  cosmos: 'cosmos',
  osmo: 'osmosis',
  celestia: 'celestia',
  inj: 'injective',
  sei: 'sei',
  dydx: 'dydx',
}

/** Cardano's address formats and networks, by address prefix. https://cips.cardano.org/cip/CIP-19 */
const shelley: Record<string, readonly [string, Network]> = {
  addr: ['Shelley address', 'mainnet'],
  addr_test: ['Shelley address', 'testnet'],
  stake: ['Reward address', 'mainnet'],
  stake_test: ['Reward address', 'testnet'],
}

/**
 * Reads SegWit, Cosmos, Cardano and Zcash Sapling addresses: a prefix, `1`, then five-bit words. The last six words are
 * the checksum.
 */
export const bech32Address: Reader = address => {
  const normal = address.toLowerCase()
  const split = normal.lastIndexOf('1')
  const prefix = normal.slice(0, split)
  if (split < 1 || ![segwit, cosmos, shelley, { zs: 1 }].some(table => Object.hasOwn(table, prefix))) return undefined
  if (address !== normal && address !== address.toUpperCase()) return undefined
  if (!/^[02-9ac-hj-np-z]{8,}$/.test(normal.slice(split + 1))) return undefined

  const plain = words(bech32, normal)
  const modified = plain ? undefined : words(bech32m, normal)
  if (plain === undefined && modified === undefined) return 'checksum'
  const chain = Object.hasOwn(segwit, prefix) ? segwit[prefix] : undefined
  const found = chain ? witness(chain, plain, modified) : plain && account(prefix, plain)
  return found && { ...found, checksummed: true, normal }
}

type Found = Pick<Wallet, 'chains' | 'format' | 'network'>

/**
 * Reads a SegWit address. Version 0 uses the bech32 checksum, later versions use bech32m.
 * https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
function witness(
  [chain, network]: readonly [Chain, Network], plain: number[] | undefined, modified: number[] | undefined,
): Found | undefined {
  const [version, ...program] = plain ?? modified ?? []
  const size = bytes(program)?.length
  if (version === undefined || size === undefined || version > 16 || size < 2 || size > 40) return undefined
  if ((version === 0) !== (plain !== undefined)) return undefined
  if (version === 0 && size !== 20 && size !== 32) return undefined
  const format = version === 0 ? (size === 20 ? 'P2WPKH (bech32)' : 'P2WSH (bech32)')
    : version === 1 && size === 32 ? 'Taproot (bech32m)'
      : `Witness version ${version} (bech32m)`
  return { chains: [chain], format, network }
}

function account(prefix: string, plain: number[]): Found | undefined {
  const payload = bytes(plain)
  if (payload === undefined) return undefined
  const size = payload.length
  if (prefix === 'zs') return size === 43 ? { chains: ['zcash'], format: 'Sapling', network: 'mainnet' } : undefined
  const chain = cosmos[prefix]
  if (chain !== undefined) {
    return size === 20 || size === 32 ? { chains: [chain], format: 'Account (bech32)', network: 'mainnet' } : undefined
  }
  const [format, network] = shelley[prefix]!
  const fits = size >= 29 && (payload[0]! & 0x0f) === (network === 'mainnet' ? 1 : 0)
  return fits ? { chains: ['cardano'], format, network } : undefined
}

function words(coder: typeof bech32, address: string): number[] | undefined {
  return coder.decodeUnsafe(address, false)?.words
}

const bytes = (from: number[]): Uint8Array | undefined => bech32.fromWordsUnsafe(from) ?? undefined
