import { bech32, bech32m } from '@scure/base'
import type { Chain } from './chains.ts'
import { base58CheckOf, evmAddressOf, toHex } from './encoding.ts'
import type { Read, Wallet } from './reader.ts'
import { unified } from './zcash-unified.ts'

type Network = Wallet['network']
type Found = Pick<Read, 'chains' | 'format' | 'network'> & Partial<Pick<Read, 'account' | 'identity' | 'parts'>>

/** Contents of a text in Bech32 or Bech32m. */
export interface Words {
  prefix: string
  words: number[]
  /** `true` if the checksum is that of Bech32m. */
  isModified: boolean
}

/** Reads the words after a known prefix. Returns `undefined` if the address cannot exist. */
export type WordReader = (held: Words) => Found | undefined

const bytesOf = (words: number[]): Uint8Array | undefined => bech32.fromWordsUnsafe(words) ?? undefined
const textOf = (coder: typeof bech32, prefix: string, bytes: Uint8Array): string =>
  coder.encode(prefix, coder.toWords(bytes), false)

/**
 * Reads a SegWit address: a witness version and a witness program of 2 to 40 bytes. Version 0 uses the checksum of
 * Bech32, later versions use Bech32m. https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
const segwit = (chain: Chain, network: Network): WordReader => ({ prefix, words, isModified }) => {
  const [version = 17, ...program] = words
  const size = bytesOf(program)?.length
  if (size === undefined || version > 16 || size < 2 || size > 40) return undefined
  if (prefix.length + words.length + 7 > 90 || (version === 0) === isModified) return undefined
  if (version === 0 && size !== 20 && size !== 32) return undefined
  const format = version === 0 ? (size === 20 ? 'P2WPKH (bech32)' : 'P2WSH (bech32)')
    : version === 1 && size === 32 ? 'Taproot (bech32m)'
      : `Witness version ${version} (bech32m)`
  return { chains: [chain], format, network }
}

/** Reads two public keys of 33 bytes after a version word, which is 0. */
const twoKeys = (chain: Chain, format: string, network: Network, modified: boolean): WordReader =>
  ({ words: [version, ...keys], isModified }) =>
    version === 0 && isModified === modified && bytesOf(keys)?.length === 66
      ? { chains: [chain], format, network } : undefined

/** Reads bytes of one of some sizes. `more` adds what they mean, or refuses them. */
const sized = (
  sizes: readonly number[], found: Found, more: (bytes: Uint8Array) => Partial<Found> | undefined = () => ({}),
  modified = false,
): WordReader => ({ words, isModified }) => {
  const bytes = isModified === modified ? bytesOf(words) : undefined
  const added = bytes && sizes.includes(bytes.length) ? more(bytes) : undefined
  return added && { ...found, ...added }
}

const account = (...chains: readonly [Chain, ...Chain[]]): Found =>
  ({ chains, format: 'Account (bech32)', network: 'mainnet' })

/** Accounts of 20 bytes that the chain also writes as an address of Ethereum, with the same bytes. */
const sameBytes = (bytes: Uint8Array) => ({ identity: evmAddressOf(bytes) })

/**
 * Chains with SegWit addresses, by prefix: main network, test network, local test network.
 * https://github.com/satoshilabs/slips/blob/master/slip-0173.md
 */
const segwitChains: ReadonlyArray<readonly [chain: Chain, prefix: string, ...tests: string[]]> = [
  ['bitcoin', 'bc', 'tb', 'bcrt'],
  ['bitcoin-gold', 'btg', 'tbtg'],
  ['litecoin', 'ltc', 'tltc', 'rltc'],
  ['verge', 'vg'],
]

/**
 * Chains built on the Cosmos SDK, by prefix. The prefix is part of the account: the same bytes on another chain are
 * another account, often of another key, because chains derive keys in different ways.
 * https://github.com/satoshilabs/slips/blob/master/slip-0173.md, https://github.com/cosmos/chain-registry
 */
