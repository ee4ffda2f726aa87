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

/**
 * Chains built on the Cosmos SDK, by address prefix. https://github.com/satoshilabs/slips/blob/master/slip-0173.md,
 * https://github.com/cosmos/chain-registry
 */
const cosmos: Record<string, readonly [Chain, ...Chain[]]> = {
  agoric: ['agoric'],
  akash: ['akash'],
  archway: ['archway'],
  axelar: ['axelar'],
  celestia: ['celestia'],
  chihuahua: ['chihuahua'],
  comdex: ['comdex'],
  core: ['coreum'],
  cosmos: ['cosmos'],
  cro: ['cronos-pos'],
  dydx: ['dydx'],
  dym: ['dymension'],
  fetch: ['fetch'],
  gravity: ['gravity'],
  iaa: ['iris'],
  inj: ['injective'],
  juno: ['juno'],
  kava: ['kava'],
  kujira: ['kujira'],
  neutron: ['neutron'],
  noble: ['noble'],
  osmo: ['osmosis'],
  persistence: ['persistence'],
  regen: ['regen'],
  secret: ['secret'],
  sei: ['sei'],
  sent: ['sentinel'],
  stride: ['stride'],
  terra: ['terra', 'terra-classic'],
}

/** Cardano's address formats and networks, by address prefix. https://cips.cardano.org/cip/CIP-19 */
const shelley: Record<string, readonly [string, Network]> = {
  addr: ['Shelley address', 'mainnet'],
  addr_test: ['Shelley address', 'testnet'],
  stake: ['Reward address', 'mainnet'],
  stake_test: ['Reward address', 'testnet'],
}

type Found = Pick<Wallet, 'chains' | 'format' | 'network'>

/**
 * Other formats, by prefix, with their length in bytes.
 * https://zips.z.cash/protocol/protocol.pdf (5.6.3.1), https://docs.multiversx.com/learn/accounts,
 * https://docs.radixdlt.com/docs/concepts-addresses
 */
const others: Record<string, readonly [size: number, found: Found]> = {
  zs: [43, { chains: ['zcash'], format: 'Sapling', network: 'mainnet' }],
  erd: [32, { chains: ['multiversx'], format: 'Account (bech32)', network: 'mainnet' }],
}
const modifiedOthers: typeof others = {
  account_rdx: [30, { chains: ['radix'], format: 'Account (bech32m)', network: 'mainnet' }],
}

const tables = [segwit, cosmos, shelley, others, modifiedOthers]

/**
 * Reads SegWit, Cosmos, Cardano, MultiversX, Radix and Zcash Sapling addresses: a prefix, `1`, then five-bit words. The
 * last six words are the checksum.
 */
export const bech32Address: Reader = address => {
  const normal = address.toLowerCase()
  const split = normal.lastIndexOf('1')
  const prefix = normal.slice(0, split)
  if (split < 1 || !tables.some(table => Object.hasOwn(table, prefix))) return undefined
  if (address !== normal && address !== address.toUpperCase()) return undefined
  if (!/^[02-9ac-hj-np-z]{8,}$/.test(normal.slice(split + 1))) return undefined

  const plain = words(bech32, normal)
  const modified = plain ? undefined : words(bech32m, normal)
  if (plain === undefined && modified === undefined) return 'checksum'
  const chain = Object.hasOwn(segwit, prefix) ? segwit[prefix] : undefined
  const found = chain ? witness(chain, plain, modified) : account(prefix, plain, modified)
  return found && { ...found, checksummed: true, normal }
}

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

function account(
  prefix: string, plain: number[] | undefined, modified: number[] | undefined,
): Found | undefined {
  const payload = bytes(plain ?? modified ?? [])
  if (payload === undefined) return undefined
  const size = payload.length
  const other = (plain ? others : modifiedOthers)[prefix]
  if (other !== undefined || plain === undefined) return size === other?.[0] ? other[1] : undefined
  const chains = cosmos[prefix]
  if (chains !== undefined) {
    return size === 20 || size === 32 ? { chains, format: 'Account (bech32)', network: 'mainnet' } : undefined
  }
  const [format, network] = shelley[prefix] ?? []
  if (format === undefined || network === undefined) return undefined
  const fits = size >= 29 && (payload[0]! & 0x0f) === (network === 'mainnet' ? 1 : 0)
  return fits ? { chains: ['cardano'], format, network } : undefined
}

function words(coder: typeof bech32, address: string): number[] | undefined {
  return coder.decodeUnsafe(address, false)?.words
}

const bytes = (from: number[]): Uint8Array | undefined => bech32.fromWordsUnsafe(from) ?? undefined