const cosmos: Readonly<Record<string, readonly [Chain, ...Chain[]]>> = {
  agoric: ['agoric'],
  akash: ['akash'],
  archway: ['archway'],
  axelar: ['axelar'],
  band: ['band'],
  bbn: ['babylon'],
  bitsong: ['bitsong'],
  celestia: ['celestia'],
  chihuahua: ['chihuahua'],
  comdex: ['comdex'],
  core: ['coreum'],
  cosmos: ['cosmos'],
  cro: ['cronos-pos'],
  desmos: ['desmos'],
  dydx: ['dydx'],
  dym: ['dymension'],
  fetch: ['fetch'],
  gravity: ['gravity'],
  iaa: ['iris'],
  juno: ['juno'],
  kava: ['kava'],
  kujira: ['kujira'],
  maya: ['maya'],
  neutron: ['neutron'],
  noble: ['noble'],
  osmo: ['osmosis'],
  pb: ['provenance'],
  persistence: ['persistence'],
  regen: ['regen'],
  secret: ['secret'],
  sei: ['sei'],
  sent: ['sentinel'],
  sif: ['sifchain'],
  somm: ['sommelier'],
  stars: ['stargaze'],
  stride: ['stride'],
  swth: ['carbon'],
  terra: ['terra', 'terra-classic'],
  thor: ['thorchain'],
  umee: ['umee'],
}

/**
 * Chains whose accounts are the 20 bytes of an Ethereum address, written with a prefix.
 * https://github.com/harmony-one/harmony/blob/main/internal/common/address.go,
 * https://docs.injective.network/developers/convert-addresses,
 * https://docs.iotex.io/blockchain/build/reference-docs/native-iotex-development/native-addresses,
 * https://dev.zilliqa.com/zilliqa1/developers/transaction-lifecycle/zilliqa-address-bech32,
 * https://docs.evmos.org/protocol/concepts/accounts
 */
const evmAccounts: Readonly<Record<string, readonly [Chain, Network]>> = {
  one: ['harmony', 'mainnet'],
  inj: ['injective', 'mainnet'],
  io: ['iotex', 'mainnet'],
  it: ['iotex', 'testnet'],
  zil: ['zilliqa', 'mainnet'],
  evmos: ['evmos', 'mainnet'],
}

/** Sizes of a Cardano address in bytes, by the four high bits of its first byte. Those with a pointer vary. */
const shelleySizes: Readonly<Record<number, readonly [min: number, max: number]>> = {
  0: [57, 57],
  1: [57, 57],
  2: [57, 57],
  3: [57, 57],
  4: [32, 59],
  5: [32, 59],
  6: [29, 29],
  7: [29, 29],
  14: [29, 29],
  15: [29, 29],
}

/**
 * Reads a Cardano address. A base address names its reward address too, which other addresses of the wallet share.
 * https://cips.cardano.org/cip/CIP-19
 */
const shelley = (isStake: boolean, network: Network): WordReader => ({ words, isModified }) => {
  const bytes = isModified ? undefined : bytesOf(words)
  const [head = 0xff] = bytes ?? []
  const kind = head >> 4
  const [min, max] = shelleySizes[kind] ?? [Infinity, 0]
  if (bytes === undefined || bytes.length < min || bytes.length > max || (kind > 7) !== isStake) return undefined
  if ((head & 0x0f) !== (network === 'mainnet' ? 1 : 0)) return undefined
  const stakeHead = (kind & 2 ? 0xf0 : 0xe0) | (head & 0x0f)
  const stake = kind > 3 ? undefined : textOf(
    bech32, network === 'mainnet' ? 'stake' : 'stake_test', Uint8Array.from([stakeHead, ...bytes.subarray(29)]))
  return {
    chains: ['cardano'],
    format: isStake ? 'Reward address' : 'Shelley address',
    network,
    ...stake && { parts: [['Stake address', stake]] },
  }
}

/** Types of an IOTA address before 2025: an account, an alias and an NFT. */
const stardustTypes = new Set([0x00, 0x08, 0x10])

const zcash = (format: string, network: Network): Found => ({ chains: ['zcash'], format, network })
const transparent = (version: string) => (bytes: Uint8Array) => ({ account: base58CheckOf(version, bytes) })

/**
 * Other prefixes.
 * https://zips.z.cash/protocol/protocol.pdf (5.6.3.1), https://zips.z.cash/zip-0320, https://zips.z.cash/zip-0316,
 * https://github.com/bitcoin/bips/blob/master/bip-0352.mediawiki,
 * https://github.com/litecoin-project/litecoin/blob/master/src/key_io.cpp, https://docs.multiversx.com/learn/accounts,
 * https://docs.radixdlt.com/docs/concepts-addresses, https://docs.iota.org/developer/stardust/addresses,
 * https://build.avax.network/docs/rpcs/other/guides/txn-fees
 */
const others: Readonly<Record<string, WordReader>> = {
  sp: twoKeys('bitcoin', 'Silent payment (bech32m)', 'mainnet', true),
  tsp: twoKeys('bitcoin', 'Silent payment (bech32m)', 'testnet', true),
  ltcmweb: twoKeys('litecoin', 'MWEB (bech32)', 'mainnet', false),
  tmweb: twoKeys('litecoin', 'MWEB (bech32)', 'testnet', false),
  addr: shelley(false, 'mainnet'),
  addr_test: shelley(false, 'testnet'),
  stake: shelley(true, 'mainnet'),
  stake_test: shelley(true, 'testnet'),
  zs: sized([43], zcash('Sapling', 'mainnet')),
  ztestsapling: sized([43], zcash('Sapling', 'testnet')),
  tex: sized([20], zcash('Transparent source only', 'mainnet'), transparent('1cb8'), true),
  textest: sized([20], zcash('Transparent source only', 'testnet'), transparent('1d25'), true),
  u: unifiedOf('mainnet'),
  utest: unifiedOf('testnet'),
  erd: sized([32], account('multiversx')),
  account_rdx: sized([30], { ...account('radix'), format: 'Account (bech32m)' }, undefined, true),
  account_tdx_2_: sized(
    [30], { ...account('radix'), format: 'Account (bech32m)', network: 'testnet' }, undefined, true),
  avax: sized([20], { ...account('avalanche-p', 'avalanche-x'), format: 'Address (bech32)' }),
  fuji: sized([20], { ...account('avalanche-p', 'avalanche-x'), format: 'Address (bech32)', network: 'testnet' }),
  iota: sized([33], account('iota'), ([type = 0xff, ...hash]) =>
    stardustTypes.has(type) ? { identity: `0x${toHex(Uint8Array.from(hash))}` } : undefined),
}

function unifiedOf(network: Network): WordReader {
  return ({ prefix, words, isModified }) => {
    const receivers = isModified ? unified(prefix, bytesOf(words)) : undefined
    if (receivers === undefined) return undefined
    const { p2pkh, p2sh, sapling } = receivers
    const isMain = network === 'mainnet'
    const [key, script] = isMain ? ['1cb8', '1cbd'] as const : ['1d25', '1cba'] as const
    const open = p2pkh ? base58CheckOf(key, p2pkh) : p2sh && base58CheckOf(script, p2sh)
    const shielded = sapling && textOf(bech32, isMain ? 'zs' : 'ztestsapling', sapling)
    const account = open ?? shielded
    return {
      ...zcash('Unified (bech32m)', network),
      ...account && { account },
      parts: [
        ...open ? [['Transparent receiver', open] as const] : [],
        ...shielded ? [['Sapling receiver', shielded] as const] : [],
      ],
    }
  }
}

/** Readers of all known prefixes. */
export const prefixes: Readonly<Record<string, WordReader>> = {
  ...Object.fromEntries(segwitChains.flatMap(([chain, ...all]) =>
    all.map((prefix, at) => [prefix, segwit(chain, at === 0 ? 'mainnet' : 'testnet')]))),
  ...Object.fromEntries(Object.entries(cosmos).flatMap(([prefix, chains]) => [
    [prefix, sized([20, 32], account(...chains))],
    [`${prefix}valoper`, sized([20, 32], { ...account(...chains), format: 'Validator (bech32)' },
      bytes => ({ account: textOf(bech32, prefix, bytes) }))],
  ])),
  ...Object.fromEntries(Object.entries(evmAccounts).map(([prefix, [chain, network]]) =>
    [prefix, sized([20], { ...account(chain), network }, sameBytes)])),
  ...others,
}

/** Returns the contents of a text in Bech32 or Bech32m, or `undefined` if its checksum is wrong. */
export function wordsOf(text: string): Words | undefined {
  const plain = bech32.decodeUnsafe(text, false)
  const held = plain || bech32m.decodeUnsafe(text, false)
  return held ? { prefix: held.prefix, words: held.words, isModified: !plain } : undefined
}
